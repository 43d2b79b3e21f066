import type { Locator, Page } from '@playwright/test';
import { fetchPosts, findOrThrow } from '../support/demo-content.ts';
import { expect, test } from '../support/guard.ts';
import { fulfillProcedure, holdRequests } from '../support/network.ts';
import { waitForHydration } from '../support/page-state.ts';

const cardOf = (page: Page, title: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });

const longDay = (iso: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(new Date(iso));

test('a card shows all that is said of a post, and three of its tags', async ({ page, request }) => {
  const post = findOrThrow(await fetchPosts(request), ({ featured, tags }) => featured && tags.length > 3);
  await page.goto('/blog');
  const card = cardOf(page, post.title);
  await expect(card.getByRole('time')).toHaveText(longDay(post.publishedAt));
  await expect(card.getByText(`${post.readingTime} min read`)).toBeVisible();
  await expect(card.getByText(/^\d+ views?$/)).toBeVisible();
  await expect(card.getByText('Featured', { exact: true })).toBeVisible();
  await expect(card.getByText(post.excerpt)).toBeVisible();
  await expect(card.getByText('Ascent Digital Team')).toBeVisible();
  await expect(card.locator('svg, img').first()).toBeVisible();
  const tags = card.getByRole('list', { name: 'Tags' }).getByRole('listitem');
  await expect(tags).toHaveText([...post.tags.slice(0, 3), `+${post.tags.length - 3} more`]);
  await card.getByRole('link', { name: `Read More: ${post.title}` }).click();
  await expect(page).toHaveURL(`/blog/${post.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title);
});

test('a card of a post with three tags counts no others, and one that is not featured has no badge', async ({
  page,
  request,
}) => {
  const post = findOrThrow(await fetchPosts(request), ({ featured, tags }) => !featured && tags.length === 3);
  await page.goto('/blog');
  const card = cardOf(page, post.title);
  await expect(card.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(post.tags);
  await expect(card.getByText('Featured', { exact: true })).toHaveCount(0);
});

test('while the second page is slow to come the first stays, and the second starts at the top', async ({ page }) => {
  await page.goto('/blog');
  await waitForHydration(page);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const goOn = await holdRequests(page, '**/trpc/**');
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  await expect(pages.locator('[aria-current]')).toHaveAccessibleName('Page 1');
  goOn();
  await expect(pages.locator('[aria-current]')).toHaveAccessibleName('Page 2');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('the second page has an address, goes on where the first ends and starts at the top', async ({
  page,
  request,
}) => {
  const titles = (await fetchPosts(request)).map(({ title }) => title);
  const shown = page.getByRole('main').getByRole('heading', { level: 2 });
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await page.goto('/blog');
  await waitForHydration(page);
  await expect(shown).toHaveText(titles.slice(0, 10));
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/blog?page=2');
  await expect(shown).toHaveText(titles.slice(10));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(pages.locator('[aria-current]')).toHaveAccessibleName('Page 2');
  await page.reload();
  await expect(shown).toHaveText(titles.slice(10));
  await page.goBack();
  await expect(shown).toHaveText(titles.slice(0, 10));
});

test('a blog without posts says so and leads to the contact page', async ({ page }) => {
  await fulfillProcedure(page, 'post.list', { items: [], total: 0 });
  await page.goto('/about');
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { name: 'No Blog Posts Yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Contact Us for Updates' }).click();
  await expect(page).toHaveURL('/contact');
});
