import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { fetchPosts } from '../support/demo-content.ts';
import { expect, test } from '../support/guard.ts';
import { abortProcedure, failProcedure, procedureUrl, recordCalls } from '../support/network.ts';
import { isPhone, waitForHydration } from '../support/page-state.ts';

const slug = 'cms-or-custom-admin';

test('a post shows its article, every tag, when it was last changed, and leads on', async ({ page, request }) => {
  const posts = await fetchPosts(request);
  const post = posts.find((one) => one.slug === slug);
  await page.goto(`/blog/${slug}`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(post?.title ?? '');
  const about = page.getByRole('complementary', { name: 'About this post' });
  await expect(about.getByRole('listitem')).toHaveText(post?.tags ?? []);
  await expect(about.getByText('Last updated')).toBeVisible();
  await expect(about.getByRole('time')).toHaveAttribute('datetime', post?.updatedAt ?? '');
  const words = (await page.getByRole('article').textContent())?.split(/\s+/).length;
  expect(words).toBeGreaterThan(400);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('link', { name: 'More from the blog' })).toHaveAttribute('href', '/blog');
});

test('sharing hands the title and the address to the device', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      document.documentElement.dataset.shared = JSON.stringify(data);
    };
  });
  await page.goto(`/blog/${slug}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Share' }).click();
  const data = JSON.stringify({ title: await page.getByRole('heading', { level: 1 }).textContent(), url: page.url() });
  await expect(page.locator('html')).toHaveAttribute('data-shared', data);
  await expect(page.getByText('Link copied')).toHaveCount(0);
});

test('closing the sheet of the device is no failure', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async () => {
      document.documentElement.dataset.shared = 'closed';
      throw new DOMException('Closed', 'AbortError');
    };
  });
  await page.goto(`/blog/${slug}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', 'closed');
  await expect(page.getByText('could not be copied')).toHaveCount(0);
});

test('sharing copies the address where the device shares nothing, and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto(`/blog/${slug}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('a view is counted once for a post and a tab, and again in another tab', async ({ page, context, request }) => {
  // Posts that no other test opens: their views are this test's alone.
  const [read, other] = isPhone(page)
    ? ['follow-up-automation-that-sounds-human', 'website-accessibility-checklist']
    : ['phone-product-shoot-one-day-plan', 'measure-marketing-in-enquiries'];
  const views = recordCalls(page, 'post.view');
  await readFirst(page, read);
  await page.reload({ waitUntil: 'networkidle' });
  await waitForHydration(page);
  await readFirst(page, other);
  await page.goto(`/blog/${read}`, { waitUntil: 'networkidle' });
  await waitForHydration(page);
  expect(views).toHaveLength(2);
  await expect.poll(() => viewsOf(request, read)).toBe(1);
  const tab = await context.newPage();
  await readFirst(tab, read);
  await expect.poll(() => viewsOf(request, read)).toBe(2);
  expect(await viewsOf(request, other)).toBe(1);
});

test('a post that was only made ready by a link is not counted', async ({ page }) => {
  const [articles, views] = [recordCalls(page, 'post.article'), recordCalls(page, 'post.view')];
  await page.goto('/blog');
  await waitForHydration(page);
  await page
    .getByRole('link', { name: /^Read More/ })
    .first()
    .focus();
  await expect.poll(() => articles.length).toBe(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).press('Enter');
  await expect(page).toHaveURL('/contact');
  expect(views).toEqual([]);
});

for (const [name, fail, trouble] of [
  [
    'is gone',
    (page: Page) => failProcedure(page, 'post.article', { status: 404, message: 'Blog post not found' }),
    /404/,
  ],
  ['cannot be read', (page: Page) => abortProcedure(page, 'post.article'), /post\.article|ERR_FAILED/],
] as const) {
  test(`a post that ${name} is told as not found, with the way back`, async ({ page, expectProblem }) => {
    expectProblem(trouble);
    await page.goto('/blog');
    await waitForHydration(page);
    await fail(page);
    await page
      .getByRole('link', { name: /^Read More/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Post Not Found');
    await page.getByRole('link', { name: 'Back to Blog' }).click();
    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notes from the line');
  });
}

async function readFirst(page: Page, slug: string) {
  await Promise.all([page.waitForResponse(procedureUrl('post.view')), page.goto(`/blog/${slug}`)]);
}

async function viewsOf(request: APIRequestContext, slug: string) {
  return (await fetchPosts(request)).find((post) => post.slug === slug)?.viewCount;
}

test('the words and amounts of a table stay whole, and what is wider scrolls in its own box', async ({ page }) => {
  await page.goto('/blog/business-website-cost-india');
  const box = page.getByRole('group', { name: 'Table' }).first();
  expect(await brokenWords(box)).toEqual([]);
  await box.getByRole('cell', { name: '₹30,000' }).evaluate((cell) => {
    cell.textContent = 'Donaudampfschifffahrt'.repeat(8);
  });
  expect(await brokenWords(box)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

/** Words that stand on more than one line. */
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
