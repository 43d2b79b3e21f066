import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { brokenWords, cutTexts, horizontalOverflow, smallTexts } from '../support/cut-texts.ts';
import { expect, test } from '../support/guard.ts';
import { trpcRequests, waitForHydration } from '../support/page-state.ts';
import { type PublicPage, publicPages, recordPages } from '../support/public-pages.ts';

/*
 * Checks every public page in one visit with reduced motion.
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

// The text is read before the scripts run.
test.use({ hydrateOnLoad: false });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  // The scripts wait for an interaction when the browser is never idle.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
});

for (const publicPage of publicPages) {
  test(`${publicPage.path} has all its parts, is accessible, fits every width and can be read without scripts`, {
    tag: publicPage.path === '/' ? [] : '@long',
  }, async ({ page }) => {
    await expectGoodPage(page, publicPage);
  });
}

test('the pages of a project, a case study and a post have all their parts, are accessible, fit every width and can be read without scripts', async ({
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
  const text = await visibleText(page);
  await page.keyboard.press('Shift');
  await waitForHydration(page);
  if (!differentWithScripts.includes(path)) await expect.poll(() => visibleText(page)).toBe(text);
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
    const [cut, broken, small] = [await cutTexts(page), await brokenWords(page), await smallTexts(page)];
    expect({ ...size, overflow, cut, broken, small }).toEqual({ ...size, overflow: 0, cut: [], broken: [], small: [] });
  }
  // The server has rendered the data, and visitors must not load the code of the admin.
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
      // Others follow the scroll position and do not run.
      .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id)),
    ...[...document.querySelectorAll('animate, animateMotion, animateTransform')].map(({ outerHTML }) => outerHTML),
  ]);
}

/** The visible text: `textContent` would include the data for search engines. */
async function visibleText(page: Page): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: as said above
  const text = await page.locator('main').innerText();
  return text.replace(/\s+/g, ' ').trim();
}
