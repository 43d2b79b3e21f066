import type { Page } from '@playwright/test';
import { expect, test } from '../support/guard.ts';
import { waitForHydration } from '../support/page-state.ts';
import { publicPages, recordPages } from '../support/public-pages.ts';

/*
 * A small phone, and desktops whose visitors have zoomed to 200% and 400%: 1280 and 1440 pixels wide, at two device
 * pixels for each of the page.
 */

const sizes = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
  { width: 720, height: 450 },
];

test.use({ deviceScaleFactor: 2 });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const { path } of publicPages) {
  test(`${path} scrolls in one direction and cuts no text, at 320, 640 and 720 pixels`, { tag: '@phone' }, async ({
    page,
  }) => {
    await expectToFit(page, path);
  });
}

test('a project, a case study and a post scroll in one direction and cut no text', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  for (const { path } of await recordPages(request)) await expectToFit(page, path);
});

test('the open menu of a small phone cuts no text and scrolls to its end', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 400 });
  await page.goto('/about');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Mobile' });
  await menu.getByRole('button', { name: 'Services' }).click();
  expect(await cutTexts(page)).toEqual([]);
  await menu.getByRole('link', { name: 'Connect now' }).scrollIntoViewIfNeeded();
  await expect(menu.getByRole('link', { name: 'Connect now' })).toBeInViewport({ ratio: 1 });
});

async function expectToFit(page: Page, path: string) {
  await page.goto(path);
  await waitForHydration(page);
  for (const size of sizes) {
    await page.setViewportSize(size);
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([path, size.width, tooWide, await cutTexts(page)]).toEqual([path, size.width, 0, []]);
  }
}

/** Texts that stand outside the page or outside a box that hides what does not fit. */
async function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || !text.nodeValue?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if (isCut(range.getBoundingClientRect(), parent)) cut.push(text.nodeValue.trim().slice(0, 60));
    }
    return cut;

    function isCut({ left, right, top, bottom }: DOMRect, parent: Element): boolean {
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, webkitLineClamp, clipPath, position } = getComputedStyle(box);
        // An ellipsis says that there is more, and where; what is meant for the ear alone is no bigger than a pixel.
        if (webkitLineClamp !== 'none' || clipPath !== 'none' || position === 'fixed') return false;
        if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) return false;
        const rect = box.getBoundingClientRect();
        if (rect.bottom < 0 && box.matches('a[href="#content"]')) return false;
        const isOutsideX = left < rect.left - 1 || right > rect.right + 1;
        const isOutsideY = top < rect.top - 1 || bottom > rect.bottom + 1;
        if ((overflowX !== 'visible' && isOutsideX) || (overflowY !== 'visible' && isOutsideY)) return true;
      }
      return left < -1 || right > window.innerWidth + 1;
    }
  });
}
