import { brandDefaults } from '@site/schema/brand-defaults';
import { expect, test } from '../support/own-server.ts';
import { dayButton, fillCall, openCalendar, openSchedulePage, submitButton } from '../support/schedule-form.ts';

/*
 * The clock of Berlin changes on October 26, 2031, a week before that of New York: 3 PM in Berlin is 9 AM, 10 AM and
 * 9 AM there. Visitors of both cities book the same three instants.
 */

test.use({ serverOptions: { name: 'clock-change' } });

const calls = [
  { day: 'Fri, Oct 24, 2031', inNewYork: '9:00 AM', start: '20311024T130000Z' },
  { day: 'Mon, Oct 27, 2031', inNewYork: '10:00 AM', start: '20311027T140000Z' },
  { day: 'Mon, Nov 3, 2031', inNewYork: '9:00 AM', start: '20311103T140000Z' },
];

for (const timezoneId of ['America/New_York', 'Europe/Berlin']) {
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('books the same instants of an agency in Berlin before and after each change of a clock', async ({
      page,
      headers,
    }) => {
      const address = { ...brandDefaults.address, city: 'Berlin', country: 'DE' };
      const data = { ...brandDefaults, address, timeZone: 'Europe/Berlin' };
      expect((await page.request.post('/trpc/site.saveBrand', { data, headers })).status()).toBe(200);

      await page.clock.setFixedTime('2031-10-20T08:00:00Z');
      for (const { day, inNewYork, start } of calls) {
        const form = await openSchedulePage(page);
        const calendar = await openCalendar(form);
        if (day.includes('Nov')) await calendar.getByRole('button', { name: 'Next month' }).click();
        await dayButton(page, fullDate(day)).click();
        await fillCall(form, '3:00 PM');
        await submitButton(form).click();

        await expect(form.getByText(`${day}, 3:00 PM Central European Time`)).toBeVisible();
        const isHere = timezoneId === 'Europe/Berlin';
        await expect(form.getByText(isHere ? 'Germany time' : `Your time: ${inNewYork}`)).toBeVisible();
        const file = await form.getByRole('link', { name: /\.ics/ }).getAttribute('href');
        expect(await (await page.request.get(file ?? '')).text()).toContain(`DTSTART:${start}`);
      }
    });
  });
}

/** "October 24, 2031" for "Fri, Oct 24, 2031". */
const fullDate = (day: string) =>
  new Date(`${day} UTC`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
