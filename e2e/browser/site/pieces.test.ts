import type { Page } from '@playwright/test';
import { expect, test } from '../support/guard.ts';
import { holdRequests } from '../support/network.ts';

test.use({ hydrateOnLoad: false });

/** Fonts that are on their way until the test lets them arrive. */
const holdFonts = (page: Page) => holdRequests(page, '**/*.woff2');

/** Whether the browser has laid out what stands at the end of the page. */
const isEndLaidOut = (page: Page) =>
  page.evaluate(() => document.querySelector('footer p')?.checkVisibility({ contentVisibilityAuto: true }));

/** How far below the screen the page ends, after the key for its end is pressed once more. */
async function distanceToEnd(page: Page) {
  await page.keyboard.press('End');
  return page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - window.scrollY);
}

/** What is left in the page of its coming in pieces. */
const traces = (page: Page) =>
  page.evaluate(() => [
    ...document.adoptedStyleSheets.map((sheet) => sheet.cssRules[0]?.cssText),
    ...[...document.querySelectorAll('[style*=content-visibility]')].map(({ tagName }) => tagName),
  ]);

for (const path of ['/', '/blog', '/terms']) {
  test(`${path} lays out its end once its fonts are there, and keeps no trace of that`, async ({ page }) => {
    const release = await holdFonts(page);
    await page.goto(path);
    expect(await isEndLaidOut(page)).toBe(false);
    release();
    await expect.poll(() => isEndLaidOut(page)).toBe(true);
    await expect.poll(() => traces(page)).toEqual([]);
  });
}

test('who goes to the end of a page before its fonts are there finds it', async ({ page }) => {
  await holdFonts(page);
  await page.goto('/blog');
  await page.mouse.move(100, 300);
  for (const _ of Array(12)) await page.mouse.wheel(0, 900);
  await expect(page.getByRole('contentinfo').getByText('All rights reserved')).toBeInViewport();
  expect(await isEndLaidOut(page)).toBe(true);
});

test('a page that begins at one of its parts, or where it was left, is laid out whole', async ({ page }) => {
  await holdFonts(page);
  await page.goto('/terms#prices-and-payment');
  await expect.poll(() => isEndLaidOut(page)).toBe(true);
  await page.goto('/blog');
  expect(await isEndLaidOut(page)).toBe(false);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect.poll(() => isEndLaidOut(page)).toBe(true);
});

test('who sets out for the end before the fonts are there has the whole page laid out first', async ({ page }) => {
  await holdFonts(page);
  for (const path of ['/services/website-development', '/about']) {
    await page.goto(path);
    expect(await isEndLaidOut(page)).toBe(false);
    await page.keyboard.press('End');
    expect(await isEndLaidOut(page)).toBe(true);
    // A browser with too much to do drops its own glide before the first step, of a page without scripts too.
    await expect.poll(() => distanceToEnd(page)).toBeLessThan(1);
    expect(await traces(page)).toEqual([]);
  }
});
