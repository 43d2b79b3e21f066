import { expect, onTestFinished, test, vi } from 'vitest';
import { bodies, testAdmin } from './testing/content.ts';
import { createViewCounter } from './view-counter.ts';

const slug = bodies.post.slug;
const published = { published: true, publishedAt: '2025-01-01' };

async function testCounter() {
  const errors: unknown[] = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const site = await testAdmin();
  const views = createViewCounter(site.database.db, { failed: (error) => errors.push(error), written() {} });
  const stored = async () => {
    const rows = await site.database.db.selectFrom('blogPosts').select(['slug', 'viewCount']).execute();
    return Object.fromEntries(rows.map((row) => [row.slug, row.viewCount]));
  };
  return { ...site, views, errors, stored };
}

test('writes the views of a second in one batch', async () => {
  const { add, views, stored } = await testCounter();
  const { id } = await add('post', published);
  const another = await add('post', { ...published, slug: 'another-post' });
  for (let count = 0; count < 20; count++) views.add(id);
  views.add(another.id);
  expect(await stored()).toEqual({ [slug]: 0, 'another-post': 0 });
  vi.advanceTimersByTime(1_000);
  await vi.waitFor(async () => expect(await stored()).toEqual({ [slug]: 20, 'another-post': 1 }));
});

test('flush writes all views at once', async () => {
  const { add, views, stored } = await testCounter();
  const { id } = await add('post', published);
  views.add(id);
  views.add(id);
  await views.flush();
  expect(await stored()).toEqual({ [slug]: 2 });
  await views.flush();
  expect(await stored()).toEqual({ [slug]: 2 });
});

test('keeps views when a write fails, and writes them once together with later ones', async () => {
  const { add, database, views, errors, stored } = await testCounter();
  const { id } = await add('post', published);
  views.add(id);
  await database.db.schema.alterTable('blogPosts').renameTo('hiddenPosts').execute();
  await expect(views.flush()).rejects.toThrow();
  views.add(id);
  vi.advanceTimersByTime(1_000);
  await vi.waitFor(() => expect(errors).toHaveLength(1));
  await database.db.schema.alterTable('hiddenPosts').renameTo('blogPosts').execute();
  views.add(id);
  vi.advanceTimersByTime(1_000);
  await vi.waitFor(async () => expect(await stored()).toEqual({ [slug]: 3 }));
  await views.flush();
  expect(await stored()).toEqual({ [slug]: 3 });
});

test('keeps views that are added during a write', async () => {
  const { add, views, stored } = await testCounter();
  const { id } = await add('post', published);
  views.add(id);
  const writing = views.flush();
  views.add(id);
  await writing;
  await views.flush();
  expect(await stored()).toEqual({ [slug]: 2 });
});

test('counts views of a post whose slug has changed in the meantime', async () => {
  const { add, sendAsAdmin, views, stored } = await testCounter();
  const { id } = await add('post', published);
  views.add(id);
  await sendAsAdmin('PUT', `/api/admin/blog-posts/${id}`, { ...bodies.post, ...published, slug: 'another-slug' });
  await views.flush();
  expect(await stored()).toEqual({ 'another-slug': 1 });
});

test('writes the views of other posts when one was deleted in the meantime', async () => {
  const { add, sendAsAdmin, views, stored } = await testCounter();
  const deleted = await add('post', { ...published, slug: 'deleted-post' });
  const { id } = await add('post', published);
  views.add(deleted.id);
  views.add(id);
  await sendAsAdmin('DELETE', `/api/admin/blog-posts/${deleted.id}`);
  await views.flush();
  expect(await stored()).toEqual({ [slug]: 1 });
});

test('the view route counts views of published posts only', async () => {
  const site = await testCounter();
  await site.add('post', published);
  await site.add('post', { ...published, slug: 'a-draft', published: false });
  await site.add('post', { ...published, slug: 'scheduled', publishedAt: '2025-06-03' });
  const view = async (name: string) => (await site.send('POST', `/api/blog-posts/slug/${name}/view`)).status;
  expect(await view(slug)).toBe(200);
  for (const hidden of ['a-draft', 'scheduled', 'none']) expect(await view(hidden), hidden).toBe(404);
  await site.deps.views.flush();
  expect(await site.stored()).toEqual({ [slug]: 1, 'a-draft': 0, scheduled: 0 });
  site.setTime('2025-06-03T00:00:00.000Z');
  expect(await view('scheduled')).toBe(200);
});
