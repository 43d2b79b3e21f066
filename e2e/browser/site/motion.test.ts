import type { Page } from '@playwright/test';
import { expect, test } from '../support/guard.ts';

// public-pages.test.ts checks that nothing moves on any page with reduced motion.

test('the line of the home page is animated', async ({ page }) => {
  await page.goto('/');
  expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
});

test('the contact page scrolls smoothly to its form, and in one step with reduced motion', async ({ page }) => {
  await recordScrolling(page);
  expect((await scrollPositionsToForm(page)).length).toBeGreaterThan(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await scrollPositionsToForm(page)).toHaveLength(1);
});

async function recordScrolling(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const positions: number[] = [];
    Object.assign(window, { positions });
    document.addEventListener('scroll', () => positions.push(window.scrollY));
    document.addEventListener('scrollend', () => {
      document.documentElement.dataset.arrived = '';
    });
  });
}

/** The scroll positions between the top of the contact page and its form. */
async function scrollPositionsToForm(page: Page): Promise<number[]> {
  await page.goto('/contact');
  await expect(page.locator('html')).toHaveAttribute('data-arrived', '');
  await expect(page.locator('#contact-form')).toBeInViewport();
  const positions = await page.evaluate(() => (window as unknown as { positions: number[] }).positions);
  return [...new Set(positions)];
}
