import type { Page } from '@playwright/test';
import { bookingDefaults } from '@site/schema/booking';
import { dayIn } from '@site/schema/schedule';
import { timeSlots } from '@site/schema/site';
import { expectAccessibleInBothSchemes } from '../support/axe.ts';
import { fulfillProcedure, holdProcedure } from '../support/network.ts';
import { expect, test } from '../support/own-server.ts';
import { waitForHydration } from '../support/page-state.ts';
import {
  dateField,
  dayButton,
  fillCall,
  openCalendar,
  openScheduleDialog,
  openSchedulePage,
  SCHEDULE_URL,
  slotButton,
  submitButton,
} from '../support/schedule-form.ts';

/*
 * A call from booking to cancellation, and the availability of slots, on a server that no other test uses.
 */

test.use({ serverOptions: { name: 'booking' }, timezoneId: 'America/New_York' });
test.describe.configure({ mode: 'serial' });

const NOW = '2031-06-10T08:00:00+05:30';
const call = { name: 'Ravi Shah', phone: '+91 98765 43210', email: 'ravi@client.example' };
let visitors = 0;

test.beforeEach(({ page }) => page.clock.setFixedTime(NOW));

const fillSlot = async (page: Page, preferredDate: string, preferredTime: string) => {
  for (let booked = 0; booked < bookingDefaults.capacity; booked += 1) {
    visitors += 1;
    const visitor = {
      name: 'Ravi Shah',
      phone: String(9_100_000_000 + visitors),
      email: `ravi${visitors}@client.example`,
    };
    const data = { ...visitor, preferredDate, preferredTime };
    const response = await page.request.post('/api/schedule-call', { data });
    expect([201, 409]).toContain(response.status());
  }
};

/** Books a call on the page and opens its private page. */
async function bookCall(page: Page, slot: string) {
  const form = await openSchedulePage(page);
  await fillCall(form, slot);
  await submitButton(form).click();
  await expect(form.getByRole('heading', { name: 'Thank You' })).toBeFocused();
  return form;
}

