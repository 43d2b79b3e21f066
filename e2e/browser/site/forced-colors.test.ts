import type { Locator } from '@playwright/test';
import { createSession, openWithSession } from '../support/admin.ts';
import { expect, test } from '../support/guard.ts';

/*
 * Forced colours, as in the contrast themes of Windows, remove our backgrounds.
 */

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const backgroundOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor);

test('the current page, the chosen category, the current page of a list and the open section are marked in forced colours', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/blog');
  const highlight = await page.evaluate(() => {
    document.body.style.setProperty('background-color', 'Highlight');
    document.body.style.setProperty('forced-color-adjust', 'none');
    return getComputedStyle(document.body).backgroundColor;
  });
  const main = page.getByRole('main');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  expect(await backgroundOf(main.getByRole('link', { name: /^All/ }).first())).toBe(highlight);
  expect(await backgroundOf(navigation.getByRole('link', { name: 'Blog' }))).toBe(highlight);
  expect(await backgroundOf(main.getByRole('link', { name: 'Page 1' }))).toBe(highlight);

  const { token } = await createSession(page.request);
  await openWithSession(page, token, '/admin/services');
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  expect(await backgroundOf(page.getByRole('tab', { name: 'Services' }))).toBe(highlight);
  expect(await backgroundOf(page.getByRole('tab', { name: 'Portfolio' }))).not.toBe(highlight);
});
