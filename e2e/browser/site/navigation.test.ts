import type { Page } from '@playwright/test';
import { scrollToFormDelayMs } from '@site/schema/site';
import { expect, test } from '../support/guard.ts';
import { failProcedure, holdProcedure } from '../support/network.ts';
import { trpcRequests, waitForHydration } from '../support/page-state.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const inMain = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name, exact: true });
const inFooter = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** What waits behind one link of a page, and what is said meanwhile. */
const waits = [
  { from: '/no-such-page', link: /^Home/, says: 'Loading portfolio...', to: '/' },
  { from: '/no-such-page', link: /^Portfolio/, says: 'Loading portfolio...', to: '/portfolio' },
  { from: '/no-such-page', link: /^Case Studies/, says: 'Loading case studies...', to: '/case-studies' },
  { from: '/no-such-page', link: /^Blog/, says: 'Loading blog posts...', to: '/blog' },
  { from: '/', link: 'View All Services', says: 'Loading services...', to: '/services' },
  { from: '/sitemap', link: 'Saffron Lane', says: 'Loading project...', to: '/portfolio/1' },
  { from: '/sitemap', link: 'SEO Optimization', says: 'Loading service details...', to: '/services/seo-optimization' },
  { from: '/sitemap', link: /^A spice shop/, says: 'Loading case study...', to: '/case-studies/1' },
  { from: '/sitemap', link: /website actually costs|cost/i, says: 'Loading blog post...', to: /\/blog\/.+/ },
  { from: '/seo-analysis', link: 'HTML Sitemap', says: 'Loading sitemap...', to: '/sitemap' },
];

for (const { from, link, says, to } of waits) {
  test(`from ${from} to ${to}: "${says}" while it waits, with one request for data`, async ({ page }) => {
    await page.goto(from);
    await waitForHydration(page);
    const requests = trpcRequests(page);
    const release = await holdProcedure(page, '[^?]+');
    const before = await title(page).textContent();
    await inMain(page, link).first().press('Enter');
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: says })).toBeVisible();
    await expect(page).toHaveTitle(says);
    // The page that was left is gone, and the view is at the top.
    await expect(title(page)).toHaveCount(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    release();
    await expect(title(page)).not.toHaveText(before ?? '');
    await expect(page).toHaveURL(to);
    await expect(page.getByText(says)).toHaveCount(0);
    expect(requests.filter((url) => !url.includes('post.view'))).toHaveLength(1);
  });
}

for (const { from, link, procedure, says } of [
  { from: '/no-such-page', link: /^Blog/, procedure: 'post.list', says: 'Failed to fetch blog posts.' },
  { from: '/', link: 'View All Services', procedure: 'service.list', says: 'Failed to fetch services.' },
]) {
  test(`where ${procedure} fails, the page says "${says}" and can be asked for again`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/500/);
    await page.goto(from);
    await failProcedure(page, procedure, { status: 500, message: 'Something went wrong' });
    await inMain(page, link).first().press('Enter');
    await expect(page.getByRole('alert')).toContainText(says);
    await page.unrouteAll();
    await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(title(page)).toBeVisible();
  });
}

for (const way of ['hover', 'focus'] as const) {
  test(`a link asks once for its page on ${way}, and the click asks nothing more`, async ({ page }) => {
    await page.goto('/no-such-page');
    await waitForHydration(page);
    const requests = trpcRequests(page);
    const link = inMain(page, /^Portfolio/);
    await link[way]();
    await expect.poll(() => requests.length).toBe(1);
    await page.mouse.move(0, 0);
    await inMain(page, /^Contact/)
      .first()
      .focus();
    await link[way]();
    await link.click();
    await expect(title(page)).toHaveText('Every stop so far');
    expect(requests).toHaveLength(1);
  });
}

test('a page that is fixed asks for nothing', async ({ page }) => {
  await page.goto('/terms');
  await waitForHydration(page);
  const requests = trpcRequests(page);
  for (const name of ['About Us', 'Contact', 'Privacy Policy', 'Terms & Conditions']) {
    const before = await title(page).textContent();
    await inFooter(page, name).click();
    await expect(title(page)).not.toHaveText(before ?? '');
  }
  expect(requests).toEqual([]);
});

