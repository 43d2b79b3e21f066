import type { Page } from '@playwright/test';
import { scrollToFormDelayMs } from '@site/schema/site';
import { expect, test } from '../support/guard.ts';
import { failProcedure, holdProcedure } from '../support/network.ts';
import { trpcRequests, waitForFrames } from '../support/page-state.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const mainLink = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name, exact: true });
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const ANY_PROCEDURE = '[^?]+';

test('a page stays until the next one is ready, below a line with the loading text', async ({ page }) => {
  await page.goto('/sitemap');
  const heading = (await title(page).textContent()) ?? '';
  for (const { link, text, to } of [
    { link: 'Saffron Lane', text: 'Loading project...', to: '/portfolio/1' },
    { link: 'SEO Optimization', text: 'Loading service details...', to: '/services/seo-optimization' },
    { link: /^A spice shop/, text: 'Loading case study...', to: '/case-studies/1' },
    { link: /website actually costs|cost/i, text: 'Loading blog post...', to: /\/blog\/.+/ },
  ]) {
    const requests = trpcRequests(page);
    const release = await holdProcedure(page, ANY_PROCEDURE);
    await mainLink(page, link).first().press('Enter');
    await expect(page.getByRole('banner').getByRole('status').filter({ hasText: text })).toBeVisible();
    await expect(title(page)).toHaveText(heading);
    release();
    await expect(title(page)).not.toHaveText(heading);
    expect(await scrollY(page)).toBe(0);
    await expect(page).toHaveURL(to);
    await expect(page.getByText(text)).toHaveCount(0);
    expect(requests).toHaveLength(1);
    await page.unrouteAll();
    await page.goBack();
    await expect(title(page)).toHaveText(heading);
  }
});

test('a page whose data cannot be loaded shows an error and loads on "Try again"', { tag: '@long' }, async ({
  page,
  expectProblem,
}) => {
  expectProblem(/500/);
  await page.goto('/no-such-page');
  await failProcedure(page, 'post.browse', { status: 500, message: 'Something went wrong' });
  await mainLink(page, /^Blog/).first().press('Enter');
  await expect(page.getByRole('alert')).toContainText('Failed to fetch blog posts.');
  await page.unrouteAll();
  await mainLink(page, 'Try again').click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(title(page)).toBeVisible();
});

test('a link loads its page once when it is hovered or focused, and the click requests nothing more', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/no-such/page');
  for (const [action, link, heading] of [
    ['hover', /^Portfolio/, 'Every stop so far'],
    ['focus', /^Case Studies/, 'Real Results for Real Clients'],
  ] as const) {
    const requests = trpcRequests(page);
    const target = mainLink(page, link).first();
    await target[action]();
    await expect.poll(() => requests.length).toBe(1);
    await page.mouse.move(0, 0);
    await page.getByRole('banner').getByRole('button').locator('visible=true').first().focus();
    await target[action]();
    await target.click();
    await expect(title(page)).toHaveText(heading);
    expect(requests).toHaveLength(1);
    await page.mouse.move(0, 0);
    await page.goBack();
    await expect(title(page)).toHaveText('404 Page Not Found');
    await expect(page.getByRole('main').getByRole('link', { name: 'Services' })).toHaveAttribute('href', '/services');
  }
});

test('a page is requested once, and each has one title, description and canonical URL', async ({ page }) => {
  await page.goto('/terms');
  const requests = trpcRequests(page);
  for (const [link, path] of [
    ['About Us', '/about'],
    ['Contact', '/contact'],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms & Conditions', '/terms'],
  ] as const) {
    const before = (await title(page).textContent()) ?? '';
    await footerLink(page, link).click();
    await expect(title(page)).not.toHaveText(before);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
    await expect(page.locator('meta[name=description]')).toHaveCount(1);
    await expect(page.locator('head title')).toHaveCount(1);
  }
  // The terms came with the document.
  expect(requests).toHaveLength(3);
});

test('Back and Forward restore the scroll position without requesting pages again, also after a reload', async ({
  page,
}) => {
  // The page records its scroll position at the event.
  const scrollTo = (top: number) =>
    page.evaluate(
      (y) =>
        new Promise<void>((resolve) => {
          addEventListener('scroll', () => resolve(), { once: true });
          window.scrollTo({ top: y, behavior: 'instant' });
        }),
      top,
    );
  // For a click with the mouse, Playwright scrolls the page until the link is below the scroll padding.
  const follow = (name: string) =>
    page.getByRole('banner').getByRole('link', { name, exact: true }).dispatchEvent('click');
  await page.goto('/about');
  const about = (await title(page).textContent()) ?? '';
  await scrollTo(900);
  await follow('Blog');
  await expect(title(page)).toHaveText('Notes from the line');
  expect(await scrollY(page)).toBe(0);
  await scrollTo(700);
  await follow('Home');
  await expect(title(page)).toHaveText(/next stop/);
  const requests = trpcRequests(page);
  await page.goBack();
  await expect(title(page)).toHaveText('Notes from the line');
  await expect.poll(() => scrollY(page)).toBe(700);
  await page.goBack();
  await expect(title(page)).toHaveText(about);
  await expect.poll(() => scrollY(page)).toBe(900);
  await page.goForward();
  await expect(title(page)).toHaveText('Notes from the line');
  await expect(page).toHaveTitle(/^Blog/);
  await expect.poll(() => scrollY(page)).toBe(700);
  expect(requests).toEqual([]);
  await page.reload();
  await page.goBack();
  await expect(title(page)).toHaveText(about);
  await expect.poll(() => scrollY(page)).toBe(900);
});

