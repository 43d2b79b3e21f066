import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { horizontalOverflow } from '../support/cut-texts.ts';
import { fetchPosts, findOrThrow } from '../support/demo-content.ts';
import { expect, test } from '../support/guard.ts';
import { abortProcedure, recordCalls } from '../support/network.ts';

const SLUG = 'cms-or-custom-admin';
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const firstPost = (page: Page) => page.getByRole('link', { name: /^Read More/ }).first();

test('a post shows its article, every tag, its last update and the links to contact, blog and category', async ({
  page,
  request,
}) => {
  const post = findOrThrow(await fetchPosts(request), ({ slug }) => slug === SLUG);
  await page.goto(`/blog/${SLUG}`);
  await expect(title(page)).toHaveText(post.title);
  const about = page.getByRole('complementary', { name: 'About this post' });
  await expect(about.getByRole('heading', { name: 'Tags' }).locator('+ ul').getByRole('link')).toHaveText(post.tags);
  await expect(about.getByText('Last updated')).toBeVisible();
  await expect(about.getByRole('time')).toHaveAttribute('datetime', post.updatedAt);
  const words = (await page.getByRole('article').first().textContent())?.split(/\s+/).length;
  expect(words).toBeGreaterThan(400);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Connect now' })).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
  const header = page.getByRole('article').first().locator('header');
  const named = about
    .getByRole('heading', { name: /^Categor/ })
    .locator('+ ul')
    .getByRole('link')
    .first();
  const category = (await named.textContent()) ?? '';
  await expect(header.getByRole('link')).toHaveText(['Blog', category]);
  await header.getByRole('link', { name: category }).click();
  await expect(title(page)).toHaveText(category);
});

test('the contents stay beside an article, link to its sections and fill while they are read', {
  tag: '@long',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/blog/business-website-cost-india');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const filled = () =>
    contents
      .getByRole('listitem')
      .evaluateAll((stations) => stations.map((station) => getComputedStyle(station, '::before').backgroundSize));
  expect(await filled()).toEqual(Array(6).fill('100% 0%'));

  await contents.getByRole('link', { name: 'What moves the price most' }).click();
  await expect(page).toHaveURL(/#section-what-moves-the-price-most$/);
  await expect(contents).toBeInViewport();
  await expect
    .poll(filled)
    .toEqual([...Array(3).fill('100% 100%'), expect.stringMatching(/^100% \d/), ...Array(2).fill('100% 0%')]);
  const header = await page.getByRole('banner').first().boundingBox();
  const heading = page.getByRole('heading', { name: 'What moves the price most' });
  expect((await heading.boundingBox())?.y).toBeGreaterThan(header?.height ?? Number.POSITIVE_INFINITY);

  const link = page.getByRole('link', { name: 'Link to this section: What moves the price most' });
  await expect(link).toHaveCSS('opacity', '0');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(link).toHaveCSS('opacity', '1');
});

test('the contents mark the section being read, also with reduced motion, and are collapsed on a phone', {
  tag: '@long',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/blog/business-website-cost-india', '/privacy-policy']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
    const marked = () =>
      links.evaluateAll((all) => all.flatMap((link, index) => (link.matches(':target-current') ? [index] : [])));
    await links.nth(3).click();
    await expect.poll(marked).toEqual([3]);
    // The line does not fill.
    const station = links.nth(3).locator('xpath=..');
    expect(await station.evaluate((item) => getComputedStyle(item, '::before').backgroundSize)).toBe('100% 0px');
    await expect(links.nth(3)).toHaveCSS('font-weight', '700');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(links).toHaveCount(0);
  }
});