test("the thank-you message repeats day, time and zone, with the visitor's time, and links to calendars and to the private page", {
  tag: '@long',
}, async ({ page }) => {
  const form = await bookCall(page, '10:30 AM');
  const when = 'Tue, Jun 10, 2031, 10:30 AM IST';
  await expect(form.getByText(when)).toBeVisible();
  await expect(form.getByText('Your time: 1:00 AM')).toBeVisible();
  await expect(form.getByRole('link', { name: 'Google Calendar' })).toHaveAttribute('href', /dates=20310610T050000Z/);
  await expect(form.getByRole('link', { name: 'Outlook' })).toHaveAttribute('href', /2031-06-10T05%3A00/);
  const file = await form.getByRole('link', { name: /\.ics/ }).getAttribute('href');
  expect(await (await page.request.get(file ?? '')).text()).toContain('DTSTART');
  await form.getByRole('link', { name: 'Reschedule or cancel' }).click();
  await expect(page.getByText(when)).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, hydrateOnLoad: javaScriptEnabled });

    test('the private page moves the call, offers free slots when the new one is full, and cancels it', {
      tag: javaScriptEnabled ? [] : '@long',
    }, async ({ page }) => {
      const booking = { ...call, preferredDate: '2031-06-12', preferredTime: '9:00 AM' };
      const booked = await page.request.post('/trpc/callRequest.schedule', { data: booking });
      const { result } = (await booked.json()) as { result: { data: { json: { token: string } } } };
      await page.goto(`/booking/${result.data.json.token}`);
      await expect(page.getByText('Thu, Jun 12, 2031, 9:00 AM')).toBeVisible();
      const main = page.getByRole('main');
      // The browser replaces the name of the zone by the visitor's time.
      const zone = javaScriptEnabled ? 'Your time: 11:30 PM on Wed, Jun 11' : 'India time (Asia/Kolkata)';
      await expect(main.getByText(zone)).toBeVisible();

      await fulfillProcedure(page, 'booking.availability', []);
      if (javaScriptEnabled) {
        await expect(slotButton(main, '9:00 AM Yours')).toBeDisabled();
      } else {
        await slotButton(main, '9:00 AM').check();
        await main.getByRole('button', { name: 'Reschedule call' }).click();
        await expect(main.getByRole('status').filter({ hasText: 'already at this time' })).toBeInViewport();
      }
      // The error of the server disappears when the field is corrected.
      await main.getByRole('button', { name: 'Reschedule call' }).click();
      await expect(main.getByText('Please select a preferred time')).toBeInViewport();
      if (javaScriptEnabled) {
        await expect(slotButton(main, '9:30 AM')).toBeFocused();
        await slotButton(main, '3:00 PM').check();
        await waitForHydration(page);
        await expect(main.getByText('Please select a preferred time')).toHaveCount(0);
      }

      // The server refuses a full slot that was still free when the form was opened.
      await slotButton(main, '4:00 PM').check();
      await fillSlot(page, '2031-06-12', '4:00 PM');
      await main.getByRole('button', { name: 'Reschedule call' }).click();
      await expect(main.getByText('This time is fully booked. Please choose another one.')).toBeInViewport();
      // Before hydration, a press of a free slot moves the call at once, as without JavaScript.
      if (javaScriptEnabled) await waitForHydration(page);
      const offers = main.getByRole('group', { name: 'Free times nearby' });
      await offers.getByRole('button', { name: '3:30 PM' }).click();
      if (javaScriptEnabled) await expect(slotButton(main, '3:30 PM')).toBeFocused();
      if (javaScriptEnabled) await main.getByRole('button', { name: 'Reschedule call' }).click();
      const moved = main.getByRole('status').filter({ hasText: 'Your call was moved.' });
      await expect(moved).toBeInViewport();
      await expect(moved).toBeFocused();
      await expect(page).toHaveTitle(/^Your call was moved/);
      await expect(page.getByText('Thu, Jun 12, 2031, 3:30 PM')).toBeVisible();
      await page.goto(new URL(page.url()).pathname);
      await expect(page.getByText('Thu, Jun 12, 2031, 3:30 PM')).toBeVisible();
      await expect(main.getByText('Your call was moved.')).toHaveCount(0);

      await main.getByText('Cancel this call').click();
      await main.getByRole('button', { name: 'Yes, cancel the call' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your call is cancelled');
      await expect(main.getByText('The call on Thu, Jun 12, 2031, 3:30 PM IST has been cancelled.')).toBeVisible();
      await expect(main.getByRole('status').filter({ hasText: 'Your call was cancelled.' })).toBeFocused();
      await expect(page).toHaveTitle(/^Your call was cancelled/);
      await expect(main.getByRole('button')).toHaveCount(0);
    });
  });
}

test('a full slot is struck through, and one that fills up in the meantime is refused with buttons for free ones', {
  tag: '@long',
}, async ({ page, expectProblem }) => {
  expectProblem(/status of 409/);
  expectProblem(/status of 503/);
  await fillSlot(page, '2031-06-10', '12:00 PM');
  const dialog = await openScheduleDialog(page);
  await expect(slotButton(dialog, '12:00 PM Full')).toBeDisabled();
  await fillCall(dialog, '2:00 PM');
  await fillSlot(page, '2031-06-10', '2:00 PM');
  await submitButton(dialog).click();
  const offers = dialog.getByRole('group', { name: 'Free times nearby' });
  await expect(offers.getByRole('button')).toHaveCount(3);
  const [last, send] = [await offers.boundingBox(), await submitButton(dialog).boundingBox()];
  expect((last?.y ?? 999) + (last?.height ?? 999)).toBeLessThan(send?.y ?? 0);
  await expect(slotButton(dialog, '2:00 PM Full')).toBeDisabled();
  // The selected slot had the focus and is disabled now.
  await expect(offers.getByRole('button').first()).toBeFocused();
  // A failure returns the focus to the button that was pressed, not to a free time.
  const unavailable = { status: 503, json: { message: 'Try again in a moment.' } };
  await page.route(SCHEDULE_URL, (route) => route.fulfill(unavailable), { times: 1 });
  await submitButton(dialog).click();
  await expect(dialog.getByText('Try again in a moment.')).toBeVisible();
  await expect(submitButton(dialog)).toBeFocused();
  await submitButton(dialog).click();
  await offers.getByRole('button', { name: '1:30 PM' }).click();
  await expect(slotButton(dialog, '1:30 PM')).toBeChecked();
  await expect(slotButton(dialog, '1:30 PM')).toBeFocused();
  await expect(offers).toBeHidden();
  await submitButton(dialog).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'Success!' })).toContainText(
    'Tue, Jun 10, 2031, 1:30 PM IST (Asia/Kolkata)',
  );
});

