import { expect, test } from '../support/guard.ts';

/*
 * A browser whose font size is twice the default (WCAG 1.4.4), in a window of a common laptop.
 */

test.use({
  viewport: { width: 1268, height: 800 },
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
});

test('pages fit the window when the font size of the browser is doubled', { tag: '@long' }, async ({ page }) => {
  for (const path of ['/', '/services/web-app-development', '/admin']) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(1268);
    const size = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
    expect(size, path).toBeGreaterThanOrEqual(28);
  }
});
