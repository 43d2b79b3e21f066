import type { Page } from '@playwright/test';
import { expect, test } from '../support/guard.ts';

const listOf = (page: Page, title: string) => page.getByRole('region', { name: `${title}, list` });

/** The height over which the list fades out at its lower edge. */
const fadeOf = (page: Page, title: string) =>
  listOf(page, title).evaluate((list) => getComputedStyle(list).getPropertyValue('--fade'));

test('a list fades out where it continues, and the posts that are left out are linked', async ({ page }) => {
  await page.goto('/sitemap');
  expect([await fadeOf(page, 'Main Pages'), await fadeOf(page, 'Our Services')]).toEqual(['0px', '72px']);
  await listOf(page, 'Our Services').evaluate((list) => list.scrollTo(0, list.scrollHeight));
  await expect.poll(() => fadeOf(page, 'Our Services')).toBe('0px');
  await page.getByRole('link', { name: /^\.\.\. and \d+ more blog posts$/ }).click();
  await expect(page).toHaveURL('/blog');
});
