import { expectAccessibleInBothSchemes } from '../support/axe.ts';
import { expect, test } from '../support/guard.ts';
import {
  calendarOf,
  chosenSlot,
  dateField,
  fillCall,
  openCalendar,
  openScheduleDialog,
  pressTrigger,
  SCHEDULE_URL,
  scheduleDialog,
  slotButton,
  submitButton,
  timeField,
} from '../support/schedule-form.ts';

const triggers = [
  { path: '/', names: ['Schedule Call', 'Book Free Consultation'] },
  { path: '/about', names: ['Schedule Call'] },
  { path: '/services/seo-optimization', names: ['Schedule Call', 'Schedule Free Consultation'] },
];

test('opens from every trigger and returns the focus to it', { tag: '@long' }, async ({ page }) => {
  for (const { path, names } of triggers) {
    await page.goto(path);
    for (const name of names) {
      const dialog = await pressTrigger(page, name);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', { name, exact: true }).first()).toBeFocused();
      await expect(page).toHaveURL(path);
    }
  }
});

test('has the name, description and labelled fields of the specification, hides the page from screen readers, stops its scrolling, and closes on a click beside it', async ({
  page,
}) => {
  const dialog = await openScheduleDialog(page);
  await expect(dialog).toHaveAccessibleName('Schedule a Call');
  await expect(dialog).toHaveAccessibleDescription("Let us know when you'd like to discuss your project.");
  for (const label of ['Full Name *', 'Phone Number *', 'Email Address *', 'Company (Optional)']) {
    await expect(dialog.getByRole('textbox', { name: label, exact: true })).toBeVisible();
  }
  await expect(dialog.getByLabel('Email Address *')).toHaveAttribute('type', 'email');
  await expect(dateField(dialog)).toBeVisible();
  await expect(timeField(dialog)).toHaveAccessibleDescription(/^Select a time slot\./);
  await expect(chosenSlot(dialog)).toHaveCount(0);
  const message = dialog.getByRole('textbox', { name: 'Message (Optional)', exact: true });
  await expect(message).toHaveAttribute('placeholder', 'Tell us about your project...');
  await expect(submitButton(dialog)).toBeEnabled();
  await expect(dialog).toHaveAttribute('aria-modal', 'true');
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  const home = await page.getByRole('banner').getByRole('link').first().boundingBox();
  await page.mouse.click((home?.x ?? 0) + 2, (home?.y ?? 0) + 10);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
});

test('is at most 425 px wide and 90% of the window high, with its buttons in view, and cuts nothing off at a width of 320 px, with its errors and its calendar', {
  tag: '@long',
}, async ({ page }) => {
  const dialog = await openScheduleDialog(page);
  for (const { width, height, dialogWidth } of [
    { width: 1440, height: 900, dialogWidth: 425 },
    { width: 1440, height: 480, dialogWidth: 425 },
    { width: 390, height: 844, dialogWidth: 351 },
    { width: 390, height: 480, dialogWidth: 351 },
  ]) {
    await page.setViewportSize({ width, height });
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(dialogWidth);
    const box = await dialog.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(height * 0.9);
    expect(box?.y).toBeGreaterThanOrEqual(height * 0.049);
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 });
    await expect(submitButton(dialog)).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  }

  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = () =>
    page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('[role=dialog]')].map(
        (element) => element.scrollWidth - element.clientWidth,
      ),
    );
  expect(await overflow()).toEqual([0, 0]);
  await submitButton(dialog).click();
  await expect(dialog.getByText('Please check 4 fields.')).toBeVisible();
  expect(await overflow()).toEqual([0, 0]);
  const calendar = await openCalendar(dialog);
  await expect(calendar.getByRole('button', { name: 'Previous month' })).toBeInViewport({ ratio: 1 });
  await expect(calendar.getByRole('button', { name: 'Next month' })).toBeInViewport({ ratio: 1 });
  const box = await calendar.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
  expect(await overflow()).toEqual([0, 0, 0]);
});

test('shows the focused field above its buttons and names its groups at 400% zoom', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const dialog = await openScheduleDialog(page);
  const isUncovered = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      const { x, y, width, bottom } = focused?.getBoundingClientRect() ?? new DOMRect();
      return [y + 1, bottom - 1].every((edge) => document.elementFromPoint(x + width / 2, edge) === focused);
    });
  await expect.poll(isUncovered).toBe(true);
  for (const label of ['Phone Number *', 'Email Address *', 'Company (Optional)']) {
    await page.keyboard.press('Tab');
    await expect(dialog.getByLabel(label)).toBeFocused();
    expect(await isUncovered()).toBe(true);
  }

  // Firefox and WebKit do not name a group after a legend that is out of the flow.
  const names = await dialog
    .locator('fieldset')
    .evaluateAll((groups) => groups.map((group) => group.ariaLabelledByElements?.[0]?.textContent));
  expect(names).toEqual(['Your details', 'When', 'Your project']);
});

