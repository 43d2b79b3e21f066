import type { Page } from '@playwright/test';
import { administrator } from '../../launch.ts';
import { abortProcedure, failProcedure } from '../support/network.ts';
import { expect, test } from '../support/own-server.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name });
const password = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('a new password is checked against the rules, and Ctrl+S in its fields submits it', { tag: '@long' }, async ({
  page,
  openAdmin,
}) => {
  await openAdmin('/admin/settings');
  const form = section(page, 'Change password');
  await page.getByLabel('Tagline').waitFor();
  await password(page, 'Current password').press('ControlOrMeta+s');
  await expect(form.getByText('Current password is required')).toBeVisible();
  await expect(form.getByText('Password must be at least 8 characters')).toBeVisible();
  await expect(form.getByText('Please confirm your new password')).toBeVisible();
  await expect(page.getByText('Settings saved')).toHaveCount(0);
  await expect(password(page, 'Current password')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show the current password' })).toBeFocused();
  const change = form.getByRole('button', { name: 'Change password' });
  await password(page, 'Current password').fill(administrator.password);
  await password(page, 'New password').fill('onlylowercase');
  await password(page, 'Confirm new password').fill('other');
  await change.click();
  await expect(
    form.getByText('Password must contain uppercase, lowercase, number, and special character'),
  ).toBeVisible();
  await password(page, 'New password').fill('New-pass-word-1!');
  await change.click();
  await expect(form.getByText("Passwords don't match")).toBeVisible();
});

test('a rejected change of the password shows the reason, and a failed request keeps the typed passwords', {
  tag: '@long',
}, async ({ page, openAdmin, expectProblem }) => {
  expectProblem(/failed request: .*account\.changePassword/);
  expectProblem(/ERR_FAILED/);
  expectProblem(/status of 400/);
  await openAdmin('/admin/settings');
  await password(page, 'Current password').fill('Not-the-one-1!');
  await password(page, 'New password').fill('New-pass-word-1!');
  await password(page, 'Confirm new password').fill('New-pass-word-1!');
  const change = section(page, 'Change password').getByRole('button', { name: 'Change password' });
  await change.click();
  const error = page.getByRole('alert').filter({ hasText: 'Error' });
  await expect(error).toContainText('Current password is incorrect');
  await expect(password(page, 'Current password')).toBeFocused();
  await abortProcedure(page, 'account.changePassword');
  await change.click();
  await expect(error).toContainText('Failed to change password');
  await expect(password(page, 'New password')).toHaveValue('New-pass-word-1!');
});

test('the agency form validates its fields, keeps a draft over a reload, and shows server errors at the field', {
  tag: '@long',
}, async ({ page, openAdmin, expectProblem }) => {
  expectProblem(/status of 400/);
  await openAdmin('/admin/settings');
  const agency = section(page, 'The agency');
  const save = agency.getByRole('button', { name: 'Save the agency' });
  await agency.getByLabel('WhatsApp number').fill('call us');
  await agency.getByLabel('Opens').fill('nine');
  await save.click();
  await expect(agency.getByText('A WhatsApp number has 7 to 15 digits with the country code')).toBeVisible();
  await expect(agency.getByText('Opens must be a time such as 09:00')).toBeVisible();
  await expect(agency.getByLabel('WhatsApp number')).toBeFocused();
  await page.reload();
  await expect(agency.getByText('What you had typed is back.')).toBeVisible();
  await expect(agency.getByLabel('Opens')).toHaveValue('nine');
  await agency.getByRole('button', { name: 'Start over' }).click();
  await expect(agency.getByLabel('Opens')).toHaveValue('09:00');

  const issues = [{ path: 'address.city', message: 'There is no such city' }];
  await failProcedure(page, 'site.saveBrand', { status: 400, message: 'There is no such city', issues });
  await agency.getByLabel('City').fill('Atlantis');
  await save.click();
  await expect(agency.getByLabel('City')).toHaveAccessibleDescription('There is no such city');
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to save the settings' })).toBeVisible();
});
