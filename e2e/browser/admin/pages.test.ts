import type { Locator } from '@playwright/test';
import { defaultCopy } from '@site/schema/copy-pages';
import { textbox } from '../support/admin.ts';
import { toast } from '../support/feedback.ts';
import { expect, test } from '../support/own-server.ts';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 60"><path d="M0 0h300v60H0z"/></svg>';

/* The texts belong to the whole site, so this file has a server of its own. */
// In one worker, because each worker starts a server of this name.
test.describe.configure({ mode: 'default' });
test.use({ serverOptions: { name: 'pages' } });

test('line colours must be readable, and a logo and colours are on every page once saved', { tag: '@long' }, async ({
  page,
  openAdmin,
  headers,
}) => {
  const file = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) };
  const uploaded = await page.request.post('/api/media', { headers, multipart: { file } });
  const { url } = (await uploaded.json()) as { url: string };

  await openAdmin('/admin/pages?page=look');
  await page.getByRole('button', { name: 'Colours', exact: true }).click();
  const teal = page.getByRole('textbox', { name: 'Teal, Light scheme', exact: true });
  await teal.fill('#ffcc00');
  await expect(page.getByText('1.37:1, too low for text')).toBeVisible();
  await page.getByRole('button', { name: 'Save look' }).click();
  await expect(teal).toHaveAccessibleDescription(/a contrast of 1\.37:1 in the light scheme/);
  await page.getByRole('button', { name: 'Use nearest readable Teal, light scheme' }).click();
  await expect(teal).toHaveValue('#886d00');
  await teal.fill('#00688b');
  await page.getByLabel('Logo', { exact: true }).fill(url);
  const preview = page.frameLocator('iframe[title="Preview of Logo and colours"]');
  await expect(preview.getByRole('banner').getByRole('img', { name: 'Ascent Digital' })).toBeVisible();
  await expect(preview.locator('html')).toHaveCSS('--teal', '#00688b');
  await page.getByRole('button', { name: 'Save look' }).click();
  await expect(toast(page, 'Look saved')).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('--teal', '#00688b');

  await page.goto('/');
  await expect(page.locator('html')).toHaveCSS('--teal', '#00688b');
  const logo = page.getByRole('banner').getByRole('img', { name: 'Ascent Digital' });
  await expect(logo).toHaveJSProperty('naturalWidth', 300);
});

