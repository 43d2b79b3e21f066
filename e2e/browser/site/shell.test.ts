import type { Locator } from '@playwright/test';
import { expect, test } from '../support/guard.ts';
import { isPhone, waitForHydration } from '../support/page-state.ts';

test('the navigation marks the page, exactly for most and by prefix for services and case studies', {
  tag: '@desktop',
}, async ({ page }) => {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await page.goto('/case-studies/1');
  await expect(navigation.getByRole('link', { name: 'Case Studies' })).toHaveAttribute('aria-current', 'page');
  await page.goto('/blog');
  await expect(navigation.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'page');
  const post = page.getByRole('link', { name: /^Read More/ }).first();
  await post.click();
  await expect(page).toHaveURL(/\/blog\/.+/);
  await expect(navigation.getByRole('link', { name: 'Blog' })).not.toHaveAttribute('aria-current', 'page');
  const services = navigation.getByRole('button', { name: 'Services' });
  await expect(services).not.toHaveAttribute('aria-current');
  await page.goto('/services/seo-optimization');
  await expect(services).toHaveAttribute('aria-current', 'true');
});

test('the services list opens, scrolls at 20 rem, closes on Escape and leads to a service', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  const button = page.getByRole('button', { name: 'Services' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const list = page.locator('#services-menu ul');
  await expect(list).toBeVisible();
  expect(
    await list.evaluate((element) => [element.clientHeight <= 320, element.scrollHeight > element.clientHeight]),
  ).toEqual([true, true]);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await list.getByRole('link', { name: 'SEO Optimization' }).click();
  await expect(page).toHaveURL('/services/seo-optimization');
  await expect(list).toBeHidden();
});

test('the mobile menu opens, unfolds the services and closes when one is chosen', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Mobile' });
  await expect(menu).toBeVisible();
  const services = menu.getByRole('button', { name: 'Services' });
  await expect(menu.getByRole('link', { name: 'SEO Optimization' })).toBeHidden();
  await services.click();
  await menu.getByRole('link', { name: 'SEO Optimization' }).click();
  await expect(page).toHaveURL('/services/seo-optimization');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});

test('a navigation starts at the top of the new page and moves the focus there', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('the contact page glides to its form', async ({ page }) => {
  await page.goto('/contact');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await expect(page.locator('#contact-form')).toBeInViewport();
});

test('what is printed is light, whatever the scheme', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await page.goto('/terms');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(15, 22, 19)');
});

test('paper has what the screen scrolls or opens to', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const abortProcedure = () =>
    page.getByRole('main').evaluate((main) =>
      Array.from(main.querySelectorAll('*')).flatMap((box) => {
        const isCut = box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
        return isCut && /auto|scroll/.test(getComputedStyle(box).overflow) ? [box.className] : [];
      }),
    );
  for (const path of ['/', '/sitemap', '/blog/business-website-cost-india']) {
    await page.goto(path);
    expect(await abortProcedure(), path).toEqual([]);
  }
  await page.goto('/contact');
  const answers = page.locator('details > p');
  await expect(answers).toHaveCount(6);
  for (const answer of await answers.all())
    expect(await answer.evaluate((words) => words.checkVisibility())).toBe(true);
});

test('dark mode can be switched, is remembered and never flashes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await waitForHydration(page);
  if (isPhone(page)) await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Dark mode' }).locator('visible=true').click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const scheme = document.documentElement.dataset.mantineColorScheme;
      if (document.body && scheme !== 'dark') document.documentElement.dataset.flashed = scheme;
    }).observe(document, { childList: true, subtree: true, attributes: true });
    addEventListener('DOMContentLoaded', () => {
      const colors = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
      document.documentElement.dataset.window = Array.from(colors, ({ content }) => content).join(' ');
    });
  });
  await page.reload();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(12, 18, 16)');
  // The window around the page was in it as soon as the page was read.
  await expect(page.locator('html')).toHaveAttribute('data-window', '#0c1210 #0c1210');
  await expect(page.locator('html')).not.toHaveAttribute('data-flashed', /.*/);
});

test('the footer leads where the specification says, and the chat opens with a greeting', async ({ page }) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  const expected = {
    Home: '/',
    Services: '/contact',
    'About Us': '/about',
    Contact: '/contact',
    Blog: '/blog',
    'Privacy Policy': '/privacy-policy',
    'Terms & Conditions': '/terms',
  };
  for (const [name, href] of Object.entries(expected)) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await expect(footer).toContainText('© 2025');
  const chat = page.getByRole('link', { name: /chat with us/i });
  await expect(chat).toHaveAttribute('href', /text=.*interested%20in%20your%20services/);
});

test('a page ends with its footer, whose last line the chat button leaves free', async ({ page }) => {
  await page.goto('/about');
  await waitForHydration(page);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
  const footer = await boxOf(page.getByRole('contentinfo'));
  expect(Math.round(footer.y + footer.height)).toBe(page.viewportSize()?.height);
  const copyright = await boxOf(page.getByText(/^© 2025/));
  const chat = await boxOf(page.getByRole('link', { name: /chat with us/i }));
  expect(copyright.y + copyright.height).toBeLessThan(chat.y);
});

test('the first stop of the keyboard skips to the content', async ({ page }) => {
  await page.goto('/about');
  await waitForHydration(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
