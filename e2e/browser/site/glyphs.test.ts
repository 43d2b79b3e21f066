import type { Page } from '@playwright/test';
import { expect, test } from '../support/guard.ts';

/** The icons on the page whose drawing is not there. */
const undrawn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('use')]
      .map((use) => use.getAttribute('href') ?? '')
      .filter((href) => !document.querySelector(`symbol${href}`)),
  );

const iconsOf = (page: Page) => page.locator('main use').count();

test('a page carries the drawings of its icons, and asks for no others', async ({ page }) => {
  const sprites: string[] = [];
  page.on('request', (request) => {
    if (/glyphs.*\.svg/.test(request.url())) sprites.push(request.url());
  });
  for (const path of ['/', '/services', '/portfolio']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await iconsOf(page), path).toBeGreaterThan(0);
    expect(await undrawn(page), path).toEqual([]);
  }
  expect(sprites).toEqual([]);
});

test('the icons of a page that is opened in the browser come with it', async ({ page }) => {
  await page.goto('/contact');
  await page.locator('header a[href="/"]').first().click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => iconsOf(page)).toBeGreaterThan(0);
  await expect.poll(() => undrawn(page)).toEqual([]);
});