test('a time that was picked before the server has answered moves to the first day that can be booked', async ({
  page,
}) => {
  const today = { day: '2031-06-10', closed: null, isOfficeDay: true, unavailable: [...timeSlots], full: [] };
  await fulfillProcedure(page, 'booking.availability', [today]);
  const answer = await holdProcedure(page, 'booking.availability');
  const form = await openSchedulePage(page);
  await fillCall(form, '10:30 AM');
  await expect(dateField(form)).toHaveText('Tue, Jun 10, 2031');
  answer();
  await expect(dateField(form)).toHaveText('Wed, Jun 11, 2031');
  await expect(slotButton(form, '10:30 AM')).toBeChecked();
});

test('in the evening the next day with a free slot is picked, and a weekend is marked', { tag: '@long' }, async ({
  page,
  request,
  headers,
}) => {
  await page.clock.setFixedTime('2031-06-12T17:30:00+05:30');
  const input = { ...bookingDefaults, holidays: [{ day: '2031-06-13', name: 'Founding day' }] };
  expect((await request.post('/trpc/booking.saveSettings', { headers, data: input })).status()).toBe(200);
  const dialog = await openScheduleDialog(page);
  await expect(dateField(dialog)).toHaveText('Sat, Jun 14, 2031');
  await expect(dateField(dialog)).toHaveAccessibleDescription('Confirmed on the next working day');
  await openCalendar(dialog);
  await expect(dayButton(page, 'June 13, 2031')).toBeDisabled();
  await expect(dayButton(page, 'June 13, 2031')).toHaveAttribute('title', 'Founding day');
  await expect(dayButton(page, 'June 15, 2031')).toHaveAttribute('title', 'Confirmed on the next working day');
  await expect(page.getByRole('dialog', { name: 'Preferred date' }).getByText('Confirmed on the next')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  await expect(dayButton(page, 'June 15, 2031')).toBeFocused();
});

test('the private page is accessible, and opens again with Back', { tag: '@long' }, async ({ page, request }) => {
  const data = {
    ...call,
    preferredDate: dayIn('Asia/Kolkata', new Date('2031-06-20T12:00:00Z')),
    preferredTime: '9:00 AM',
  };
  const booked = await request.post('/trpc/callRequest.schedule', { data });
  const { result } = (await booked.json()) as { result: { data: { json: { token: string } } } };
  await page.goto(`/booking/${result.data.json.token}`);
  await expectAccessibleInBothSchemes(page, 'header, footer');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL('/blog');
  await page.goBack();
  await expect(page.getByText('Fri, Jun 20, 2031, 9:00 AM')).toBeVisible();
});

test('after a booking, other pages of the tab link to the call until its link is no longer valid', async ({ page }) => {
  await bookCall(page, '2:30 PM');
  await page.goto('/about');
  const requested = page.getByRole('link', { name: 'Your requested call' }).first();
  await expect(requested).toHaveAttribute('href', /^\/booking\//);
  await page.evaluate(() => window.sessionStorage.setItem('booked', '1.x'));
  await page.goto('/booking/1.x');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is not valid');
  await page.goto('/about');
  await expect(page.getByRole('button', { name: 'Schedule Call' }).first()).toBeVisible();
  await expect(requested).toHaveCount(0);
});
