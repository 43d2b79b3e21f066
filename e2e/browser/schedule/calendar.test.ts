import type { Page } from '@playwright/test';
import { timeSlots } from '@site/schema/site';
import { expect, test } from '../support/guard.ts';
import {
  calendarOf,
  dateField,
  dayButton,
  openCalendar,
  openScheduleDialog,
  openSchedulePage,
  submitButton,
  timeField,
} from '../support/schedule-form.ts';

test.beforeEach(({ page }) => page.clock.setFixedTime('2031-06-10T08:00:00+05:30'));

/** Mantine's focus trap moves the focus in two timers; a fixed clock runs them one by one. */
const focusTrapTimers = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));

test('opens at today in India, disables earlier days and shows the picked day at the field', { tag: '@long' }, async ({
  page,
}) => {
  const dialog = await openScheduleDialog(page);
  await expect(dateField(dialog)).toHaveText('Tue, Jun 10, 2031');
  const calendar = await openCalendar(dialog);
  await expect(calendar).toHaveAttribute('aria-modal', 'true');
  // It covers none of the buttons of the dialog.
  await expect
    .poll(async () => {
      const [box, button] = [await calendar.boundingBox(), await submitButton(dialog).boundingBox()];
      return (box?.y ?? 999) + (box?.height ?? 999) <= (button?.y ?? 0);
    })
    .toBe(true);
  await expect(dayButton(page, 'June 10, 2031')).toHaveAttribute('aria-current', 'date');
  await expect(dayButton(page, 'June 10, 2031')).toHaveAttribute('aria-pressed', 'true');
  await expect(dayButton(page, 'June 11, 2031')).toHaveAttribute('aria-pressed', 'false');
  for (const day of [1, 9]) await expect(dayButton(page, `June ${day}, 2031`)).toBeDisabled();
  for (const day of [10, 30]) await expect(dayButton(page, `June ${day}, 2031`)).toBeEnabled();
  await expect(calendar.getByRole('button', { name: 'Previous month' })).toBeDisabled();
  await calendar.getByRole('button', { name: 'Next month' }).click();
  await dayButton(page, 'July 4, 2031').click();
  await expect(calendar).toBeHidden();
  await expect(dateField(dialog)).toHaveText('Fri, Jul 4, 2031');
  await expect(dateField(dialog)).toBeFocused();
  await expect(dateField(dialog)).toHaveAttribute('aria-expanded', 'false');
});

