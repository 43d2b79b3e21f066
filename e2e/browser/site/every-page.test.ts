import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { expect, test } from '../support/guard.ts';
import { type PublicPage, publicPages, recordPages } from '../support/public-pages.ts';

const schemes = ['light', 'dark'] as const;

for (const page of publicPages) {
  test(`${page.path} is whole, fits and is accessible in both schemes`, async ({ page: tab }) => {
    await expectGoodPage(tab, page);
  });
}

test('a project, a case study and a post are whole, fit and are accessible in both schemes', async ({
  page,
  request,
}) => {
  for (const record of await recordPages(request)) await expectGoodPage(page, record);
});

async function expectGoodPage(tab: Page, { path, heading, status = 200 }: PublicPage) {
  for (const colorScheme of schemes) {
    await tab.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const answer = await tab.goto(path, { waitUntil: 'networkidle' });
    expect(answer?.status()).toBe(status);
    await expect(tab.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(tab.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(tab.getByRole('contentinfo')).toContainText('Elevating your digital presence to new heights');
    expect(await tab.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(await skippedHeadings(tab)).toEqual([]);
    expect(await axeViolations(tab)).toEqual([]);
  }
}

/** Headings that leave out a level on the way down. */
async function skippedHeadings(tab: Page): Promise<string[]> {
  return tab.evaluate(() => {
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')];
    return headings
      .filter((heading, index) => Number(heading.tagName[1]) > Number(headings[index - 1]?.tagName[1] ?? 0) + 1)
      .map((heading) => heading.outerHTML);
  });
}