test('texts change in the preview while typing, for visitors once saved, and can be restored to their defaults', async ({
  page,
  openAdmin,
}) => {
  const { hero } = defaultCopy('home');
  const visited = async () => (await page.request.get('/')).text();
  await openAdmin('/admin/pages');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  const preview = page.frameLocator('iframe[title="Preview of Home"]');
  const shown = preview.getByRole('heading', { level: 1 });
  await expect(shown).toHaveText(hero.title);

  const headline = page.getByLabel('Headline');
  await headline.fill('Trains for ');
  await page.getByRole('button', { name: 'Insert a fact' }).click();
  await page.getByRole('menuitem', { name: '{city}' }).click();
  await expect(headline).toHaveValue('Trains for {city}');
  await expect(shown).toHaveText('Trains for New Delhi');

  const figures = page.getByRole('group', { name: 'Figures', exact: true });
  await figures.getByRole('button', { name: 'Add figure' }).click();
  const added = figures.getByRole('group', { name: 'Figure 4' });
  await textbox(added, 'Figure').fill('7');
  await textbox(added, 'Label').fill('Lines');
  await figures.getByRole('button', { name: 'Move Figure 4 up' }).press('Enter');
  await expect(figures.getByRole('button', { name: 'Move Figure 3 up' })).toBeFocused();
  await figures.getByRole('button', { name: 'Remove Figure 1' }).click();
  await expect(preview.locator('dl').first().locator('dt')).toHaveText(['Team Members', 'Lines', 'Success Rate']);

  // An invalid field in a closed part.
  const carousel = page.getByRole('button', { name: 'Services carousel' });
  await carousel.click();
  const title = textbox(page.getByRole('group', { name: 'Services carousel' }), 'Title').first();
  await title.fill(' ');
  await expect(page.getByText('Not up to date: Title is required')).toBeVisible();
  await carousel.click();
  await expect(title).toBeHidden();
  await page.getByRole('button', { name: 'Save texts' }).click();
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription('Title is required');

  await page.reload();
  await expect(page.getByText('What you had typed is back.')).toBeVisible();
  await expect(shown).toHaveText(hero.title);
  await carousel.click();
  await page.getByRole('button', { name: 'Restore default of Title' }).click();
  await expect(shown).toHaveText('Trains for New Delhi');
  await page.getByRole('button', { name: 'Save texts' }).click();
  await expect(toast(page, 'Texts saved')).toBeVisible();
  await expect(page.getByText('Not public yet')).toHaveCount(0);
  expect(await visited()).toContain('Trains for New Delhi');
  expect(await visited()).not.toContain('15+');

  await page.getByRole('button', { name: 'Restore default of Headline' }).click();
  await expect(headline).toHaveValue(hero.title);
  await toast(page, 'Default restored').getByRole('button', { name: 'Undo' }).click();
  await expect(headline).toHaveValue('Trains for {city}');
  await page.getByRole('button', { name: 'Restore all' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore all' }).click();
  await expect(shown).toHaveText(hero.title);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(toast(page, 'Texts saved')).toBeVisible();
  expect(await visited()).toContain(hero.title);
  expect(await visited()).toContain('15+');
});

test('the preview shows the part whose field has the focus, also of a repeated text, and is refetched after the connection was lost', {
  tag: '@long',
}, async ({ page, context, openAdmin, expectProblem }) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED|failed request: .*version\.preview/);
  await openAdmin('/admin/pages?page=home');
  const preview = page.frameLocator('iframe[title="Preview of Home"]');
  const labels = preview.getByText('Success Rate', { exact: true });
  await expect(labels).toHaveCount(2);
  await page.getByRole('button', { name: 'Why us' }).click();
  const isShown = (label: Locator) =>
    label.evaluate((element) => {
      const { top } = element.getBoundingClientRect();
      return top >= 0 && top < window.innerHeight;
    });
  const shown = async () => [await isShown(labels.first()), await isShown(labels.last())];
  await page.getByLabel('Headline').focus();
  await expect.poll(shown).toEqual([true, false]);
  await textbox(page.getByRole('group', { name: 'Why us' }).getByRole('group', { name: 'Figure 1' }), 'Label').focus();
  await expect.poll(shown).toEqual([false, true]);

  await context.setOffline(true);
  await page.getByLabel('Headline').fill('Trains for all');
  await expect(page.getByText('Not up to date: ')).toBeVisible();
  await context.setOffline(false);
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Trains for all');
});

test('the owner renames a menu entry, hides the blog, and puts a service into a family of another name', async ({
  page,
  openAdmin,
}) => {
  await openAdmin('/admin/pages?page=navigation');
  const menu = page.getByRole('group', { name: 'Menu', exact: true });
  await textbox(menu.getByRole('group', { name: 'Entry 3' }), 'Label').fill('Our work');
  const address = textbox(menu.getByRole('group', { name: 'Entry 5' }), 'Address');
  await address.fill('about us');
  await page.getByRole('button', { name: 'Hidden pages' }).click();
  await page.getByRole('group', { name: 'Blog', exact: true }).getByRole('switch', { name: 'Hidden' }).click();
  await page.getByRole('button', { name: 'Service families' }).click();
  await page.getByRole('button', { name: 'AI & Automation' }).click();
  await textbox(page.getByRole('group', { name: 'Families' }), 'Name').fill('Robots');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(address).toHaveAccessibleDescription(/must be a page of this site such as \/contact/);
  await address.fill('/about');
  const preview = page.frameLocator('iframe[title="Preview of Menu and pages"]');
  const shown = preview.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(shown.filter({ hasText: 'Our work' })).toBeVisible();
  await expect(shown.filter({ hasText: 'Blog' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(toast(page, 'Settings saved')).toBeVisible();

  await openAdmin('/admin/services?edit=1');
  await page.getByRole('combobox', { name: 'Family' }).click();
  await page.getByRole('option', { name: 'Robots' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Service saved')).toBeVisible();

  await page.goto('/services');
  const family = page.getByRole('region', { name: 'Robots', exact: true });
  await expect(family.getByRole('heading', { name: 'Website Development' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Our work' }).first()).toBeAttached();
  expect((await page.goto('/blog'))?.status()).toBe(404);
  await expect(page.getByRole('link', { name: 'Blog', exact: true })).toHaveCount(0);
});
