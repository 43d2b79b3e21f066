import type { Page } from '@playwright/test';
import { createSession, logIn, openAdmin, owner } from '../support/admin.ts';
import { abortProcedure, holdProcedure } from '../support/network.ts';
import { expect, test } from '../support/own-server.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Login' });
const sections = (page: Page) => page.getByRole('tablist', { name: 'Administration' });
const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('adminSession'));

test('the login names what is missing, and shows nobody how to get in', async ({ page }) => {
  await page.goto('/admin');
  await button(page).click();
  await expect(page.getByText('Username is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(page.getByLabel('Username')).toBeFocused();
  await expect(page.getByRole('main')).not.toContainText(/owner|Correct-horse|default|credentials/i);
});

test('a wrong password is told, is kept nowhere, and the right one enters', async ({ page, expectProblem }) => {
  expectProblem(/status of 401/);
  await page.goto('/admin');
  const release = await holdProcedure(page, 'account.login');
  await logIn(page, { ...owner, password: 'wrong' });
  await expect(button(page)).toBeDisabled();
  await expect(button(page)).toBeFocused();
  release();
  await expect(toast(page, 'Login Failed')).toContainText('Invalid credentials');
  await expect(button(page)).toBeFocused();
  expect(await stored(page)).toBeNull();
  await logIn(page, owner);
  await expect(sections(page)).toBeVisible();
  await expect(page.getByText('Login successful')).toBeVisible();
  expect(await stored(page)).toMatch(/^[\w-]{40,}$/);
  expect(page.url()).not.toContain('password');
});

test('who logs in or out goes on from the head of the screen, and the title of the login names no section', async ({
  page,
}) => {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await page.goto('/admin/contacts');
  await expect(page).toHaveTitle(/^Administration/);
  await page.getByLabel('Username').fill(owner.username);
  await page.getByRole('textbox', { name: 'Password' }).fill(owner.password);
  await page.keyboard.press('Enter');
  await expect(heading('Contacts')).toBeFocused();
  await expect(page).toHaveTitle(/^Contacts, administration/);
  await page.getByRole('button', { name: 'Logout' }).press('Enter');
  await expect(heading('Admin login')).toBeFocused();
  await expect(page).toHaveTitle(/^Administration/);
});

test('a logout that does not reach the server says that the session goes on there', async ({ page, expectProblem }) => {
  expectProblem(/failed request: .*account\.logout/);
  expectProblem(/ERR_FAILED/);
  await openAdmin(page, '/admin/contacts');
  await abortProcedure(page, 'account.logout');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(toast(page, 'Logged out on this device only')).toBeVisible();
  expect(await stored(page)).toBeNull();
  await expect(button(page)).toBeVisible();
});

test('a login that does not reach the server says so', async ({ page, expectProblem }) => {
  expectProblem(/failed request: .*account\.login/);
  expectProblem(/ERR_FAILED/);
  await page.goto('/admin');
  await abortProcedure(page, 'account.login');
  await logIn(page, owner);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/server cannot be reached/);
});

test('a stored session is checked when the page is opened, and dropped when it is refused', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 401/);
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('once')) localStorage.setItem('adminSession', 'no-such-session');
    sessionStorage.setItem('once', 'yes');
  });
  await page.goto('/admin/blog');
  await expect(button(page)).toBeVisible();
  expect(await stored(page)).toBeNull();
});

test('a stored session that cannot be checked is dropped', async ({ page, expectProblem }) => {
  expectProblem(/failed request: .*account\.me/);
  expectProblem(/ERR_FAILED/);
  const { sessionId } = await createSession(page);
  await page.goto('/admin');
  await page.evaluate((id) => localStorage.setItem('adminSession', id), sessionId);
  await abortProcedure(page, 'account.me');
  await page.reload();
  await expect(button(page)).toBeVisible();
  expect(await stored(page)).toBeNull();
});

test('nothing of the administration is seen before the session is confirmed', async ({ page }) => {
  const { sessionId } = await createSession(page);
  await page.goto('/admin');
  await page.evaluate((id) => localStorage.setItem('adminSession', id), sessionId);
  const release = await holdProcedure(page, 'account.me');
  await page.reload();
  await expect(page.getByText('Checking your session...')).toBeVisible();
  await expect(sections(page)).toHaveCount(0);
  release();
  await expect(sections(page)).toBeVisible();
});

test('logging out ends the session on the server and asks to log in', async ({ page }) => {
  await page.goto('/admin');
  await logIn(page, owner);
  await expect(sections(page)).toBeVisible();
  const authorization = `Bearer ${await stored(page)}`;
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(button(page)).toBeVisible();
  expect(await stored(page)).toBeNull();
  expect((await page.request.get('/api/admin/me', { headers: { authorization } })).status()).toBe(401);
});

test('a session that ends over an open form asks to log in again, and what was typed is saved after it', async ({
  page,
  expectProblem,
}, { project }) => {
  expectProblem(/status of 401/);
  const title = `Interrupted ${project.name}`;
  const { headers } = await openAdmin(page, '/admin/portfolio');
  await page.getByRole('button', { name: 'Add project' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add project' });
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Description').fill('Written while the session ran out.');
  await dialog.getByLabel('Category').fill('Website');
  await dialog.getByLabel('Image URL').fill('/art/interrupted.svg');
  await page.request.post('/api/admin/logout', { headers });
  await dialog.getByRole('button', { name: 'Save' }).click();

  const again = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(again.getByLabel('Username')).toHaveValue('owner');
  await again.getByRole('textbox', { name: 'Password' }).fill(owner.password);
  await again.getByRole('button', { name: 'Login' }).click();
  await expect(again).toBeHidden();
  await expect(dialog.getByLabel('Title')).toHaveValue(title);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Project added')).toBeVisible();

  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The project is in the trash')).toBeVisible();
});

test('logging out in one tab of the browser asks the other to log in', async ({ page, context }) => {
  const { sessionId } = await createSession(page);
  await page.goto('/admin');
  await page.evaluate((id) => localStorage.setItem('adminSession', id), sessionId);
  await page.reload();
  await expect(page.getByRole('table')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/admin/settings');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  await expect(page).toHaveTitle(/^Administration/);
});

test('the administration has no shell of the site around it, and no search engine keeps it', async ({ page }) => {
  const answer = await page.goto('/admin');
  expect(answer?.headers()['x-robots-tag']).toBe('noindex');
  expect(answer?.headers()['cache-control']).toBe('no-store');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});