test('Share opens the share sheet of the device, shows no error when it is closed, and copies the URL where there is none', {
  tag: '@long',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      document.documentElement.dataset.shared = JSON.stringify(data);
    };
  });
  await page.goto(`/blog/${SLUG}`);
  const share = page.getByRole('button', { name: 'Share' });
  await share.click();
  const data = JSON.stringify({ title: await title(page).textContent(), url: page.url() });
  await expect(page.locator('html')).toHaveAttribute('data-shared', data);
  await expect(page.getByText('Link copied')).toHaveCount(0);

  await page.evaluate(() => {
    navigator.share = async () => {
      document.documentElement.dataset.shared = 'closed';
      throw new DOMException('Closed', 'AbortError');
    };
  });
  await share.click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', 'closed');
  await expect(page.getByText('could not be copied')).toHaveCount(0);

  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await share.click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('a view is counted once per post and tab, and again in another tab', { tag: '@long' }, async ({
  page,
  context,
  request,
}) => {
  // No other test opens these two posts.
  const [first, second] = ['phone-product-shoot-one-day-plan', 'measure-marketing-in-enquiries'];
  const views = recordViews(page);
  await openAndCountView(page, first);
  await openAndCountView(page, second);
  await page.goto(`/blog/${first}`, { waitUntil: 'networkidle' });
  expect(views).toHaveLength(2);
  await expect.poll(() => viewCount(request, first)).toBe(1);
  const tab = await context.newPage();
  await openAndCountView(tab, first);
  await expect.poll(() => viewCount(request, first)).toBe(2);
  await expect.poll(() => viewCount(request, second)).toBe(1);
});

test('a post that a focused link has only preloaded is not counted', { tag: '@long' }, async ({ page }) => {
  const [articles, views] = [recordCalls(page, 'post.article'), recordViews(page)];
  await page.goto('/blog');
  await firstPost(page).focus();
  await expect.poll(() => articles.length).toBe(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).press('Enter');
  await expect(page).toHaveURL('/contact');
  expect(views).toEqual([]);
});

test('a post that cannot be loaded is not found, with a link back to the blog', { tag: '@long' }, async ({
  page,
  expectProblem,
}) => {
  expectProblem(/post\.article|ERR_FAILED/);
  await page.goto('/blog');
  await abortProcedure(page, 'post.article');
  await firstPost(page).click();
  await expect(title(page)).toHaveText('Blog Post Not Found');
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(title(page)).toHaveText('Notes from the line');
});

test('a table breaks no word or amount, and scrolls in its own box when it is wider, on desktop and phone', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/blog/business-website-cost-india');
  const box = page.getByRole('group', { name: 'Table' }).first();
  const sizes = [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ];
  for (const size of sizes) {
    await page.setViewportSize(size);
    expect(await brokenWords(box)).toEqual([]);
  }
  await box.getByRole('cell', { name: '₹30,000' }).evaluate((cell) => {
    cell.textContent = 'Donaudampfschifffahrt'.repeat(8);
  });
  for (const size of sizes) {
    await page.setViewportSize(size);
    expect(await brokenWords(box)).toEqual([]);
    expect(await horizontalOverflow(page)).toBe(0);
    await box.evaluate((element) => element.scrollTo({ left: 0 }));
    await box.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  }
});

const VIEW_URL = /\/api\/blog-posts\/slug\/[^/]+\/view$/;

/** Records the requests that count a view. */
function recordViews(page: Page): string[] {
  const views: string[] = [];
  page.on('request', (request) => {
    if (VIEW_URL.test(request.url())) views.push(request.url());
  });
  return views;
}

async function openAndCountView(page: Page, slug: string) {
  const counted = page.waitForRequest(VIEW_URL);
  await page.goto(`/blog/${slug}`);
  // Starts hydration, which otherwise waits until the browser is idle.
  await page.keyboard.press('Shift');
  await counted;
}

async function viewCount(request: APIRequestContext, slug: string) {
  return (await fetchPosts(request)).find((post) => post.slug === slug)?.viewCount;
}

/** Words that are split over two lines. */
async function brokenWords(table: Locator): Promise<string[]> {
  return table.evaluate((element) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
      }
    }
    return broken;
  });
}
