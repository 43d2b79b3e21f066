import type { Page } from '@playwright/test';
import { landingSlugs, paths } from '@site/schema/paths';
import { createSession, openAdmin, owner } from '../support/admin.ts';
import { expect, test } from '../support/own-server.ts';

/*
 * The password and the facts of the agency belong to the whole site: whoever changes them does it on one more site.
 */

test.use({ siteOptions: { name: 'settings' } });

const part = (page: Page, name: string) => page.getByRole('region', { name });
const password = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('new facts stand on every page, in its head, and in the feed from the next request on', {
  tag: '@desktop',
}, async ({ page }) => {
  await openAdmin(page, '/admin/settings');
  const agency = part(page, 'The agency');
  await agency.getByRole('textbox', { name: 'Name', exact: true }).fill('Harbour Line Studio');
  await agency.getByLabel('Phone').fill('+91 22 4000 1234');
  await agency.getByLabel('Tagline').fill('Websites that arrive on time');
  await agency.getByLabel('Country').fill('FR');
  await agency.getByLabel('Rating').fill('');
  await agency.getByLabel('Number of reviews').fill('');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Settings saved')).toBeVisible();
  await expect(page).toHaveTitle(/Harbour Line Studio/);
  for (const path of ['/', '/about', '/contact', '/blog', '/services/seo-optimization', '/privacy-policy']) {
    const html = await (await page.request.get(path)).text();
    expect([path, html.includes('Harbour Line Studio'), html.includes('Ascent Digital Team')]).toEqual([
      path,
      true,
      path === '/blog',
    ]);
    expect([path, html.includes('+91 22 4000 1234')]).toEqual([path, true]);
    expect([path, html.includes('aggregateRating')]).toEqual([path, false]);
  }
  for (const path of ['/about', '/privacy-policy', '/terms']) {
    expect((await (await page.request.get(path)).text()).includes('France'), path).toBe(true);
  }
  expect(await (await page.request.get('/feed.xml')).text()).toContain('Harbour Line Studio');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect(page).toHaveTitle(/Harbour Line Studio/);
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText('Websites that arrive on time');
  await expect(page).toHaveTitle(/Harbour Line Studio/);
});

test('its city is named wherever a page says where it is', { tag: '@desktop' }, async ({ page }) => {
  await openAdmin(page, '/admin/settings');
  await part(page, 'The agency').getByLabel('City').fill('Kochi');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Settings saved')).toBeVisible();
  for (const path of ['/contact', ...landingSlugs.map(paths.service)]) {
    const html = await (await page.request.get(path)).text();
    expect([path, html.includes('Kochi'), html.includes('New Delhi')]).toEqual([path, true, false]);
  }
});

test('who saves the agency over a change that was made in another tab is asked first', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await openAdmin(page, '/admin/settings');
  const other = await context.newPage();
  await openAdmin(other, '/admin/settings');
  await expect(part(other, 'The agency').getByLabel('Tagline')).not.toHaveValue('');
  await part(page, 'The agency').getByLabel('Slogan').fill('Said in one tab');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Settings saved')).toBeVisible();

  await part(other, 'The agency').getByLabel('Tagline').fill('Said in the other');
  const question = other.getByRole('dialog', { name: 'Save over what was changed elsewhere?' });
  for (const answer of ['Keep editing', 'Save over it']) {
    expect(await (await page.request.get('/')).text()).not.toContain('Said in the other');
    await other.keyboard.press('ControlOrMeta+s');
    await question.getByRole('button', { name: answer }).click();
  }
  await expect(other.getByText('Settings saved')).toBeVisible();
  expect(await (await page.request.get('/')).text()).toContain('Said in the other');
});

test('whatever address and number the agency has, its links lead there and no further', { tag: '@desktop' }, async ({
  page,
}) => {
  await openAdmin(page, '/admin/settings');
  const agency = part(page, 'The agency');
  await agency.getByRole('textbox', { name: 'Email', exact: true }).fill('hello?cc=all@agency.example');
  await agency.getByLabel('Phone').fill('+91 (22) 4000-9876');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Settings saved')).toBeVisible();
  for (const path of ['/about', '/contact', '/services/seo-optimization', '/privacy-policy']) {
    const html = await (await page.request.get(path)).text();
    const links = new Set(html.match(/(?<=href=")(?:mailto|tel):[^"]*/g));
    expect([path, [...links].sort()]).toEqual([path, ['mailto:hello%3Fcc%3Dall@agency.example', 'tel:+912240009876']]);
  }
});

test('who is logged in is listed, and others can be shut out, one or all', { tag: '@desktop' }, async ({ page }) => {
  await openAdmin(page, '/admin/settings');
  const others = await Promise.all([1, 2, 3].map(() => createSession(page)));
  await page.reload();
  const sessions = part(page, 'Who is logged in').getByRole('listitem');
  await expect(sessions.filter({ hasText: 'This one' })).toHaveCount(1);
  const count = await sessions.count();
  await part(page, 'Who is logged in')
    .getByRole('button', { name: /^End the session/ })
    .first()
    .click();
  await expect(sessions).toHaveCount(count - 1);
  await part(page, 'Who is logged in').getByRole('button', { name: 'End all other sessions' }).click();
  await expect(sessions).toHaveCount(1);
  for (const { headers } of others) {
    expect((await page.request.get('/api/admin/me', { headers })).status()).toBe(401);
  }
});

test('a changed password is the one that counts, and ends every other session', { tag: '@desktop' }, async ({
  page,
}) => {
  const other = await createSession(page);
  await openAdmin(page, '/admin/settings');
  const fresh = 'Another-horse-7!';
  await password(page, 'Current password').fill(owner.password);
  await password(page, 'New password').fill(fresh);
  await password(page, 'Confirm new password').fill(fresh);
  await part(page, 'Change password').getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed successfully')).toBeVisible();
  await expect(password(page, 'New password')).toHaveValue('');
  expect((await page.request.get('/api/admin/me', { headers: other.headers })).status()).toBe(401);
  const enter = (word: string) =>
    page.request.post('/api/admin/login', { data: { username: owner.username, password: word } });
  expect((await enter(owner.password)).status()).toBe(401);
  const { sessionId } = (await (await enter(fresh)).json()) as { sessionId: string };
  const back = { currentPassword: fresh, newPassword: owner.password, confirmPassword: owner.password };
  const headers = { authorization: `Bearer ${sessionId}` };
  expect((await page.request.post('/api/admin/change-password', { data: back, headers })).status()).toBe(200);
});
