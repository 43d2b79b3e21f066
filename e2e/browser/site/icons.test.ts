import type { Page } from '@playwright/test';
import { expect, test } from '../support/guard.ts';

/** The icons on the page whose symbol is missing. */
const missingSymbols = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('use')]
      .map((use) => use.getAttribute('href') ?? '')
      .filter((href) => !document.querySelector(`symbol${href}`)),
  );

const countIcons = (page: Page) => page.locator('main use').count();

test('a server-rendered page inlines its icons and does not fetch the sprite', { tag: '@long' }, async ({ page }) => {
  const sprites: string[] = [];
  page.on('request', (request) => {
    if (/icons.*\.svg/.test(request.url())) sprites.push(request.url());
  });
  for (const path of ['/', '/services', '/portfolio']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await countIcons(page), path).toBeGreaterThan(0);
    expect(await missingSymbols(page), path).toEqual([]);
  }
  expect(sprites).toEqual([]);
});

test('a page opened by client navigation loads its icons', { tag: '@long' }, async ({ page }) => {
  await page.goto('/contact');
  await page.locator('header a[href="/"]').first().click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => countIcons(page)).toBeGreaterThan(0);
  await expect.poll(() => missingSymbols(page)).toEqual([]);
});
