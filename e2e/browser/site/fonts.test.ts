import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/guard.ts';

const ARTICLE = '/blog/business-website-cost-india';

function collectFonts(page: Page): string[] {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url().replace(/^.*\/([a-z-]+)-[^/]*$/, '$1'));
  });
  return fonts;
}

/** The fonts of the system that an element's text is really drawn in. */
async function lentFonts(page: Page, text: Locator): Promise<string[]> {
  await text.evaluate((element) => element.setAttribute('data-probe', ''));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: '[data-probe]' });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await text.evaluate((element) => element.removeAttribute('data-probe'));
  return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
}

test('a page in plain English fetches two fonts and no alphabet beyond', { tag: '@desktop' }, async ({ page }) => {
  const fonts = collectFonts(page);
  await page.goto('/contact', { waitUntil: 'networkidle' });
  expect(fonts.toSorted()).toEqual(['anek', 'hanken']);
});

test('a name in another Latin alphabet brings the letters it needs', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/contact', { waitUntil: 'networkidle' });
  const fonts = collectFonts(page);
  const title = page.getByRole('heading', { level: 1 });
  await title.evaluate((element) => {
    element.textContent = 'Žižek';
  });
  await expect.poll(() => fonts).toEqual(['anek-latin-ext']);
  await expect.poll(() => lentFonts(page, title)).toEqual([]);
});

test('the rupee is drawn in our own faces, in headlines and in running text', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(ARTICLE, { waitUntil: 'networkidle' });
  const price = page.getByRole('main').locator('p', { hasText: '₹' }).first();
  const title = page.getByRole('heading', { level: 1 });
  await title.evaluate((element) => {
    element.textContent = '₹';
  });
  for (const text of [price, title]) await expect.poll(() => lentFonts(page, text)).toEqual([]);
});

/** Whether the first font was asked for before anything was painted. */
const fontsComeFirst = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
    return Math.min(...files.map(({ startTime }) => startTime)) < (paint?.startTime ?? 0);
  });

test('whoever comes from elsewhere sees the page before its fonts are asked for', async ({ page }) => {
  for (const path of ['/about', '/services']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await fontsComeFirst(page), path).toBe(false);
  }
});

test('whoever comes from another page of the site, or once more, begins in the fonts', async ({ page }) => {
  await page.goto('/about', { waitUntil: 'networkidle' });
  const { href } = new URL(page.url());
  await page.goto('/services', { referer: href, waitUntil: 'networkidle' });
  expect(await fontsComeFirst(page)).toBe(true);
  await page.reload({ waitUntil: 'networkidle' });
  expect(await fontsComeFirst(page)).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, hydrateOnLoad: false });
  test('pages have the fonts as well', async ({ page }) => {
    const fonts = collectFonts(page);
    await page.goto('/about', { waitUntil: 'networkidle' });
    expect(fonts.toSorted()).toEqual(['anek', 'hanken']);
  });
});
