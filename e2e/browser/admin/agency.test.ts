import type { Page } from '@playwright/test';
import { landingSlugs, paths } from '@site/schema/paths';
import { administrator } from '../../launch.ts';
import { createSession, openWithSession } from '../support/admin.ts';
import { expect, test } from '../support/own-server.ts';

/*
 * The password and the facts of the agency belong to the whole site: these tests run one after another on a server
 * that no other file uses, each with a session of its own.
 */

test.use({ serverOptions: { name: 'settings' } });
test.describe.configure({ mode: 'default' });

const section = (page: Page, name: string) => page.getByRole('region', { name });
const html = async (page: Page, path: string) => (await page.request.get(path)).text();

async function openSettings(page: Page): Promise<void> {
  const { token } = await createSession(page.request);
  await openWithSession(page, token, '/admin/settings');
}

test('new facts are on every page, in heads, links and the feed from the next request on', { tag: '@long' }, async ({
  page,
}) => {
  await openSettings(page);
  const agency = section(page, 'The agency');
  await agency.getByRole('textbox', { name: 'Name', exact: true }).fill('Harbour Line Studio');
  await agency.getByLabel('Phone').fill('+91 (22) 4000-9876');
  await agency.getByRole('textbox', { name: 'Email', exact: true }).fill('hello?cc=all@agency.example');
  await agency.getByLabel('Tagline').fill('Websites that arrive on time');
  await agency.getByLabel('City').fill('Kochi');
  const country = agency.getByRole('combobox', { name: 'Country' });
  await expect(country).toHaveValue('India');
  await country.fill('german');
  await page.getByRole('option', { name: 'Germany' }).click();
  const zone = agency.getByRole('combobox', { name: 'Time zone' });
  await expect(zone).toHaveValue('Europe/Berlin');
  await zone.fill('bharat');
  await expect(page.getByText('No time zone has this name. Search for the country')).toBeVisible();
  await zone.fill('भारत');
  await page.getByRole('option', { name: 'Asia/Calcutta' }).click();
  await agency.getByLabel('Rating').fill('');
  await agency.getByLabel('Number of reviews').fill('');
  const save = agency.getByRole('button', { name: 'Save the agency' });
  await save.press('Enter');
  await expect(page.getByText('Settings saved')).toBeVisible();
  await expect(save).toBeFocused();
  await expect(page).toHaveTitle(/Harbour Line Studio/);

  for (const path of ['/', '/about', '/contact', '/blog', '/services/seo-optimization', '/privacy-policy']) {
    const text = await html(page, path);
    expect(
      {
        path,
        name: text.includes('Harbour Line Studio'),
        oldName: text.includes('Ascent Digital Team'),
        phone: text.includes('+91 (22) 4000-9876'),
        rating: text.includes('aggregateRating'),
      },
      path,
    ).toEqual({ path, name: true, oldName: false, phone: true, rating: false });
  }
  for (const path of ['/about', '/privacy-policy', '/terms']) expect(await html(page, path), path).toContain('Germany');
  for (const path of ['/contact', ...landingSlugs.map(paths.service)]) {
    const text = await html(page, path);
    expect([path, text.includes('Kochi'), text.includes('New Delhi')]).toEqual([path, true, false]);
  }
  for (const path of ['/about', '/contact', '/services/seo-optimization', '/privacy-policy']) {
    const links = new Set((await html(page, path)).match(/(?<=href=")(?:mailto|tel):[^"]*/g));
    expect([path, [...links].sort()]).toEqual([path, ['mailto:hello%3Fcc%3Dall@agency.example', 'tel:+912240009876']]);
  }
  expect(await html(page, '/feed.xml')).toContain('Harbour Line Studio');
  expect(await html(page, '/')).toContain('Websites that arrive on time');
  for (const path of ['/', '/admin']) expect(await html(page, path)).toMatch(/<title>[^<]*Harbour Line Studio/);

  // Both fields of the rating come back, but only in the form.
  await agency.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  await versions.getByRole('listitem').last().getByRole('button').click();
  await versions.getByRole('combobox', { name: 'Compare with' }).click();
  await page.getByRole('option', { name: /^2: / }).click();
  await versions.getByRole('button', { name: 'Restore Rating' }).click();
  await expect(agency.getByLabel('Rating')).toHaveValue('4.9');
  await expect(agency.getByLabel('Number of reviews')).toHaveValue('150');
  expect(await html(page, '/')).not.toContain('aggregateRating');
});

