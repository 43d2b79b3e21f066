import { expect, test } from '../support/guard.ts';
import { isPhone, waitForHydration } from '../support/page-state.ts';
import { dateField, openScheduleDialog, scheduleDialog, submitButton, timeField } from '../support/schedule-form.ts';

const triggers = [
  { path: '/', where: 'the hero', trigger: 'Schedule Call' },
  { path: '/', where: 'the showcase', trigger: 'Book Free Consultation' },
  { path: '/portfolio', where: 'the portfolio', trigger: 'Schedule Call' },
  { path: '/about', where: 'the about page', trigger: 'Schedule Call' },
  { path: '/services/seo-optimization', where: 'a service', trigger: 'Schedule Call' },
  { path: '/services/seo-optimization', where: 'the end of a service', trigger: 'Schedule Free Consultation' },
];

for (const { path, where, trigger } of triggers) {
  test(`"${trigger}" of ${where} opens the dialog and gets the focus back`, async ({ page }) => {
    const dialog = await openScheduleDialog(page, { path, trigger });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: trigger, exact: true }).first()).toBeFocused();
    await expect(page).toHaveURL(path);
  });
}

test('the dialog says what it is for, and labels its fields as the specification does', async ({ page }) => {
  const dialog = await openScheduleDialog(page);
  await expect(dialog).toHaveAccessibleName('Schedule a Call');
  await expect(dialog).toHaveAccessibleDescription("Let us know when you'd like to discuss your project.");
  for (const label of ['Full Name *', 'Phone Number *', 'Email Address *', 'Company (Optional)']) {
    await expect(dialog.getByRole('textbox', { name: label, exact: true })).toBeVisible();
  }
  await expect(dialog.getByLabel('Email Address *')).toHaveAttribute('type', 'email');
  await expect(dateField(dialog)).toBeVisible();
  await expect(timeField(dialog).locator('option').first()).toHaveText('Select a time slot');
  await expect(timeField(dialog)).toHaveValue('');
  const message = dialog.getByRole('textbox', { name: 'Message (Optional)', exact: true });
  await expect(message).toHaveAttribute('placeholder', 'Tell us about your project...');
  await expect(submitButton(dialog)).toBeEnabled();
});

test('the dialog is at most 425 px wide', async ({ page }) => {
  const dialog = await openScheduleDialog(page);
  const width = isPhone(page) ? 390 * 0.9 : 425;
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(width);
});

for (const height of [844, 480]) {
  test(`of a screen ${height} px high the dialog takes at most 90%, and scrolls to its buttons`, async ({ page }) => {
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height });
    const dialog = await openScheduleDialog(page);
    const box = await dialog.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(height * 0.9);
    expect(box?.y).toBeGreaterThanOrEqual(height * 0.049);
    await submitButton(dialog).scrollIntoViewIfNeeded();
    await expect(submitButton(dialog)).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  });
}

test('on the narrowest screens nothing of the dialog or its calendar is cut off', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const dialog = await openScheduleDialog(page);
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
  await dateField(dialog).click();
  const calendar = page.getByRole('dialog', { name: 'Preferred date' });
  await expect(calendar.getByRole('button', { name: 'Previous month' })).toBeInViewport({ ratio: 1 });
  await expect(calendar.getByRole('button', { name: 'Next month' })).toBeInViewport({ ratio: 1 });
  const box = await calendar.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
  expect(await overflow()).toEqual([0, 0, 0]);
});

test('Tab goes from field to field, and from the last button to the first', { tag: '@desktop' }, async ({ page }) => {
  const dialog = await openScheduleDialog(page);
  const close = dialog.getByRole('button', { name: 'Close' });
  const stops = [
    dialog.getByLabel('Phone Number *'),
    dialog.getByLabel('Email Address *'),
    dialog.getByLabel('Company (Optional)'),
    dateField(dialog),
    timeField(dialog),
    dialog.getByLabel('Message (Optional)'),
    submitButton(dialog),
    dialog.getByRole('button', { name: 'Cancel' }),
    close,
    dialog.getByLabel('Full Name *'),
  ];
  for (const stop of stops) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
  await close.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
});

test('what is behind the dialog is hidden from screen readers, does not scroll and takes no click', async ({
  page,
}) => {
  const dialog = await openScheduleDialog(page, { path: '/about' });
  await expect(dialog).toHaveAttribute('aria-modal', 'true');
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  const home = await page.getByRole('banner').getByRole('link').first().boundingBox();
  await page.mouse.click((home?.x ?? 0) + 2, (home?.y ?? 0) + 10);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
});

for (const way of ['Escape', 'Close', 'Cancel'] as const) {
  test(`${way} closes the dialog, gives the focus back and keeps what was typed`, async ({ page }) => {
    const dialog = await openScheduleDialog(page);
    await dialog.getByLabel('Full Name *').fill('Asha Rao');
    if (way === 'Escape') await page.keyboard.press('Escape');
    else await dialog.getByRole('button', { name: way }).click();
    await expect(dialog).toBeHidden();
    const trigger = page.getByRole('button', { name: 'Schedule Call' }).first();
    await expect(trigger).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Full Name *')).toBeFocused();
    await expect(dialog.getByLabel('Full Name *')).toHaveValue('Asha Rao');
  });
}

test('Back closes the dialog with the page it was opened on', async ({ page }) => {
  await page.goto('/about');
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('link').first().click();
  // The page that is left has such a button too, for as long as the next one is on its way.
  await expect(page.getByRole('heading', { name: 'An agency with a timetable.' })).toBeHidden();
  await expect(page).toHaveURL('/');
  await page.getByRole('main').getByRole('button', { name: 'Schedule Call' }).first().click();
  await expect(scheduleDialog(page).getByLabel('Full Name *')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(scheduleDialog(page)).toBeHidden();
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
});

test('where the dialog cannot be had the page with the same form takes its place', async ({ page, expectProblem }) => {
  expectProblem(/failed request: .*ScheduleDialog|console error: Failed to load resource/);
  await page.route('**/ScheduleDialog-*.js', (route) => route.abort());
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('main').getByRole('button', { name: 'Schedule Call' }).first().click();
  await expect(page).toHaveURL('/schedule-call');
  await expect(page.getByLabel('Full Name *')).toBeVisible();
});

test('Escape in the open list of slots closes the list and not the dialog', async ({ page }) => {
  const dialog = await openScheduleDialog(page);
  await timeField(dialog).focus();
  await page.keyboard.press('Space');
  await expect.poll(() => timeField(dialog).evaluate((list) => list.matches(':open'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => timeField(dialog).evaluate((list) => list.matches(':open'))).toBe(false);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('nothing of the dialog moves where the visitor wants no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const dialog = await openScheduleDialog(page);
  const moving = await dialog.evaluate((element) =>
    [element, ...element.querySelectorAll('*')].filter((part) => {
      const { transitionDuration, animationName } = getComputedStyle(part);
      return transitionDuration !== '0s' || animationName !== 'none';
    }),
  );
  expect(moving).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