test('a link to the current page scrolls to its top, on the contact page to the form', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/about');
  await footerLink(page, 'About Us').click();
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.goto('/contact');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await footerLink(page, 'Contact').click();
  await expect(page.locator('#contact-form')).toBeInViewport();
});

test('the contact page does not scroll to its form when the visitor has scrolled already', { tag: '@long' }, async ({
  page,
}) => {
  await page.addInitScript(() => addEventListener('load', () => window.scrollTo(0, 900)));
  await page.goto('/contact');
  // This timer is set after the page's own and ends after it.
  await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), scrollToFormDelayMs);
  expect(await scrollY(page)).toBe(900);
});

test('Back returns to an anchor of the same page', { tag: '@long' }, async ({ page }) => {
  await page.goto('/privacy-policy');
  const rights = page.getByRole('heading', { name: /Your rights/ });
  await mainLink(page, /Your rights/).click();
  await expect(rights).toBeInViewport();
  await footerLink(page, 'Privacy Policy').click();
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/#/);
  await expect(rights).toBeInViewport();
});

test('a reload restores the scroll position', { tag: '@long' }, async ({ page }) => {
  await page.goto('/terms');
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.reload();
  await expect.poll(() => scrollY(page)).toBe(900);
});

test('a navigation jumps to the top in one step and focuses the new page', { tag: '@long' }, async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect.poll(() => scrollY(page)).toBeGreaterThan(500);
  await page.evaluate(() => {
    const positions: number[] = [];
    const start = window.scrollY;
    window.addEventListener('scroll', () => {
      if (window.scrollY !== start) positions.push(window.scrollY);
      document.documentElement.dataset.positions = positions.join(' ');
    });
  });
  await footerLink(page, 'Privacy Policy').press('Enter');
  await expect(title(page)).toHaveText('Privacy Policy');
  await expect(page.locator('html')).toHaveAttribute('data-positions', '0');
  await expect(page.getByRole('main')).toBeFocused();
});

test('Back or a link to the current page cancels a navigation that is still loading', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/about');
  const about = (await title(page).textContent()) ?? '';
  const loading = page.getByText('Loading blog posts...');
  await holdProcedure(page, ANY_PROCEDURE);
  await footerLink(page, 'Blog').press('Enter');
  await expect(loading).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(loading).toHaveCount(0);
  await expect(title(page)).toHaveText(about);
  await footerLink(page, 'Blog').press('Enter');
  await expect(loading).toBeVisible();
  await footerLink(page, 'About Us').press('Enter');
  await expect(loading).toHaveCount(0);
});

test('Back shows the loading text when the previous page must be loaded again', { tag: '@long' }, async ({ page }) => {
  await page.goto('/no-such-page');
  await mainLink(page, /^Blog/).click();
  await expect(title(page)).toHaveText('Notes from the line');
  await footerLink(page, 'About Us').click();
  await expect(title(page)).not.toHaveText('Notes from the line');
  await page.reload();
  const release = await holdProcedure(page, 'post.browse');
  await page.goBack();
  await expect(page.getByText('Loading blog posts...')).toBeVisible();
  release();
  await expect(title(page)).toHaveText('Notes from the line');
  await expect(page.getByText('Loading blog posts...')).toHaveCount(0);
});

test('a link that is opened in a new tab leaves the current page unchanged', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await page.goto('/terms');
  await holdProcedure(page, ANY_PROCEDURE);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    footerLink(page, 'Blog').click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveURL('/blog');
  await expect(page).toHaveURL('/terms');
  await expect(page.getByText('Loading blog posts...')).toHaveCount(0);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('scrolling fetches no code of other pages, as the movement of a mouse does', {
    tag: ['@phone', '@long'],
  }, async ({ page }) => {
    await page.goto('/terms');
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(...(request.resourceType() === 'script' ? [request.url()] : [])));
    const devtools = await page.context().newCDPSession(page);
    for (const [type, ...ys] of [['touchStart', 600], ['touchMove', 500], ['touchMove', 300], ['touchEnd']] as const) {
      await devtools.send('Input.dispatchTouchEvent', { type, touchPoints: ys.map((y) => ({ x: 200, y })) });
    }
    await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    await waitForFrames(page);
    expect(scripts).toEqual([]);
    await page.mouse.move(100, 300);
    await expect.poll(() => scripts.length).toBeGreaterThan(3);
  });
});