test('opens at its first field again, also after its fields were scrolled', { tag: ['@phone', '@long'] }, async ({
  page,
}) => {
  await page.clock.setFixedTime('2031-06-10T08:00:00+05:30');
  const dialog = await openScheduleDialog(page);
  await dialog.getByLabel('Message (Optional)').focus();
  await expect(dialog.getByLabel('Full Name *')).not.toBeInViewport();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await pressTrigger(page);
  await expect(dialog.getByLabel('Full Name *')).toBeInViewport();
});

test('moves the focus with Tab from field to field and around from the last button', { tag: '@long' }, async ({
  page,
}) => {
  await page.clock.setFixedTime('2031-06-10T08:00:00+05:30');
  const dialog = await openScheduleDialog(page);
  const close = dialog.getByRole('button', { name: 'Close' });
  const stops = [
    dialog.getByLabel('Phone Number *'),
    dialog.getByLabel('Email Address *'),
    dialog.getByLabel('Company (Optional)'),
    dateField(dialog),
    slotButton(dialog, '9:00 AM'),
    dialog.getByLabel('Message (Optional)'),
    dialog.getByRole('button', { name: 'Cancel' }),
    submitButton(dialog),
    close,
    dialog.getByLabel('Full Name *'),
  ];
  for (const stop of stops) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
  await close.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(submitButton(dialog)).toBeFocused();
});

test('Escape, Close and Cancel close the dialog, return the focus to its trigger and keep the typed values', {
  tag: '@long',
}, async ({ page }) => {
  const dialog = await openScheduleDialog(page);
  await dialog.getByLabel('Full Name *').fill('Asha Rao');
  for (const way of ['Escape', 'Close', 'Cancel'] as const) {
    if (way === 'Escape') await page.keyboard.press('Escape');
    else await dialog.getByRole('button', { name: way }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Schedule Call' }).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Full Name *')).toBeFocused();
    await expect(dialog.getByLabel('Full Name *')).toHaveValue('Asha Rao');
  }
});

test('closes on Back, after an open calendar, and stays on the page; once it is closed, Back leads to the page before', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link').first().click();
  // The previous page has such a button too until the next one is rendered.
  await expect(page.getByRole('heading', { name: 'An agency with a timetable.' })).toBeHidden();
  await expect(page).toHaveURL('/');
  const trigger = page.getByRole('main').getByRole('button', { name: 'Schedule Call' }).first();
  await trigger.click();
  await expect(scheduleDialog(page).getByLabel('Full Name *')).toBeFocused();
  const calendar = await openCalendar(scheduleDialog(page));
  await page.goBack();
  await expect(calendar).toBeHidden();
  await expect(scheduleDialog(page)).toBeVisible();
  await page.goBack();
  await expect(scheduleDialog(page)).toBeHidden();
  await expect(page).toHaveURL('/');
  await expect(trigger).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(scheduleDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(scheduleDialog(page)).toBeHidden();
  await page.waitForFunction(() => !window.history.state.dialog);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
});

test('leads to the page with the same form when the script of the dialog cannot be loaded', { tag: '@long' }, async ({
  page,
  expectProblem,
}) => {
  expectProblem(/failed request: .*ScheduleDialog|console error: Failed to load resource/);
  await page.route('**/ScheduleDialog-*.js', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'Schedule Call' }).first().click();
  await expect(page).toHaveURL('/schedule-call');
  await expect(page.getByLabel('Full Name *')).toBeVisible();
});

test('is accessible in both schemes with its calendar, errors and a failure, and without motion', {
  tag: '@long',
}, async ({ page, expectProblem }) => {
  expectProblem(/status of 503/);
  await page.clock.setFixedTime('2031-06-10T12:10:00+05:30');
  await page.route(SCHEDULE_URL, (route) => route.fulfill({ status: 503, json: { message: 'Please try again.' } }));
  /** The page behind the dialog is checked by public-pages.test.ts. */
  const expectAccessible = (state: string) => expectAccessibleInBothSchemes(page, 'main, header, footer', state);
  const dialog = await openScheduleDialog(page);
  const moving = await dialog.evaluate((element) =>
    [element, ...element.querySelectorAll('*')].filter((part) => {
      const { transitionDuration, animationName } = getComputedStyle(part);
      return transitionDuration !== '0s' || animationName !== 'none';
    }),
  );
  expect(moving).toEqual([]);
  await submitButton(dialog).click();
  await expect(dialog.getByRole('status')).toHaveText('Please check 4 fields.');
  await expectAccessible('errors');
  await openCalendar(dialog);
  await expectAccessible('calendar');
  await page.keyboard.press('Escape');
  await expect(calendarOf(page)).toBeHidden();
  await fillCall(dialog, '12:30 PM');
  await submitButton(dialog).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible('failure');
});
