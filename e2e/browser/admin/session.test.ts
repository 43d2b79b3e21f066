import type { Page } from '@playwright/test';
import { administrator } from '../../launch.ts';
import { createSession, logIn, openWithSession, textbox, uniqueMark } from '../support/admin.ts';
import { abortProcedure, failProcedure, holdProcedure } from '../support/network.ts';
import { expect, test } from '../support/own-server.ts';

const loginButton = (page: Page) => page.getByRole('button', { name: 'Login' });
const sections = (page: Page) => page.getByRole('tablist', { name: 'Administration' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const storedSession = (page: Page) => page.evaluate(() => localStorage.getItem('adminSession'));
const storeSession = (page: Page, id: string) =>
  page.evaluate((value) => localStorage.setItem('adminSession', value), id);

test('the login page has no header and footer, is not indexed or stored, and shows no credentials', {
  tag: '@long',
}, async ({ page }) => {
  const response = await page.goto('/admin');
  expect(response?.headers()['x-robots-tag']).toBe('noindex');
  expect(response?.headers()['cache-control']).toBe('no-store');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await loginButton(page).click();
  await expect(page.getByText('Username is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(page.getByLabel('Username')).toBeFocused();
  await expect(page.getByRole('main')).not.toContainText(/meera|Correct-horse|default|credentials/i);
});

// apps/api/src/rate-limits.test.ts tests the number of allowed attempts.
test('a failed login shows the reason, stores nothing and can be retried', async ({ page, expectProblem }) => {
  expectProblem(/failed request: .*account\.login/);
  expectProblem(/ERR_FAILED/);
  expectProblem(/status of 401/);
  expectProblem(/status of 429/);
  await page.goto('/admin');
  const error = toast(page, 'Login Failed');
  await abortProcedure(page, 'account.login');
  await logIn(page, administrator);
  await expect(error).toContainText('No connection to the server');
  const tooMany = 'Too many attempts. Please try again in 15 minutes.';
  await failProcedure(page, 'account.login', { status: 429, message: tooMany });
  await logIn(page, administrator);
  await expect(error).toContainText(tooMany);
  await expect(page.getByText(tooMany)).toHaveCount(1);
  await page.unrouteAll();

  const release = await holdProcedure(page, 'account.login');
  await logIn(page, { ...administrator, password: 'wrong' });
  await expect(loginButton(page)).toBeDisabled();
  await expect(loginButton(page)).toBeFocused();
  release();
  await expect(toast(page, 'Login Failed')).toContainText('Invalid credentials');
  await expect(loginButton(page)).toBeFocused();
  expect(await storedSession(page)).toBeNull();
  await logIn(page, administrator);
  await expect(sections(page)).toBeVisible();
  await expect(page.getByText('Login successful')).toBeVisible();
  expect(await storedSession(page)).toMatch(/^[\w-]{40,}$/);
  expect(page.url()).not.toContain('password');
});

test('the login focuses its first field, reveals the password by keyboard, and focuses the heading; login and logout set the title, and the logout ends the session on the server', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/admin/contacts');
  await expect(page).toHaveTitle(/^Administration/);
  await expect(page.getByLabel('Username')).toBeFocused();
  await page.keyboard.type(administrator.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(administrator.password);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(heading(page, 'Contacts')).toBeFocused();
  await expect(page).toHaveTitle(/^(\(\d+\) )?Contacts, administration/);
  await page.reload();
  await expect(heading(page, 'Contacts')).toBeVisible();

  const authorization = `Bearer ${await storedSession(page)}`;
  await page.getByRole('button', { name: 'Logout' }).press('Enter');
  await expect(page.getByLabel('Username')).toBeFocused();
  await expect(page).toHaveTitle(/^Administration/);
  expect(await storedSession(page)).toBeNull();
  expect((await page.request.get('/api/admin/me', { headers: { authorization } })).status()).toBe(401);
});

test('a logout asks before it discards unsaved text and removes it from the browser; the end of a session keeps it', {
  tag: '@long',
}, async ({ page, expectProblem }) => {
  expectProblem(/status of 401/);
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('adminDraft:')));
  const { token } = await createSession(page.request);
  await openWithSession(page, token, '/admin/settings');
  await page.getByLabel('Tagline').fill('A tagline that nobody has saved');
  await expect.poll(drafts).toHaveLength(1);
  await page.request.post('/api/admin/logout', { headers: { authorization: `Bearer ${token}` } });
  await page.reload();
  await expect(loginButton(page)).toBeVisible();
  expect(await drafts()).toHaveLength(1);
  await logIn(page, administrator);
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('dialog', { name: 'Log out and discard unsaved text?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await drafts()).toHaveLength(1);
  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect(loginButton(page)).toBeVisible();
  expect(await drafts()).toEqual([]);
});

test('a logout that does not reach the server logs out this device and reports it', { tag: '@long' }, async ({
  page,
  expectProblem,
}) => {
  expectProblem(/failed request: .*account\.logout/);
  expectProblem(/ERR_FAILED/);
  const { token } = await createSession(page.request);
  await openWithSession(page, token, '/admin/contacts');
  await abortProcedure(page, 'account.logout');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(toast(page, 'Logged out on this device only')).toBeVisible();
  expect(await storedSession(page)).toBeNull();
  await expect(loginButton(page)).toBeVisible();
});

test('a stored session is checked before anything is shown, and removed from the browser when it is refused or cannot be checked', {
  tag: '@long',
}, async ({ page, expectProblem }) => {
  expectProblem(/status of 401/);
  expectProblem(/failed request: .*account\.me/);
  expectProblem(/ERR_FAILED/);
  const { token } = await createSession(page.request);
  await page.goto('/admin/blog');
  await storeSession(page, token);
  const release = await holdProcedure(page, 'account.me');
  await page.reload();
  await expect(page.getByText('Checking your session...')).toBeVisible();
  await expect(sections(page)).toHaveCount(0);
  release();
  await expect(sections(page)).toBeVisible();

  await storeSession(page, 'no-such-session');
  await page.reload();
  await expect(loginButton(page)).toBeVisible();
  expect(await storedSession(page)).toBeNull();

  await storeSession(page, token);
  await abortProcedure(page, 'account.me');
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Reloading the page now would log you out');
  expect(await storedSession(page)).toBeNull();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(sections(page)).toBeVisible();
  expect(await storedSession(page)).toBe(token);
});

test('a session that ends over an open form asks to log in, and the form is saved afterwards', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 401/);
  const title = `Interrupted ${uniqueMark()}`;
  const { token, headers } = await createSession(page.request);
  await openWithSession(page, token, '/admin/portfolio');
  await page.getByRole('button', { name: 'Add project' }).click();
  const form = page.getByRole('dialog', { name: 'Add project' });
  await textbox(form, 'Title').fill(title);
  await textbox(form, 'Description').fill('Written while the session ran out.');
  await form.getByRole('combobox', { name: 'Category' }).fill('Website');
  await textbox(form, 'Image').fill('/art/interrupted.svg');
  await page.request.post('/api/admin/logout', { headers });
  // On a slow machine the autosaved draft meets the ended session first, and the login dialog covers the button.
  await form.getByRole('button', { name: 'Save' }).dispatchEvent('click');

  const login = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(login.getByLabel('Username')).toHaveValue(administrator.username);
  await login.getByRole('textbox', { name: 'Password' }).fill(administrator.password);
  await login.getByRole('button', { name: 'Login' }).click();
  await expect(login).toBeHidden();
  await expect(textbox(form, 'Title')).toHaveValue(title);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Project added')).toBeVisible();
});

test('a logout in one tab asks the other tab to log in', { tag: '@long' }, async ({ page, context }) => {
  const { token } = await createSession(page.request);
  await page.goto('/admin/portfolio');
  await storeSession(page, token);
  await page.reload();
  await expect(page.getByRole('table')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/admin/settings');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  await expect(page).toHaveTitle(/^Administration/);
});
