import { uniqueMark } from '../support/admin.ts';
import { expect, test } from '../support/own-server.ts';
import { article, createPost } from '../support/post-form.ts';

const address = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const content = `${article}<p><a href="${address}">The new station</a></p>${article}`;

test('a video loads its player only when it is pressed', async ({ page, headers, server, expectProblem }) => {
  const slug = uniqueMark();
  await createPost(page, headers, { title: 'A video', slug, content, published: true });
  const others: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url)) others.push(request.url());
  });
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>The player' }),
  );
  await page.goto(`/blog/${slug}`);
  const poster = page.getByRole('link', { name: 'The new station Play video' });
  await poster.scrollIntoViewIfNeeded();
  await expect(page.getByText('Play loads the player from YouTube.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(others).toEqual([]);

  expectProblem(/another host: https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/);
  await poster.press('Enter');
  const player = page.getByTitle('The new station');
  await expect(player.contentFrame().getByText('The player')).toBeVisible();
  await expect(player).toBeFocused();
  expect(others).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1']);
  await expect(poster).toBeHidden();
});

test('a post without a video loads no script of videos', async ({ page, headers }) => {
  const slugs = [uniqueMark(), uniqueMark()];
  for (const [index, slug] of slugs.entries()) {
    await createPost(page, headers, { title: 'A post', slug, content: index ? content : article, published: true });
  }
  const scripts: string[][] = [];
  for (const slug of slugs) {
    await page.goto(`/blog/${slug}`);
    await page.waitForLoadState('networkidle');
    const loaded = () => performance.getEntriesByType('resource').map(({ name }) => name);
    scripts.push((await page.evaluate(loaded)).filter((name) => name.includes('video-players')));
  }
  expect(scripts.map(({ length }) => length)).toEqual([0, 1]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, hydrateOnLoad: false });

  test('a video is a link to its page', async ({ page, headers }) => {
    const slug = uniqueMark();
    await createPost(page, headers, { title: 'A video', slug, content, published: true });
    await page.goto(`/blog/${slug}`);
    await expect(page.getByRole('link', { name: 'Play video' })).toHaveAttribute('href', address);
  });
});
