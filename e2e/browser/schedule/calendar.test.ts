import type { Locator, Page } from '@playwright/test';
import { timeSlots } from '@site/schema/site';
import { expect, test } from '../support/guard.ts';
import {
  calendarOf,
  dateField,
  openCalendar,
  openScheduleDialog,
  openSchedulePage,
  timeField,
} from '../support/schedule-form.ts';

const MORNING = '2031-06-10T08:00:00+05:30';

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(MORNING);
});

/** The focus trap takes the focus in two timers, and a clock that is held calls them one by one. */
const timersDone = (page: Page) => page.evaluate(() => new Promise((resume) => setTimeout(resume)));

const day = (page: Page, name: string) => calendarOf(page).getByRole('button', { name, exact: true });

/** Opens the calendar of the dialog with the keyboard, which is at today then. */
async function openByKey(page: Page): Promise<Locator> {
  const dialog = await openScheduleDialog(page);
  await dateField(dialog).focus();
  await page.keyboard.press('Enter');
  await expect(day(page, 'June 10, 2031')).toBeFocused();
  return dialog;
}

/** Presses key after key, and looks which day has the focus. */
async function goThrough(page: Page, way: readonly (readonly [key: string, reached: string])[]): Promise<void> {
  for (const [key, reached] of way) {
    await page.keyboard.press(key);
    await expect(day(page, reached)).toBeFocused();
  }
}

test('today in India is picked to begin with', async ({ page }) => {
  const dialog = await openScheduleDialog(page);
  await expect(dateField(dialog)).toHaveText('Tue, Jun 10, 2031');
  const calendar = await openCalendar(dialog);
  await expect(calendar.getByRole('button', { name: 'June 10, 2031' })).toHaveAttribute('aria-current', 'date');
});

test('days before today cannot be picked, and no month before this one can be shown', async ({ page }) => {
  const calendar = await openCalendar(await openScheduleDialog(page));
  for (const day of [1, 8, 9]) {
    await expect(calendar.getByRole('button', { name: `June ${day}, 2031`, exact: true })).toBeDisabled();
  }
  for (const day of [10, 11, 30]) {
    await expect(calendar.getByRole('button', { name: `June ${day}, 2031`, exact: true })).toBeEnabled();
  }
  await expect(calendar.getByRole('button', { name: 'Previous month' })).toBeDisabled();
});

test('a day of another month is picked, named at the field, and gives the focus back', async ({ page }) => {
  const dialog = await openScheduleDialog(page);
  const calendar = await openCalendar(dialog);
  await expect(calendar).toHaveAttribute('aria-modal', 'true');
  await calendar.getByRole('button', { name: 'Next month' }).click();
  await calendar.getByRole('button', { name: 'July 4, 2031', exact: true }).click();
  await expect(calendar).toBeHidden();
  await expect(dateField(dialog)).toHaveText('Fri, Jul 4, 2031');
  await expect(dateField(dialog)).toBeFocused();
  await expect(dateField(dialog)).toHaveAttribute('aria-expanded', 'false');
});

test('picking the picked day clears it, and the field asks for one', async ({ page }) => {
  const dialog = await openScheduleDialog(page);
  const calendar = await openCalendar(dialog);
  await calendar.getByRole('button', { name: 'June 10, 2031' }).click();
  await expect(dateField(dialog)).toHaveText('Pick a date');
  await calendar.getByRole('button', { name: 'June 12, 2031' }).click();
  await expect(dateField(dialog)).toHaveText('Thu, Jun 12, 2031');
});

test('after the picked day was cleared, the keyboard picks one as before', { tag: '@desktop' }, async ({ page }) => {
  const dialog = await openScheduleDialog(page);
  const today = calendarOf(page).getByRole('button', { name: 'June 10, 2031', exact: true });
  const open = async () => {
    await openCalendar(dialog);
    await expect(today).toBeFocused();
    await timersDone(page);
  };
  await open();
  await page.keyboard.press('Enter');
  await expect(dateField(dialog)).toHaveText('Pick a date');
  await page.keyboard.press('Escape');
  await open();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(dateField(dialog)).toHaveText('Wed, Jun 11, 2031');
});

