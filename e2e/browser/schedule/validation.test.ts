import type { Locator } from '@playwright/test';
import { expectFieldError } from '../support/feedback.ts';
import { expect, test } from '../support/guard.ts';
import {
  chosenSlot,
  dateField,
  dayButton,
  fillCall,
  openCalendar,
  openScheduleDialog,
  slotButton,
  submitButton,
  timeField,
} from '../support/schedule-form.ts';

// The rules and messages of each field are tested in packages/schema/src/call.test.ts and validate-call.test.ts.

test.beforeEach(({ page }) => page.clock.setFixedTime('2031-06-10T08:00:00+05:30'));

const expectValid = (field: Locator) => expect(field).not.toHaveAttribute('aria-invalid');

test('shows an error at each missing field without sending, and clears an error when its field is corrected', async ({
  page,
}) => {
  const dialog = await openScheduleDialog(page);
  const [name, phone, email] = ['Full Name *', 'Phone Number *', 'Email Address *'].map((label) =>
    dialog.getByLabel(label),
  ) as [Locator, Locator, Locator];
  const company = dialog.getByLabel('Company (Optional)');
  const posts: string[] = [];
  page.on('request', (request) => posts.push(...(request.method() === 'POST' ? [request.url()] : [])));
  await company.fill('Rao Textiles');
  await phone.fill('123');
  await submitButton(dialog).click();
  await expectFieldError(name, 'Name must be at least 2 characters');
  await expectFieldError(phone, 'Invalid phone number format');
  await expectFieldError(email, 'Invalid email format');
  await expect(timeField(dialog)).toHaveAttribute('aria-invalid', 'true');
  await expect(timeField(dialog)).toHaveAccessibleDescription(/Please select a preferred time$/);
  for (const field of [company, dateField(dialog), dialog.getByLabel(/^Message/)]) await expectValid(field);
  await expect(dialog.getByRole('status')).toHaveText('Please check 4 fields.');
  await expect(name).toBeFocused();
  expect(posts).toEqual([]);

  await name.fill('Asha');
  await expectValid(name);
  await expect(dialog.getByText('Name must be at least 2 characters')).toBeHidden();
  await slotButton(dialog, '10:30 AM').check();
  await expectValid(timeField(dialog));
  await expect(dialog.getByRole('status')).toHaveText('Please check 2 fields.');
  await expectFieldError(phone, 'Invalid phone number format');
  await submitButton(dialog).click();
  await expect(phone).toBeFocused();
  await expect(phone).toHaveValue('123');
  await expect(company).toHaveValue('Rao Textiles');
  await expect(chosenSlot(dialog)).toHaveValue('10:30 AM');
});

test('refuses a cleared day and a slot that passed after it was picked, each at its field', { tag: '@long' }, async ({
  page,
}) => {
  const dialog = await openScheduleDialog(page);
  await fillCall(dialog, '9:00 AM');
  await openCalendar(dialog);
  await dayButton(page, 'June 10, 2031').click();
  await page.keyboard.press('Escape');
  await submitButton(dialog).click();
  await expect(dateField(dialog)).toHaveAttribute('aria-invalid', 'true');
  await expect(dateField(dialog)).toHaveAccessibleDescription(/Please select a preferred date$/);
  await expect(dateField(dialog)).toBeFocused();
  await expect(dialog.getByRole('status')).toHaveText('Please check one field.');
  await openCalendar(dialog);
  await dayButton(page, 'June 10, 2031').click();
  await expectValid(dateField(dialog));

  await page.clock.setFixedTime('2031-06-10T09:01:00+05:30');
  await submitButton(dialog).click();
  await expect(timeField(dialog)).toHaveAttribute('aria-invalid', 'true');
  await expect(timeField(dialog)).toHaveAccessibleDescription(/This time has passed. Please select a later one$/);
  await expect(slotButton(dialog, '9:00 AM')).toBeFocused();
  await openCalendar(dialog);
  await dayButton(page, 'June 11, 2031').click();
  await expectValid(timeField(dialog));
});
