import type { BrowserContext, Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { brokenWords, cutTexts, horizontalOverflow } from '../support/cut-texts.ts';
import { test as base, expect } from '../support/guard.ts';
import { trpcRequests } from '../support/page-state.ts';
import { type PublicPage, publicPages, recordPages } from '../support/public-pages.ts';

/*
 * Checks of every public page, made in one visit of each with reduced motion.
 */

// 640x400 and 720x450 are desktops of 1280 and 1440 px at a zoom of 200%; 320 px is 1280 px at 400%.
const sizes = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
  { width: 720, height: 450 },
  { width: 768, height: 1024 },
];

/** The SEO analysis reads its own head by script; the schedule form replaces its date field by a calendar. */
const differentWithScripts = ['/seo-analysis', '/schedule-call'];

const test = base.extend<object, { scriptlessContext: BrowserContext }>({
  scriptlessContext: [
    async ({ browser }, use) => {
      const viewport = { width: 1440, height: 900 };
      const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce', viewport });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' }));

for (const publicPage of publicPages) {
  test(`${publicPage.path} has all its parts, is accessible, fits every width and can be read without scripts`, async ({
    page,
    scriptlessContext,
    baseURL,
  }) => {
    await expectGoodPage(page, publicPage);
    if (differentWithScripts.includes(publicPage.path)) return;
    await page.setViewportSize({ width: 1440, height: 900 });
    const scriptless = await scriptlessContext.newPage();
    await scriptless.goto(`${baseURL}${publicPage.path}`);
    const text = await visibleText(scriptless);
    await scriptless.close();
    await expect.poll(() => visibleText(page)).toBe(text);
  });
}

test('the pages of a project, a case study and a post have all their parts, are accessible and fit every width', async ({
  page,
  request,
}) => {
  for (const record of await recordPages(request)) await expectGoodPage(page, record);
});

async function expectGoodPage(page: Page, { path, heading, status = 200 }: PublicPage) {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const data = trpcRequests(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  const response = await page.goto(path);
  expect(response?.status()).toBe(status);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toContainText('Elevating your digital presence to new heights');
  expect(await skippedHeadingLevels(page)).toEqual([]);
  expect(await runningAnimations(page)).toEqual([]);
  await expectAccessible(page, 'light');

  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, 'dark');
  for (const size of sizes) {
    await page.setViewportSize(size);
    const overflow = await horizontalOverflow(page);
    const found = { ...size, overflow, cut: await cutTexts(page), broken: await brokenWords(page) };
    expect(found).toEqual({ ...size, overflow: 0, cut: [], broken: [] });
  }
  // The server has rendered the data, and the code of the admin is not for visitors.
  expect(data).toEqual([]);
  expect(requests.filter((url) => url.includes('AdminPage'))).toEqual([]);
}

async function expectAccessible(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  expect(await axeViolations(page)).toEqual([]);
}

/** Headings more than one level below the heading before them. */
async function skippedHeadingLevels(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')];
    return headings
      .filter((heading, index) => Number(heading.tagName[1]) > Number(headings[index - 1]?.tagName[1] ?? 0) + 1)
      .map((heading) => heading.outerHTML);
  });
}

async function runningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id)),
    ...[...document.querySelectorAll('animate, animateMotion, animateTransform')].map(({ outerHTML }) => outerHTML),
  ]);
}

/** The text that is shown: `textContent` would include the data for search engines. */
async function visibleText(page: Page): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: as said above
  const text = await page.locator('main').innerText();
  return text.replace(/\s+/g, ' ').trim();
}
