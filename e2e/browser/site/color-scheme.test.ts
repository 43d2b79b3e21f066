import { expect, test } from '../support/guard.ts';

const grounds = { light: 'rgb(255, 255, 255)', dark: 'rgb(12, 18, 16)' } as const;

test('follows the color scheme of the system', { tag: '@long' }, async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/terms');
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await expect(page.locator('body')).toHaveCSS('background-color', grounds[colorScheme]);
  }
});

test('can be switched, and a reload never shows the other scheme first', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/terms');
  await page.getByRole('button', { name: 'Dark mode' }).locator('visible=true').click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const scheme = document.documentElement.dataset.mantineColorScheme;
      if (document.body && scheme !== 'dark') document.documentElement.dataset.otherScheme = scheme;
    }).observe(document, { childList: true, subtree: true, attributes: true });
    addEventListener('DOMContentLoaded', () => {
      const colors = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
      document.documentElement.dataset.themeColors = Array.from(colors, ({ content }) => content).join(' ');
    });
  });
  await page.reload();
  await expect(page.locator('body')).toHaveCSS('background-color', grounds.dark);
  // The theme colour of the browser is set when the document is parsed.
  await expect(page.locator('html')).toHaveAttribute('data-theme-colors', '#0c1210 #0c1210');
  await expect(page.locator('html')).not.toHaveAttribute('data-other-scheme', /.*/);
});
