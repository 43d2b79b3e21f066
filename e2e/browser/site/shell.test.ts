import type { Locator } from '@playwright/test';
import { expect, test } from '../support/guard.ts';

test('the navigation marks the current page: services and case studies by prefix, others exactly', async ({ page }) => {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const link = (name: string) => navigation.getByRole('link', { name });
  const services = navigation.getByRole('button', { name: 'Services' });
  await page.goto('/case-studies/1');
  await expect(link('Case Studies')).toHaveAttribute('aria-current', 'page');
  await link('Blog').click();
  await expect(link('Blog')).toHaveAttribute('aria-current', 'page');
  await page
    .getByRole('link', { name: /^Read More/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/blog\/.+/);
  await expect(link('Blog')).not.toHaveAttribute('aria-current', 'page');
  await expect(services).not.toHaveAttribute('aria-current');
  await page.goto('/services/seo-optimization');
  await expect(services).toHaveAttribute('aria-current', 'true');
});

test('the services menu opens by keyboard, has four lines within 20 rem, closes on Escape and leads to a service', async ({
  page,
}) => {
  await page.goto('/terms');
  const button = page.getByRole('button', { name: 'Services' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const list = page.locator('#services-menu > ul');
  await expect(list).toBeVisible();
  await expect(list).toHaveCSS('max-height', '320px');
  await expect(list).toHaveCSS('overflow-y', 'auto');
  await expect(list.locator('> li')).toHaveText([/^Web & App/, /^Branding/, /^Digital/, /^AI & A/, 'All 15 services']);
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await list.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight), `${width}`).toBe(0);
  }
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await list.getByRole('link', { name: 'SEO Optimization' }).click();
  await expect(page).toHaveURL('/services/seo-optimization');
  await expect(list).toBeHidden();
});

test('the skip link leads to the content, the footer has its links, and the chat link contains the greeting', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const footer = page.getByRole('contentinfo');
  const links = {
    Home: '/',
    Services: '/contact',
    Portfolio: '/portfolio',
    'Case Studies': '/case-studies',
    'About Us': '/about',
    Contact: '/contact',
    'Schedule Call': '/schedule-call',
    Blog: '/blog',
    'Privacy Policy': '/privacy-policy',
    'Terms & Conditions': '/terms',
  };
  for (const [name, href] of Object.entries(links)) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await expect(footer).toContainText(`© 2025–${new Date().getFullYear()} Ascent Digital.`);
  const chat = page.getByRole('link', { name: /chat with us/i });
  await expect(chat).toHaveAttribute('href', /text=.*interested%20in%20your%20services/);
});

test('nothing follows the footer, and the chat button overlaps neither the last line of the footer nor the first screen of a phone', {
  tag: '@long',
}, async ({ page }) => {
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
  const button = page.getByRole('link', { name: /chat with us/i });
  await page.goto('/about');
  await expect(button).toBeInViewport({ ratio: 1 });
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(button).toBeInViewport({ ratio: 1 });
    const footer = await boxOf(page.getByRole('contentinfo'));
    expect(Math.round(footer.y + footer.height)).toBe(height);
    const copyright = await boxOf(page.getByText(/^© 2025/));
    expect(copyright.y + copyright.height).toBeLessThan((await boxOf(button)).y);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(button).not.toBeInViewport();
});
