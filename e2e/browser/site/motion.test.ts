import { expect, test } from '../support/guard.ts';

// public-pages.test.ts checks that nothing moves on any page with reduced motion.

test('the line of the home page is animated', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
});

test('the contact page scrolls to its headline and form, smoothly unless motion is reduced', { tag: '@long' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const scroll = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function (options) {
      document.documentElement.dataset.scrolled = `${this.id} ${typeof options === 'object' ? options.behavior : ''}`;
      scroll.call(this, options);
    };
  });
  for (const [reducedMotion, behavior] of [
    ['no-preference', 'smooth'],
    ['reduce', 'instant'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/contact');
    await expect(page.locator('html')).toHaveAttribute('data-scrolled', `contact-form ${behavior}`);
    await expect(page.locator('#contact-form').getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  }
});