test('agency settings that were changed in two tabs are merged, and the same field asks, also after a reload', {
  tag: '@long',
}, async ({ page, context }) => {
  await openSettings(page);
  const other = await context.newPage();
  await openSettings(other);
  const form = section(other, 'The agency');
  await expect(form.getByLabel('Slogan')).toBeVisible();
  await section(page, 'The agency').getByLabel('Tagline').fill('Saved in one tab');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Settings saved')).toBeVisible();
  await form.getByLabel('Slogan').fill('Typed in the other');
  await form.getByLabel('Slogan').press('ControlOrMeta+s');
  await expect(other.getByText('Other fields were changed elsewhere meanwhile')).toBeVisible();
  await expect(form.getByLabel('Tagline')).toHaveValue('Saved in one tab');

  // Both tabs keep their draft in one place: that of the last one that typed.
  await section(page, 'The agency').getByLabel('Tagline').fill('Saved again');
  await form.getByLabel('Tagline').fill('Typed in the other');
  await page.keyboard.press('ControlOrMeta+s');
  await expect.poll(() => html(page, '/')).toContain('Saved again');
  const question = other.getByRole('dialog', { name: 'Changed here and elsewhere' });
  await form.getByLabel('Tagline').press('ControlOrMeta+s');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await other.reload();
  await expect(form.getByText('What you had typed is back.')).toBeVisible();
  await form.getByLabel('Tagline').press('ControlOrMeta+s');
  await question.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => html(page, '/')).toContain('Typed in the other');
});

test('a restored draft that was saved needs no confirmation at the next save', { tag: '@long' }, async ({ page }) => {
  await openSettings(page);
  const agency = section(page, 'The agency');
  const notice = agency.getByText('What you had typed is back.');
  const save = agency.getByRole('button', { name: 'Save the agency' });
  const saved = page.getByText('Settings saved');
  async function saveOnce() {
    await save.click();
    await expect(saved).toBeVisible();
    await expect(agency.getByText('Not saved yet')).toBeHidden();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(saved).toBeHidden();
  }
  await agency.getByLabel('Tagline').fill('A restored tagline');
  await page.reload();
  await expect(notice).toBeVisible();
  await saveOnce();
  await agency.getByLabel('Slogan').fill('A slogan after the draft');
  await expect(notice).toBeHidden();
  await saveOnce();

  expect(await html(page, '/')).toContain('A restored tagline');
});

test('other sessions are listed and can be ended one by one or all together', { tag: '@long' }, async ({ page }) => {
  const others = await Promise.all([1, 2, 3].map(() => createSession(page.request)));
  await openSettings(page);
  const list = section(page, 'Who is logged in');
  const sessions = list.getByRole('listitem');
  await expect(sessions.filter({ hasText: 'This one' })).toHaveCount(1);
  const count = await sessions.count();
  await list
    .getByRole('button', { name: /^End the session/ })
    .first()
    .click();
  await expect(sessions).toHaveCount(count - 1);
  await list.getByRole('button', { name: 'End all other sessions' }).click();
  await expect(sessions).toHaveCount(1);
  for (const { headers } of others) {
    expect((await page.request.get('/api/admin/me', { headers })).status()).toBe(401);
  }
});

test('a changed password replaces the old one, ends every other session, and offers to review other ways to the data', {
  tag: '@long',
}, async ({ page }) => {
  const other = await createSession(page.request);
  await openSettings(page);
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const newPassword = 'Another-horse-7!';
  const form = section(page, 'Change password');
  await field('Current password').fill(administrator.password);
  await field('New password').fill(newPassword);
  await field('Confirm new password').fill(newPassword);
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed successfully')).toBeVisible();
  await expect(field('New password')).toHaveValue('');
  await expect(form.getByRole('link', { name: 'Review the notified services' })).toHaveAttribute('href', /#webhooks$/);
  const renewal = form.getByRole('link', { name: 'Change the address of the calendar' });
  await expect(renewal).toHaveAttribute('href', /#calendar-feed$/);
  expect((await page.request.get('/api/admin/me', { headers: other.headers })).status()).toBe(401);
  const login = (password: string) =>
    page.request.post('/api/admin/login', { data: { username: administrator.username, password } });
  expect((await login(administrator.password)).status()).toBe(401);
  const { sessionId: token } = (await (await login(newPassword)).json()) as { sessionId: string };
  const data = {
    currentPassword: newPassword,
    newPassword: administrator.password,
    confirmPassword: administrator.password,
  };
  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.post('/api/admin/change-password', { data, headers })).status()).toBe(200);
});

test('a change of the time zone names the booked calls that move for their visitors, and asks', async ({ page }) => {
  const call = { name: 'Asha Rao', phone: '+91 98100 12345', email: 'asha@client.example', preferredTime: '9:30 AM' };
  await page.request.post('/api/schedule-call', { data: { ...call, preferredDate: '2099-06-10' } });
  await openSettings(page);
  const agency = section(page, 'The agency');
  const zone = agency.getByRole('combobox', { name: 'Time zone' });
  await zone.fill('berlin');
  await page.getByRole('option', { name: 'Europe/Berlin' }).click();
  await agency.getByRole('button', { name: 'Save the agency' }).click();
  const question = page.getByRole('dialog', { name: 'Change the time zone?' });
  await expect(question).toContainText('Asha Rao: June 10, 2099, 9:30 AM');
  await question.getByRole('button', { name: 'Cancel' }).click();
  // As the country of the agency calls it.
  const name = /Germany Time|Central European Time/;
  expect(await html(page, '/contact')).not.toMatch(name);
  await agency.getByRole('button', { name: 'Save the agency' }).click();
  await question.getByRole('button', { name: 'Change the time zone' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  expect(await html(page, '/contact')).toMatch(name);
});
