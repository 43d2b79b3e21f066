import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/guard.ts';

const ARTICLE = '/blog/business-website-cost-india';

/** Collects the names of the font files that the page requests, without their hashes. */
function recordFonts(page: Page): string[] {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url().replace(/^.*\/([a-z-]+)-[^/]*$/, '$1'));
  });
  return fonts;
}

/** The system fonts that the browser draws the element's text with. */
async function systemFontsOf(page: Page, text: Locator): Promise<string[]> {
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

test('a page in plain English loads three font files, once each, and draws its first screen with them', async ({
  page,
}) => {
  const fonts = recordFonts(page);
  // An unused preload would be a console warning, and fail the test.
  await page.goto('/contact', { waitUntil: 'networkidle' });
  expect(fonts.toSorted()).toEqual(['anek', 'hanken', 'label']);
  await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(2);
  for (const text of [page.getByRole('heading', { level: 1 }), page.getByRole('main').locator('p').first()]) {
    expect(await systemFontsOf(page, text)).toEqual([]);
  }
});

test('a page contains each @font-face rule once', { tag: '@long' }, async ({ request }) => {
  const html = await (await request.get('/')).text();
  const rules = html.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  expect(rules.length).toBeGreaterThan(0);
  expect([...new Set(rules)]).toEqual(rules);
});

test('a name with letters of another Latin alphabet loads the file with those letters', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/contact', { waitUntil: 'networkidle' });
  const fonts = recordFonts(page);
  const title = page.getByRole('heading', { level: 1 });
  await title.evaluate((element) => {
    element.textContent = 'Žižek';
  });
  await expect.poll(() => fonts).toEqual(['anek-latin-ext']);
  await expect.poll(() => systemFontsOf(page, title)).toEqual([]);
});

test('the rupee sign is drawn with the web fonts, in headings and in text', { tag: '@long' }, async ({ page }) => {
  await page.goto(ARTICLE, { waitUntil: 'networkidle' });
  const price = page.getByRole('main').locator('p', { hasText: '₹' }).first();
  const title = page.getByRole('heading', { level: 1 });
  await title.evaluate((element) => {
    element.textContent = '₹';
  });
  for (const text of [price, title]) await expect.poll(() => systemFontsOf(page, text)).toEqual([]);
});

// On a wide screen, words of the introduction change lines; shifts above 0.1 count as disturbing.
for (const [device, maxShift] of [
  ['desktop', 0.05],
  ['phone', 0.01],
] as const) {
  test(`the web fonts replace the fallback fonts without moving the first screen of a ${device} noticeably`, {
    tag: [`@${device}`, '@long'],
  }, async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await promise;
      await route.continue();
    });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          window.layoutShift = (window.layoutShift ?? 0) + (entry as LayoutShift).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    resolve();
    await page.waitForFunction(() =>
      ['700 40px Anek', '600 16px "Anek label"', '17px Hanken'].every((font) => document.fonts.check(font)),
    );
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.evaluate(() => window.layoutShift ?? 0)).toBeLessThan(maxShift);
  });
}

declare global {
  interface Window {
    layoutShift?: number;
  }
}

type LayoutShift = PerformanceEntry & { value: number };

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, hydrateOnLoad: false });
  test('pages load the same fonts', { tag: '@long' }, async ({ page }) => {
    const fonts = recordFonts(page);
    await page.goto('/about', { waitUntil: 'networkidle' });
    expect(fonts.toSorted()).toEqual(['anek', 'hanken', 'label']);
  });
});