test('the keyboard goes to the months and back to the days of one', { tag: '@desktop' }, async ({ page }) => {
  const dialog = await openScheduleDialog(page);
  const calendar = await openCalendar(dialog);
  await calendar.getByRole('button', { name: 'June 2031' }).press('Enter');
  await expect(calendar.getByRole('button', { name: 'Jun', exact: true })).toBeFocused();
  await expect(calendar.getByRole('button', { name: 'Next year' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(calendar.getByRole('button', { name: 'July 1, 2031', exact: true })).toBeFocused();
});

test('the arrows of the keyboard move through the days, Enter picks one', { tag: '@desktop' }, async ({ page }) => {
  const dialog = await openByKey(page);
  await expect(day(page, 'June 10, 2031')).toHaveAttribute('aria-pressed', 'true');
  await expect(day(page, 'June 11, 2031')).toHaveAttribute('aria-pressed', 'false');
  await timersDone(page);
  await goThrough(page, [
    ['ArrowRight', 'June 11, 2031'],
    ['ArrowDown', 'June 18, 2031'],
    ['ArrowLeft', 'June 17, 2031'],
    ['ArrowUp', 'June 10, 2031'],
    ['ArrowRight', 'June 11, 2031'],
  ]);
  await page.keyboard.press('Enter');
  await expect(dateField(dialog)).toHaveText('Wed, Jun 11, 2031');
  await expect(dateField(dialog)).toBeFocused();
});

test('the keyboard goes on into the next month and back, and no further than today', { tag: '@desktop' }, async ({
  page,
}) => {
  const dialog = await openByKey(page);
  await timersDone(page);
  await goThrough(page, [
    ['PageDown', 'July 10, 2031'],
    ['PageUp', 'June 10, 2031'],
    ['PageUp', 'June 10, 2031'],
    ['ArrowDown', 'June 17, 2031'],
    ['ArrowDown', 'June 24, 2031'],
    ['ArrowDown', 'July 1, 2031'],
    ['ArrowLeft', 'June 30, 2031'],
    ['ArrowRight', 'July 1, 2031'],
    ['Shift+PageDown', 'July 1, 2032'],
    ['End', 'July 3, 2032'],
    ['Home', 'June 27, 2032'],
    ['ArrowDown', 'July 4, 2032'],
    ['ArrowLeft', 'July 3, 2032'],
    ['ArrowUp', 'June 26, 2032'],
    ['End', 'June 26, 2032'],
  ]);
  await page.keyboard.press('Enter');
  await expect(dateField(dialog)).toHaveText('Sat, Jun 26, 2032');
});

for (const where of ['dialog', 'page'] as const) {
  test(`in a low window the focused day of the ${where} is always seen`, { tag: '@desktop' }, async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 400 });
    const form = where === 'dialog' ? await openScheduleDialog(page) : await openSchedulePage(page);
    await dateField(form).focus();
    await page.keyboard.press('Enter');
    const focused = calendarOf(page).locator(':focus');
    await expect(focused).toHaveAccessibleName('June 10, 2031');
    await expect(focused).toBeInViewport({ ratio: 1 });
    for (const reached of ['June 17, 2031', 'June 24, 2031']) {
      await page.keyboard.press('ArrowDown');
      await expect(focused).toHaveAccessibleName(reached);
      await expect(focused).toBeInViewport({ ratio: 1 });
    }
  });

  test(`in a window lower than a month the wheel reaches every day of the ${where}`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    const calendar = await openCalendar(
      where === 'dialog' ? await openScheduleDialog(page) : await openSchedulePage(page),
    );
    await expect(day(page, 'June 10, 2031')).toBeInViewport({ ratio: 1 });
    await calendar.hover();
    await page.mouse.wheel(0, 400);
    await expect(day(page, 'June 30, 2031')).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, -400);
    await expect(calendar.getByRole('button', { name: 'Next month' })).toBeInViewport({ ratio: 1 });
  });
}

for (const where of ['the calendar', 'its field'] as const) {
  test(`Escape in ${where} closes the calendar and not the dialog`, async ({ page }) => {
    const dialog = await openScheduleDialog(page);
    const calendar = await openCalendar(dialog);
    await expect(calendar.getByRole('button', { name: 'June 10, 2031' })).toBeFocused();
    if (where === 'its field') await dateField(dialog).focus();
    await page.keyboard.press('Escape');
    await expect(calendar).toBeHidden();
    await expect(dialog).toBeVisible();
    await expect(dateField(dialog)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
}

test('a click beside the calendar closes the calendar and not the dialog', async ({ page }) => {
  const dialog = await openScheduleDialog(page);
  const calendar = await openCalendar(dialog);
  await dialog.getByRole('heading', { name: 'Schedule a Call' }).click();
  await expect(calendar).toBeHidden();
  await expect(dialog).toBeVisible();
});

test('Tab stays in the open calendar', { tag: '@desktop' }, async ({ page }) => {
  const calendar = await openCalendar(await openScheduleDialog(page));
  await expect(calendar.getByRole('button', { name: 'June 10, 2031' })).toBeFocused();
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    expect(await calendar.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
});

test('the list holds the 18 half hours from 9:00 AM to 5:30 PM and "Select a time slot"', { tag: '@desktop' }, async ({
  page,
}) => {
  const options = timeField(await openScheduleDialog(page)).locator('option');
  await expect(options).toHaveCount(19);
  const texts = await options.allTextContents();
  expect(texts).toEqual(['Select a time slot', ...timeSlots]);
  expect([texts[1], texts[2], texts[7], texts[9], texts[18]]).toEqual([
    '9:00 AM',
    '9:30 AM',
    '12:00 PM',
    '1:00 PM',
    '5:30 PM',
  ]);
});

const clocks = [
  { now: '08:59', open: 18 },
  { now: '09:00', open: 17 },
  { now: '12:10', open: 11 },
  { now: '17:29', open: 1 },
  { now: '17:30', open: 0 },
];

for (const { now, open } of clocks) {
  test(`at ${now} in India ${open} slots of today are left, and 18 of tomorrow`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.clock.setFixedTime(`2031-06-10T${now}:00+05:30`);
    const dialog = await openScheduleDialog(page);
    const free = timeField(dialog).locator('option:not([value=""]):not(:disabled)');
    await expect(free).toHaveText(timeSlots.slice(18 - open));
    const over = dialog.getByText('All slots of this day have passed. Pick a later day.');
    await expect(over).toBeVisible({ visible: open === 0 });
    const calendar = await openCalendar(dialog);
    await calendar.getByRole('button', { name: 'June 11, 2031' }).click();
    await expect(free).toHaveCount(18);
    await expect(over).toBeHidden();
  });
}

test('a slot closes while the form is open, when its time comes', { tag: '@desktop' }, async ({ page }) => {
  await page.clock.install({ time: '2031-06-10T09:59:00+05:30' });
  const form = await openSchedulePage(page);
  const slot = timeField(form).locator('option', { hasText: '10:00 AM' });
  await expect(slot).toBeEnabled();
  await page.clock.fastForward('01:30');
  await expect(slot).toBeDisabled();
});
