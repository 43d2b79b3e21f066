import type { Page } from '@playwright/test';
import { cutTexts } from '../support/cut-texts.ts';
import { expect, test } from '../support/guard.ts';
import { waitForFrames } from '../support/page-state.ts';

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Mobile' });
const toggleOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'menu' });

test('opens, unfolds the services, switches the scheme and closes when a link is chosen', { tag: '@phone' }, async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/terms');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = menuOf(page);
  await expect(menu).toBeVisible();
  await menu.getByRole('button', { name: 'Dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(menu.getByRole('link', { name: 'SEO Optimization' })).toBeHidden();
  await menu.getByRole('button', { name: 'Services' }).click();
  await menu.getByRole('link', { name: 'SEO Optimization' }).click();
  await expect(page).toHaveURL('/services/seo-optimization');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});

test('works by keyboard: opens, closes on Escape and when the focus leaves it', { tag: ['@phone', '@long'] }, async ({
  page,
}) => {
  await page.goto('/about');
  const [toggle, menu] = [toggleOf(page), menuOf(page)];
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  // The menu contains the button of the header.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Connect now' })).toHaveCount(1);
  const entries = ['Home', 'Services', 'Case Studies', 'Blog', 'About', 'Contact Us'];
  for (const name of [...entries, 'Connect now', 'Schedule Call', '+91 11 5550 0123', 'Dark mode']) {
    await page.keyboard.press('Tab');
    await expect(menu.locator(':focus')).toHaveAccessibleName(name);
  }
  await page.keyboard.press('Escape');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle).toBeFocused();

  await toggle.press('Enter');
  await menu.getByRole('button', { name: 'Dark mode' }).focus();
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('main').locator(':focus')).toBeInViewport();
  await toggle.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(menu).toBeHidden();
});

test('does not scroll the page behind it, and returns the focus when a link to the same page is chosen', {
  tag: ['@phone', '@long'],
}, async ({ page }) => {
  await page.goto('/about');
  const menu = menuOf(page);
  const scrollY = () => page.evaluate(() => window.scrollY);
  await toggleOf(page).press('Enter');
  await menu.getByRole('button', { name: 'Services' }).press('Enter');
  for (;;) {
    await page.keyboard.press('Tab');
    expect(await scrollY()).toBe(0);
    if (await menu.getByRole('button', { name: 'Dark mode' }).evaluate((button) => button === document.activeElement))
      break;
  }
  await page.mouse.move(195, 400);
  await page.mouse.wheel(0, 3000);
  await page.mouse.wheel(0, 3000);
  // Scrolling by the wheel is applied within two frames.
  await waitForFrames(page);
  expect(await scrollY()).toBe(0);
  await menu.getByRole('link', { name: 'About' }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Open menu' })).toBeFocused();
});

test('fits a small window and closes on a click beside it', { tag: ['@phone', '@long'] }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 400 });
  await page.goto('/about');
  const menu = menuOf(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('button', { name: 'Services' }).click();
  expect(await cutTexts(page)).toEqual([]);
  await menu.getByRole('link', { name: 'Connect now' }).scrollIntoViewIfNeeded();
  await expect(menu.getByRole('link', { name: 'Connect now' })).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 900, height: 1200 });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.click({ position: { x: 450, y: 4 } });
  await expect(menu).toBeVisible();
  await page.mouse.click(450, 1000);
  await expect(menu).toBeHidden();
});
