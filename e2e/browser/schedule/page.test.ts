import { expectAccessibleInBothSchemes } from '../support/axe.ts';
import { expect, test } from '../support/guard.ts';
import {
  caller,
  chosenSlot,
  dateField,
  dayButton,
  fillCall,
  nextScheduledCall,
  openCalendar,
  openSchedulePage,
  SCHEDULE_URL,
  slotButton,
  submitButton,
  timeField,
} from '../support/schedule-form.ts';

test.beforeEach(({ page }) => page.clock.setFixedTime('2031-06-10T08:00:00+05:30'));

test('has the texts and fields of the dialog, shows errors at them and is accessible', async ({ page }) => {
  const form = await openSchedulePage(page);
  await expect(form.getByRole('heading', { level: 1 })).toHaveAccessibleName(/Schedule a Call/);
  await expect(form.getByText("Let us know when you'd like to discuss your project.")).toBeVisible();
  for (const label of [...Object.keys(caller), 'Company (Optional)', 'Message (Optional)']) {
    await expect(form.getByRole('textbox', { name: label, exact: true })).toBeVisible();
  }
  await expect(dateField(form)).toHaveText('Tue, Jun 10, 2031');
  await expect(timeField(form).getByRole('radio')).toHaveCount(18);
  await expect(form.getByPlaceholder('Tell us about your project...')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Cancel' })).toHaveCount(0);

  await submitButton(form).click();
  for (const [label, message] of [
    ['Full Name *', 'Name must be at least 2 characters'],
    ['Phone Number *', 'Invalid phone number format'],
    ['Email Address *', 'Invalid email format'],
    ['Preferred Time *', 'Please select a preferred time'],
  ] as const) {
    await expect(form.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByLabel(label)).toHaveAccessibleDescription(new RegExp(`${message}$`));
  }
  await expect(form.getByLabel('Full Name *')).toBeFocused();
  await openCalendar(form);
  await expectAccessibleInBothSchemes(page, 'header, footer');
});

test('sends a call, shows the thank-you message and offers an empty form for another call', { tag: '@long' }, async ({
  page,
}) => {
  const form = await openSchedulePage(page);
  await fillCall(form);
  await openCalendar(form);
  await dayButton(page, 'June 13, 2031').click();
  const call = nextScheduledCall(page);
  await submitButton(form).click();
  expect(await call).toMatchObject({ preferredDate: '2031-06-13', preferredTime: '10:30 AM' });
  await expect(page.getByRole('status').filter({ hasText: 'Success!' })).toBeVisible();
  await expect(form.getByRole('heading', { name: 'Thank You' })).toBeFocused();
  await form.getByRole('button', { name: 'Schedule Another Call' }).click();
  await expect(form.getByLabel('Full Name *')).toHaveValue('');
  await expect(dateField(form)).toHaveText('Tue, Jun 10, 2031');
});

test('keeps the input after a failed send and a reload', { tag: '@long' }, async ({ page, expectProblem }) => {
  expectProblem(/ERR_FAILED/);
  expectProblem(/failed request: .*callRequest\.schedule/);
  await page.route(SCHEDULE_URL, (route) => route.abort());
  const form = await openSchedulePage(page);
  await fillCall(form);
  await submitButton(form).click();
  await expect(page.getByRole('alert')).toHaveText('ErrorFailed to schedule call. Please try again.');
  for (const state of ['failed', 'reloaded']) {
    if (state === 'reloaded') await openSchedulePage(page);
    for (const [label, value] of Object.entries(caller)) await expect(form.getByLabel(label)).toHaveValue(value);
    await expect(chosenSlot(form)).toHaveValue('10:30 AM');
  }
});

test('restores a draft: a cleared day stays cleared, a slot that has passed is marked, a past day becomes today', {
  tag: '@long',
}, async ({ page }) => {
  const form = await openSchedulePage(page);
  await form.getByLabel('Full Name *').fill('Asha Rao');
  await openCalendar(form);
  await dayButton(page, 'June 10, 2031').click();
  await expect(dateField(form)).toHaveText('Pick a date');
  await openSchedulePage(page);
  await expect(form.getByLabel('Full Name *')).toHaveValue('Asha Rao');
  await expect(dateField(form)).toHaveText('Pick a date');

  await openCalendar(form);
  await dayButton(page, 'June 12, 2031').click();
  await slotButton(form, '9:00 AM').check();
  await expect(timeField(form)).toHaveAccessibleDescription(/^9:00\u00a0AM IST is /);
  await page.clock.setFixedTime('2031-06-12T09:30:00+05:30');
  await openSchedulePage(page);
  await expect(chosenSlot(form)).toHaveValue('9:00 AM');
  await expect(timeField(form)).toHaveAccessibleDescription('This time has passed. Pick a later one.');

  await page.clock.setFixedTime('2031-06-14T08:00:00+05:30');
  await openSchedulePage(page);
  await expect(dateField(form)).toHaveText('Sat, Jun 14, 2031');
});
