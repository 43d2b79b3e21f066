import type { Page } from '@playwright/test';
import { expect, test } from '../support/guard.ts';
import { waitForHydration } from '../support/page-state.ts';

type Stop = { region: string; name: string; hasOutline: boolean; isSeen: boolean };

const paths = ['/', '/services/seo-optimization', '/portfolio', '/blog', '/contact', '/sitemap'];

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const path of paths) {
  test(`the keyboard goes through all of ${path} in order, and what has the focus is seen`, async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    // The contact page goes to its form first, and would do so under the keyboard.
    if (path === '/contact') await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    const stops = await walk(page);
    expect(stops.filter(({ hasOutline, isSeen }) => !(hasOutline && isSeen))).toEqual([]);
    const regions = stops.map(({ region }) => region);
    expect(regions.filter((region, at) => region !== regions[at - 1])).toEqual([
      'skip',
      'header',
      'main',
      'footer',
      'aside',
    ]);
    expect(stops.length).toBe(await tabbable(page));
  });
}

test('the keyboard opens the menu of a phone, goes through it and closes it', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/about');
  await waitForHydration(page);
  const toggle = page.getByRole('banner').getByRole('button', { name: 'menu' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const menu = page.getByRole('navigation', { name: 'Mobile' });
  for (const name of ['Home', 'Services', 'Case Studies', 'Blog', 'About', 'Contact Us', 'Connect now', 'Dark mode']) {
    await page.keyboard.press('Tab');
    await expect(menu.locator(':focus')).toHaveAccessibleName(name);
  }
  await page.keyboard.press('Escape');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle).toBeFocused();
});

test('the menu of a phone closes when the keyboard leaves it for the page behind', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/about');
  await waitForHydration(page);
  const toggle = page.getByRole('banner').getByRole('button', { name: 'menu' });
  const menu = page.getByRole('navigation', { name: 'Mobile' });
  await toggle.press('Enter');
  await menu.getByRole('button', { name: 'Dark mode' }).focus();
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('main').locator(':focus')).toBeInViewport();

  await toggle.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(menu).toBeHidden();
});

test('the page behind the menu of a phone keeps its place, and the focus comes back to its button', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/about');
  await waitForHydration(page);
  const top = () => page.evaluate(() => window.scrollY);
  const banner = page.getByRole('banner');
  const menu = page.getByRole('navigation', { name: 'Mobile' });
  await banner.getByRole('button', { name: 'menu' }).press('Enter');
  await menu.getByRole('button', { name: 'Services' }).press('Enter');
  for (;;) {
    await page.keyboard.press('Tab');
    expect(await top()).toBe(0);
    if (await menu.getByRole('button', { name: 'Dark mode' }).evaluate((button) => button === document.activeElement))
      break;
  }
  await page.mouse.move(195, 400);
  await page.mouse.wheel(0, 3000);
  await page.mouse.wheel(0, 3000);
  // What the wheel sets off is over when it has been drawn.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await top()).toBe(0);
  await menu.getByRole('link', { name: 'About' }).click();
  await expect(menu).toBeHidden();
  await expect(banner.getByRole('button', { name: 'Open menu' })).toBeFocused();
});

test('a press beside the menu of a small screen closes it', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 1200 });
  await page.goto('/about');
  await waitForHydration(page);
  const menu = page.getByRole('navigation', { name: 'Mobile' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.click({ position: { x: 450, y: 4 } });
  await expect(menu).toBeVisible();
  await page.mouse.click(450, 1000);
  await expect(menu).toBeHidden();
});

/** Every stop of the Tab key, from the top of the page to the end. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(focused);
    if (!stop) return stops;
    stops.push(stop);
  }
}

function focused(): Stop | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const x = (Math.max(left, 0) + Math.min(right, window.innerWidth)) / 2;
  const y = (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2;
  // A link of two lines has nothing of its own in the middle.
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
    isSeen: points.some((point) => {
      const top = document.elementFromPoint(...point);
      return top !== null && (element.contains(top) || top.contains(element));
    }),
  };
}

/** How many stops there are, by the rules of the browser: what is shown, takes the focus and is no `tabindex=-1`. */
async function tabbable(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, summary, [tabindex="0"]')]
        .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled'))
        .filter((element) => element.checkVisibility({ visibilityProperty: true })).length,
  );
}
