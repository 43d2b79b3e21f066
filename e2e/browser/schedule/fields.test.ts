import type { Locator } from '@playwright/test';
import { expect, test } from '../support/guard.ts';
import {
  caller,
  dateField,
  fillCall,
  openCalendar,
  openScheduleDialog,
  SCHEDULE_URL,
  submitButton,
  timeField,
} from '../support/schedule-form.ts';

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2031-06-10T08:00:00+05:30');
});

async function expectWrong(field: Locator, message: string) {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(`${message}$`));
}

async function expectRight(field: Locator) {
  await expect(field).not.toHaveAttribute('aria-invalid');
}

test('an empty form is not sent: each field says what is missing, and the first takes the focus', async ({ page }) => {
  const dialog = await openScheduleDialog(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(...(request.method() === 'POST' ? [request.url()] : [])));
  await submitButton(dialog).click();
  await expectWrong(dialog.getByLabel('Full Name *'), 'Name must be at least 2 characters');
  await expectWrong(dialog.getByLabel('Phone Number *'), 'Invalid phone number format');
  await expectWrong(dialog.getByLabel('Email Address *'), 'Invalid email format');
  await expectWrong(timeField(dialog), 'Please select a preferred time');
  for (const field of [dialog.getByLabel('Company (Optional)'), dateField(dialog), dialog.getByLabel(/^Message/)]) {
    await expectRight(field);
  }
  await expect(dialog.getByRole('status')).toHaveText('Please check 4 fields.');
  await expect(dialog.getByLabel('Full Name *')).toBeFocused();
  expect(sent).toEqual([]);
});

test('a message goes when its field is corrected, the others and all values stay', async ({ page }) => {
  const dialog = await openScheduleDialog(page);
  await dialog.getByLabel('Company (Optional)').fill('Rao Textiles');
  await dialog.getByLabel('Phone Number *').fill('123');
  await submitButton(dialog).click();
  await expect(dialog.getByLabel('Full Name *')).toBeFocused();
  await dialog.getByLabel('Full Name *').fill('Asha');
  await expectRight(dialog.getByLabel('Full Name *'));
  await expect(dialog.getByText('Name must be at least 2 characters')).toBeHidden();
  await timeField(dialog).selectOption('10:30 AM');
  await expectRight(timeField(dialog));
  await expect(dialog.getByRole('status')).toHaveText('Please check 2 fields.');
  await expectWrong(dialog.getByLabel('Phone Number *'), 'Invalid phone number format');
  await submitButton(dialog).click();
  await expect(dialog.getByLabel('Phone Number *')).toBeFocused();
  await expect(dialog.getByLabel('Phone Number *')).toHaveValue('123');
  await expect(dialog.getByLabel('Company (Optional)')).toHaveValue('Rao Textiles');
  await expect(timeField(dialog)).toHaveValue('10:30 AM');
});

test('a cleared day is asked for again, at its field', async ({ page }) => {
  const dialog = await openScheduleDialog(page);
  await fillCall(dialog);
  const calendar = await openCalendar(dialog);
  await calendar.getByRole('button', { name: 'June 10, 2031' }).click();
  await page.keyboard.press('Escape');
  await submitButton(dialog).click();
  await expectWrong(dateField(dialog), 'Please select a preferred date');
  await expect(dateField(dialog)).toBeFocused();
  await expect(dialog.getByRole('status')).toHaveText('Please check one field.');
  await dateField(dialog).click();
  await calendar.getByRole('button', { name: 'June 11, 2031' }).click();
  await expectRight(dateField(dialog));
});

test('a slot that was picked and then passed is refused at its field', async ({ page }) => {
  const dialog = await openScheduleDialog(page);
  await fillCall(dialog, '9:00 AM');
  await page.clock.setFixedTime('2031-06-10T09:01:00+05:30');
  await submitButton(dialog).click();
  await expectWrong(timeField(dialog), 'This time has passed. Please select a later one');
  await expect(timeField(dialog)).toBeFocused();
});

const wrong = [
  { label: 'Full Name *', value: 'A', message: 'Name must be at least 2 characters' },
  { label: 'Full Name *', value: 'A'.repeat(101), message: 'Name too long' },
  { label: 'Phone Number *', value: '98765', message: 'Invalid phone number format' },
  { label: 'Phone Number *', value: '+91 98765 43210 77', message: 'Invalid phone number format' },
  { label: 'Phone Number *', value: 'call me maybe', message: 'Invalid phone number format' },
  { label: 'Email Address *', value: 'asha@client', message: 'Invalid email format' },
  { label: 'Email Address *', value: `${'a'.repeat(250)}@client.example`, message: 'Email too long' },
  { label: 'Company (Optional)', value: 'A'.repeat(201), message: 'Company name too long' },
  { label: 'Message (Optional)', value: 'A'.repeat(1001), message: 'Message too long' },
];

test('what breaks a rule is refused at its field, in the words of the specification', async ({ page }) => {
  const dialog = await openScheduleDialog(page);
  await fillCall(dialog);
  for (const { label, value, message } of wrong) {
    const field = dialog.getByLabel(label);
    await field.fill(value);
    await submitButton(dialog).click();
    await expectWrong(field, message);
    await expect(field).toBeFocused();
    await field.fill(label in caller ? caller[label as keyof typeof caller] : '');
    await expectRight(field);
  }
});

test('what just keeps the rules is sent', async ({ page }) => {
  const longest = {
    'Full Name *': 'A'.repeat(100),
    'Phone Number *': '(011) 5550-0123',
    'Company (Optional)': 'C'.repeat(200),
    'Message (Optional)': 'M'.repeat(1000),
  };
  const dialog = await openScheduleDialog(page);
  await fillCall(dialog);
  for (const [label, value] of Object.entries(longest)) await dialog.getByLabel(label).fill(value);
  const answer = page.waitForResponse(SCHEDULE_URL);
  await submitButton(dialog).click();
  expect((await answer).status()).toBe(200);
  await expect(dialog).toBeHidden();
});
