import type { Locator, Page } from '@playwright/test';
import { fetchPosts, findOrThrow } from '../support/demo-content.ts';
import { expect, test } from '../support/guard.ts';
import { fulfillProcedure, holdRequests } from '../support/network.ts';

const cardOf = (page: Page, title: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });

const longDate = (iso: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(new Date(iso));

test('a card shows the facts of its post, at most three tags and the badge of featured posts', async ({
  page,
  request,
}) => {
  const posts = await fetchPosts(request);
  const post = findOrThrow(posts, ({ featured, tags }) => featured && tags.length > 3);
  const plain = findOrThrow(posts, ({ featured, tags }) => !featured && tags.length === 3);
  const tagsOf = (card: Locator) => card.getByText('Tags:').locator('+ ul').getByRole('listitem');
  await page.goto('/blog');
  await expect(tagsOf(cardOf(page, plain.title))).toHaveText(plain.tags);
  await expect(cardOf(page, plain.title).getByText('Featured', { exact: true })).toHaveCount(0);

  const card = cardOf(page, post.title);
  await expect(card.getByRole('time')).toHaveText(longDate(post.publishedAt));
  await expect(card.getByText(`${post.readingTime} min read`)).toBeVisible();
  await expect(card.getByText('Featured', { exact: true })).toBeVisible();
  await expect(card.getByText(post.excerpt)).toBeVisible();
  await expect(card.getByText(post.author)).toBeVisible();
  await expect(card.locator('svg, img').first()).toBeVisible();
  await expect(tagsOf(card)).toHaveText([...post.tags.slice(0, 3), `+${post.tags.length - 3} more`]);
  await expect(card.getByText('Categories:').locator('+ ul').getByRole('link')).toHaveText(['Being found']);
  await card.getByRole('link', { name: post.tags[0] ?? '', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.tags[0] ?? '');
  await page.goBack();
  await card.getByRole('link', { name: `Read More: ${post.title}` }).click();
  await expect(page).toHaveURL(`/blog/${post.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title);
});

test('a list of few posts has each picture beside its text', async ({ page }) => {
  await page.goto('/blog/category/brand');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(2);
  for (const card of await cards.all()) {
    const [picture, text] = [
      await card.locator('svg').first().boundingBox(),
      await card.getByRole('time').boundingBox(),
    ];
    expect(text?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
    expect(picture?.height).toBeLessThanOrEqual(240);
  }
});

test('the first page stays while the second loads, which has a URL and starts at the top', { tag: '@long' }, async ({
  page,
  request,
}) => {
  const titles = (await fetchPosts(request)).map(({ title }) => title);
  const shown = page.getByRole('article').getByRole('heading', { level: 2 });
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await page.goto('/blog');
  await expect(shown).toHaveText(titles.slice(0, 10));
  const release = await holdRequests(page, '**/trpc/**');
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  await expect(pages.locator('[aria-current]')).toHaveAccessibleName('Page 1');
  release();
  await expect(page).toHaveURL('/blog?page=2');
  await expect(shown).toHaveText(titles.slice(10));
  await expect(pages.locator('[aria-current]')).toHaveAccessibleName('Page 2');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await expect(shown).toHaveText(titles.slice(10));
  await page.goBack();
  await expect(shown).toHaveText(titles.slice(0, 10));
});

test('an empty blog shows a message and a link to the contact page', { tag: '@long' }, async ({ page }) => {
  await fulfillProcedure(page, 'post.browse', { items: [], total: 0 });
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { name: 'No Blog Posts Yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Contact Us for Updates' }).click();
  await expect(page).toHaveURL('/contact');
});