test('back and forward show the pages as they were, without asking again, each from its top', async ({ page }) => {
  await page.goto('/about');
  await waitForHydration(page);
  const about = (await title(page).textContent()) ?? '';
  await inFooter(page, 'Blog').click();
  await expect(title(page)).toHaveText('Notes from the line');
  await inFooter(page, 'Home').click();
  await expect(title(page)).toHaveText(/next stop/);
  // The pointer would come to rest on a link, and ask for its page.
  await page.mouse.move(0, 0);
  const requests = trpcRequests(page);
  await page.evaluate(() => window.scrollTo(0, 2000));
  await page.goBack();
  await expect(title(page)).toHaveText('Notes from the line');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(title(page)).toHaveText(about);
  await page.goForward();
  await expect(title(page)).toHaveText('Notes from the line');
  await expect(page).toHaveTitle(/^Blog/);
  await page.goForward();
  await expect(title(page)).toHaveText(/next stop/);
  expect(requests).toEqual([]);
});

test('a link to the page itself leads to its top, and on the contact page to the form', async ({ page }) => {
  await page.goto('/about');
  await waitForHydration(page);
  await inFooter(page, 'About Us').click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goto('/contact');
  await waitForHydration(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await inFooter(page, 'Contact').click();
  await expect(page.locator('#contact-form')).toBeInViewport();
});

test('the contact page leaves alone who has set out before it goes to its form', async ({ page }) => {
  await page.addInitScript(() => addEventListener('load', () => window.scrollTo(0, 900)));
  await page.goto('/contact');
  await waitForHydration(page);
  // Set after the page's own, this timer is over after it.
  await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), scrollToFormDelayMs);
  expect(await page.evaluate(() => window.scrollY)).toBe(900);
});

test('the places of one page are in the history', async ({ page }) => {
  await page.goto('/privacy-policy');
  await waitForHydration(page);
  const rights = page.getByRole('heading', { name: /Your rights/ });
  await inMain(page, /Your rights/).click();
  await expect(rights).toBeInViewport();
  await inFooter(page, 'Privacy Policy').click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/#/);
  await expect(rights).toBeInViewport();
});

test('a page that is loaded anew stays where it was', async ({ page }) => {
  await page.goto('/terms');
  await waitForHydration(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.reload();
  await waitForHydration(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
});

test('every page has its own title and one canonical address after a navigation', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  for (const [link, path] of [
    ['Blog', '/blog'],
    ['Terms & Conditions', '/terms'],
    ['Contact', '/contact'],
  ] as const) {
    await inFooter(page, link).click();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
    await expect(page.locator('meta[name=description]')).toHaveCount(1);
    await expect(page.locator('head title')).toHaveCount(1);
  }
});

test('a navigation jumps to the top and never glides there', async ({ page }) => {
  await page.goto('/about');
  await waitForHydration(page);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await page.evaluate(() => {
    const positions: number[] = [];
    const start = window.scrollY;
    window.addEventListener('scroll', () => {
      if (window.scrollY !== start) positions.push(window.scrollY);
      document.documentElement.dataset.positions = positions.join(' ');
    });
  });
  await inFooter(page, 'Privacy Policy').press('Enter');
  await expect(title(page)).toHaveText('Privacy Policy');
  await expect(page.locator('html')).toHaveAttribute('data-positions', '0');
});

test('who turns back while a page loads stays, and nothing says that it still loads', async ({ page }) => {
  await page.goto('/about');
  await waitForHydration(page);
  const about = (await title(page).textContent()) ?? '';
  await holdProcedure(page, '[^?]+');
  await inFooter(page, 'Blog').press('Enter');
  await expect(page.getByText('Loading blog posts...')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(page.getByText('Loading blog posts...')).toHaveCount(0);
  await expect(title(page)).toHaveText(about);
  await inFooter(page, 'Blog').press('Enter');
  await expect(page.getByText('Loading blog posts...')).toBeVisible();
  await inFooter(page, 'About Us').press('Enter');
  await expect(page.getByText('Loading blog posts...')).toHaveCount(0);
});

test('a page that the way back must load anew says so', async ({ page }) => {
  await page.goto('/no-such-page');
  await waitForHydration(page);
  await inMain(page, /^Blog/).click();
  await expect(title(page)).toHaveText('Notes from the line');
  await inFooter(page, 'About Us').click();
  await expect(title(page)).not.toHaveText('Notes from the line');
  await page.reload();
  await waitForHydration(page);
  const release = await holdProcedure(page, 'post.list');
  await page.goBack();
  await expect(page.getByText('Loading blog posts...')).toBeVisible();
  release();
  await expect(title(page)).toHaveText('Notes from the line');
  await expect(page.getByText('Loading blog posts...')).toHaveCount(0);
});

test('a link opened in another tab leaves this page as it is', { tag: '@desktop' }, async ({ page, context }) => {
  await page.goto('/terms');
  await waitForHydration(page);
  await holdProcedure(page, '[^?]+');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    inFooter(page, 'Blog').click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveURL('/blog');
  await expect(page).toHaveURL('/terms');
  await expect(page.getByText('Loading blog posts...')).toHaveCount(0);
});
