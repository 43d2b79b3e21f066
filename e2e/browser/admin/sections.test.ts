import { expect, test } from '../support/own-server.ts';

const sections = [
  ['Overview', ''],
  ['Portfolio', 'portfolio'],
  ['Case Studies', 'case-studies'],
  ['Services', 'services'],
  ['Blog Posts', 'blog'],
  ['Calls', 'calls'],
  ['Contacts', 'contacts'],
  ['Settings', 'settings'],
  ['Pages', 'pages'],
] as const;

test('the sections have URLs and titles, and survive reload and Back', { tag: ['@phone', '@long'] }, async ({
  page,
  openAdmin,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openAdmin('/admin');
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const tabs = page.getByRole('tablist', { name: 'Administration' }).getByRole('tab');
  await expect(tabs).toContainText(sections.map(([name]) => name));
  for (const [name, slug] of sections) {
    await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
    await expect(page).toHaveURL(slug ? `/admin/${slug}` : '/admin');
    await expect(heading(name)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?${name}, administration`));
  }
  await page.goBack();
  await expect(heading('Settings')).toBeVisible();
  await page.reload();
  await expect(heading('Settings')).toBeVisible();
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.goto('/terms');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('an unknown section is a 404, and a deleted record leads to its list', { tag: '@long' }, async ({
  page,
  openAdmin,
}) => {
  expect((await page.request.get('/admin/nothing')).status()).toBe(404);
  expect((await page.request.get('/admin/calls')).status()).toBe(200);
  await openAdmin('/admin/nothing');
  await expect(page.getByRole('heading', { name: 'There is no such section' })).toBeVisible();
  await page.getByRole('tab', { name: 'Services' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();

  await page.goto('/admin/case-studies?edit=999999');
  const notice = page.getByText('This case study is not here. It may be in the trash.');
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL('/admin/case-studies');
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('button', { name: 'Close the message' }).click();
  await expect(notice).toHaveCount(0);
});

test('a section whose script cannot be loaded shows an error and opens on "Try again"', { tag: '@long' }, async ({
  page,
  openAdmin,
  expectProblem,
}) => {
  expectProblem(/failed request: .*ContactsScreen|console error: Failed to load resource/);
  const script = '**/ContactsScreen-*.js';
  await openAdmin('/admin/portfolio');
  // The section also retries when the message appears, so the script becomes available only with the click.
  await page.route(script, async (route) => {
    const isPressed = await page.evaluate(() => document.activeElement?.textContent === 'Try again');
    return isPressed ? route.continue() : route.abort();
  });
  const tab = page.getByRole('tab', { name: 'Contacts' });
  await tab.click();
  const error = page.getByRole('alert').filter({ hasText: 'This section could not be loaded' });
  await expect(error).toBeVisible();
  await expect(tab).toBeVisible();
  await error.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
});
