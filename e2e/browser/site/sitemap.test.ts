import type { Page } from '@playwright/test';
import { expect, test } from '../support/guard.ts';

const listOf = (page: Page, title: string) => page.getByRole('region', { name: `${title}, list` });

/** Whether the fade covers the lower edge of a list. */
const isFaded = (page: Page, title: string) =>
  listOf(page, title).evaluate((list) => getComputedStyle(list, '::after').opacity === '1');

test('a list fades out where it continues, also with reduced motion, and omitted posts are linked', {
  tag: '@long',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('/sitemap');
  expect([await isFaded(page, 'Main Pages'), await isFaded(page, 'Latest Blog Posts')]).toEqual([false, true]);
  await listOf(page, 'Latest Blog Posts').evaluate((list) => list.scrollTo(0, list.scrollHeight));
  await expect.poll(() => isFaded(page, 'Latest Blog Posts')).toBe(false);
  await page.getByRole('link', { name: /^\.\.\. and \d+ more blog posts$/ }).click();
  await expect(page).toHaveURL('/blog');
});