test('clears the picked day when it is picked again, and lets mouse and keyboard pick another', {
  tag: '@long',
}, async ({ page }) => {
  const dialog = await openScheduleDialog(page);
  await openCalendar(dialog);
  await dayButton(page, 'June 10, 2031').click();
  await expect(dateField(dialog)).toHaveText('Pick a date');
  await dayButton(page, 'June 12, 2031').click();
  await expect(dateField(dialog)).toHaveText('Thu, Jun 12, 2031');
  await openCalendar(dialog);
  await expect(dayButton(page, 'June 12, 2031')).toBeFocused();
  await focusTrapTimers(page);
  await page.keyboard.press('Enter');
  await expect(dateField(dialog)).toHaveText('Pick a date');
  await page.keyboard.press('Escape');
  await openCalendar(dialog);
  await expect(dayButton(page, 'June 10, 2031')).toBeFocused();
  await focusTrapTimers(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(dateField(dialog)).toHaveText('Wed, Jun 11, 2031');
});

// calendar-keys.test.ts tests the target day of each key.
test('moves the focus by keyboard through days and months, but not before today, and picks with Enter', async ({
  page,
}) => {
  const dialog = await openScheduleDialog(page);
  await dateField(dialog).focus();
  await page.keyboard.press('Enter');
  await expect(dayButton(page, 'June 10, 2031')).toBeFocused();
  await focusTrapTimers(page);
  for (const [key, reached] of [
    ['PageUp', 'June 10, 2031'],
    ['PageDown', 'July 10, 2031'],
    ['PageUp', 'June 10, 2031'],
    ['ArrowLeft', 'June 10, 2031'],
    ['ArrowDown', 'June 17, 2031'],
    ['ArrowDown', 'June 24, 2031'],
    ['ArrowDown', 'July 1, 2031'],
    ['ArrowLeft', 'June 30, 2031'],
    ['ArrowRight', 'July 1, 2031'],
    ['Shift+PageDown', 'July 1, 2032'],
    ['Home', 'June 27, 2032'],
    ['End', 'July 3, 2032'],
    ['ArrowUp', 'June 26, 2032'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(dayButton(page, reached)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(dateField(dialog)).toHaveText('Sat, Jun 26, 2032');
  await expect(dateField(dialog)).toBeFocused();
});

test('keeps Tab inside the calendar and lets the keyboard choose a month', { tag: '@long' }, async ({ page }) => {
  const calendar = await openCalendar(await openScheduleDialog(page));
  await expect(dayButton(page, 'June 10, 2031')).toBeFocused();
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    expect(await calendar.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await calendar.getByRole('button', { name: 'June 2031' }).press('Enter');
  await expect(calendar.getByRole('button', { name: 'Jun', exact: true })).toBeFocused();
  await expect(calendar.getByRole('button', { name: 'Next year' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(dayButton(page, 'July 1, 2031')).toBeFocused();
});

for (const place of ['dialog', 'page'] as const) {
  test(`fits a small window on the ${place}: the focused day is visible and the wheel reaches every day`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 400 });
    const form = place === 'dialog' ? await openScheduleDialog(page) : await openSchedulePage(page);
    await dateField(form).focus();
    await page.keyboard.press('Enter');
    const focused = calendarOf(page).locator(':focus');
    await expect(focused).toHaveAccessibleName('June 10, 2031');
    await expect(focused).toBeInViewport({ ratio: 1 });
    await focusTrapTimers(page);
    for (const reached of ['June 17, 2031', 'June 24, 2031']) {
      await page.keyboard.press('ArrowDown');
      await expect(focused).toHaveAccessibleName(reached);
      await expect(focused).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press('Escape');
    await expect(calendarOf(page)).toBeHidden();
    await expect(dateField(form)).toBeFocused();

    await page.setViewportSize({ width: 320, height: 256 });
    const calendar = await openCalendar(form);
    await expect(dayButton(page, 'June 10, 2031')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await calendar.hover();
    await page.mouse.wheel(0, 400);
    await expect(dayButton(page, 'June 30, 2031')).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, -400);
    await expect(calendar.getByRole('button', { name: 'Next month' })).toBeInViewport({ ratio: 1 });
  });
}

test('closes on Escape and on a click beside it without closing the dialog', { tag: '@long' }, async ({ page }) => {
  const dialog = await openScheduleDialog(page);
  const calendar = await openCalendar(dialog);
  await dialog.getByRole('heading', { name: 'Schedule a Call' }).click();
  await expect(calendar).toBeHidden();
  for (const focus of ['calendar', 'field'] as const) {
    await openCalendar(dialog);
    await expect(dayButton(page, 'June 10, 2031')).toBeFocused();
    if (focus === 'field') await dateField(dialog).focus();
    await page.keyboard.press('Escape');
    await expect(calendar).toBeHidden();
    await expect(dialog).toBeVisible();
    await expect(dateField(dialog)).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

// packages/schema/src/schedule.test.ts tests which slots have passed at which time.
test('offers 18 slots, disables those of today as they pass, and offers all of another day', { tag: '@long' }, async ({
  page,
}) => {
  await page.clock.install({ time: '2031-06-10T09:59:00+05:30' });
  const form = await openSchedulePage(page);
  await expect(timeField(form).getByRole('radio')).toHaveCount(18);
  const free = timeField(form).locator('label:has(:enabled)');
  const allPassed = form.getByText('All slots of this day have passed. Pick a later day.');
  await expect(free).toHaveText(timeSlots.slice(2));
  await page.clock.fastForward('01:30');
  await expect(free).toHaveText(timeSlots.slice(3));
  await page.clock.fastForward('07:30:00');
  await expect(free).toHaveCount(0);
  await expect(allPassed).toBeVisible();
  await openCalendar(form);
  await dayButton(page, 'June 11, 2031').click();
  await expect(free).toHaveCount(18);
  await expect(allPassed).toBeHidden();
});
