import type { Page } from '@playwright/test';
import { expect, test } from '../support/guard.ts';

type Stop = { region: string; name: string; hasOutline: boolean; isUncovered: boolean };

for (const { path, device } of [
  { path: '/', device: 'desktop' },
  { path: '/', device: 'phone' },
  { path: '/contact', device: 'desktop' },
]) {
  test(`Tab reaches every control of ${path} in order, each with a visible focus outline, on a ${device}`, {
    tag: [`@${device}`, '@long'],
  }, async ({ page }) => {
    await page.goto(path);
    const stops = await tabThrough(page);
    expect(stops.filter(({ hasOutline, isUncovered }) => !(hasOutline && isUncovered))).toEqual([]);
    const regions = stops.map(({ region }) => region);
    expect(regions.filter((region, index) => region !== regions[index - 1])).toEqual([
      'skip',
      'header',
      'main',
      'footer',
      'aside',
    ]);
    expect(stops.length).toBe(await countFocusable(page));
  });
}

/** Every element that Tab focuses, from the top of the page to its end. */
async function tabThrough(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(describeFocus);
    if (!stop) return stops;
    stops.push(stop);
  }
}

function describeFocus(): Stop | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const x = (Math.max(left, 0) + Math.min(right, window.innerWidth)) / 2;
  const y = (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2;
  // The middle of a link that wraps to two lines is not part of the link.
  const { x: firstX, y: firstY, width, height } = element.getClientRects()[0] ?? new DOMRect();
  const points = [
    [x, y],
    [firstX + width / 2, firstY + height / 2],
  ] as const;
  const region = element.closest('header, main, footer, aside, a[href="#content"]');
  return {
    region: region?.matches('a') ? 'skip' : ((element.closest('main') ?? region)?.localName ?? 'none'),
    name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60),
    hasOutline: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    isUncovered: points.some((point) => {
      const top = document.elementFromPoint(...point);
      return top !== null && (element.contains(top) || top.contains(element));
    }),
  };
}

/** How many elements the browser lets Tab focus. */
async function countFocusable(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, summary, [tabindex="0"]')]
        .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled'))
        .filter((element) => element.checkVisibility({ visibilityProperty: true })).length,
  );
}
