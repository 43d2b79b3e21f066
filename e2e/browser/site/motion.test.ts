import type { Page } from '@playwright/test';
import { expect, test } from '../support/guard.ts';
import { waitForHydration } from '../support/page-state.ts';
import { publicPages } from '../support/public-pages.ts';

test.describe('with reduced motion', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  for (const { path } of publicPages) {
    test(`nothing moves on ${path}`, async ({ page }) => {
      await page.goto(path);
      await waitForHydration(page);
      expect(await moving(page)).toEqual([]);
    });
  }

  test('the contact page is at its form at once', async ({ page }) => {
    expect(await stopsOnTheWayToTheForm(page)).toHaveLength(1);
  });
});

test('the line of the home page draws itself where motion is welcome', async ({ page }) => {
  await page.goto('/');
  expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
});

test('the contact page glides to its form where motion is welcome', async ({ page }) => {
  expect((await stopsOnTheWayToTheForm(page)).length).toBeGreaterThan(1);
});

async function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id)),
    ...[...document.querySelectorAll('animate, animateMotion, animateTransform')].map(({ outerHTML }) => outerHTML),
  ]);
}

/** Where the page stood, from its top to the form. */
async function stopsOnTheWayToTheForm(page: Page): Promise<number[]> {
  await page.addInitScript(() => {
    const stops: number[] = [];
    Object.assign(window, { stops });
    document.addEventListener('scroll', () => stops.push(window.scrollY));
    document.addEventListener('scrollend', () => {
      document.documentElement.dataset.arrived = '';
    });
  });
  await page.goto('/contact');
  await expect(page.locator('html')).toHaveAttribute('data-arrived', '');
  await expect(page.locator('#contact-form')).toBeInViewport();
  const stops = await page.evaluate(() => (window as unknown as { stops: number[] }).stops);
  return [...new Set(stops)];
}
