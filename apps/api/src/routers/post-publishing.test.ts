import { postSummary } from '@site/schema/post';
import { expect, test } from 'vitest';
import { testCaller } from '../testing/app.ts';
import { bodies, testAdmin } from '../testing/content.ts';

const { post } = bodies;
const start = '2025-06-02T06:00:00.000Z';
const minute = 60_000;
const publicLists = ['/api/blog-posts/published', '/api/blog/posts'];
const bySlug = `/api/blog-posts/slug/${post.slug}`;
const notFound = { message: 'Blog post not found' };

test.each(publicLists)('%s returns the fields of the summary, without content and hidden tags', async (url) => {
  const { add, send } = await testAdmin();
  const stored = await add('post');
  const response = await send('GET', url);
  expect(response.status).toBe(200);
  const summary = Object.entries(stored).filter(([field]) => field in postSummary.shape);
  expect(response.body).toEqual([Object.fromEntries(summary)]);
  for (const field of ['content', 'hiddenTags']) expect(response.body[0]).not.toHaveProperty(field);
});

test.each(publicLists)('%s is sorted by publishedAt, newest first', async (url) => {
  const { add, listField } = await testAdmin();
  const days = ['2025-03-01', '2025-05-03', '2025-05-01'];
  for (const publishedAt of days) await add('post', { slug: `of-${publishedAt}`, publishedAt });
  expect(await listField(url, 'slug')).toEqual(['of-2025-05-03', 'of-2025-05-01', 'of-2025-03-01']);
});

test('a published post can be read with all fields by its slug', async () => {
  const { add, send } = await testAdmin();
  const stored = await add('post');
  await add('post', { slug: 'another-post' });
  const response = await send('GET', bySlug);
  expect(response.status).toBe(200);
  expect(response.body).toEqual(stored);
});

test('a post is found only by its exact slug', async () => {
  const { add, send } = await testAdmin();
  await add('post');
  for (const slug of [
    'nothing-here',
    'How-We-Choose-Words',
    'how-we-choose-words-',
    'how-we-choose-%25',
    'a'.repeat(200),
  ]) {
    const response = await send('GET', `/api/blog-posts/slug/${slug}`);
    expect(response.status).toBe(404);
    expect(response.body).toEqual(notFound);
  }
});

test('a draft is hidden from public lists and routes, even for the administrator', async () => {
  const { add, send, session } = await testAdmin();
  await add('post', { published: false });
  for (const headers of [{}, session]) {
    for (const url of publicLists) {
      expect(await send('GET', url, undefined, headers)).toMatchObject({ status: 200, body: [] });
    }
    const response = await send('GET', bySlug, undefined, headers);
    expect(response.status).toBe(404);
    expect(response.body).toEqual(notFound);
  }
});

test('a scheduled post is hidden before its publication time and visible from then on', async () => {
  const { add, advance, send, listField } = await testAdmin();
  await add('post', { publishedAt: '2025-06-02T06:10:00Z' });
  advance(10 * minute - 1);
  for (const url of publicLists) expect(await listField(url, 'slug')).toEqual([]);
  const early = await send('GET', bySlug);
  expect(early.status).toBe(404);
  expect(early.body).toEqual(notFound);
  advance(1);
  for (const url of publicLists) expect(await listField(url, 'slug')).toEqual([post.slug]);
  expect((await send('GET', bySlug)).status).toBe(200);
});

test('a draft whose date has passed stays hidden', async () => {
  const { add, advance, send } = await testAdmin();
  await add('post', { published: false, publishedAt: '2025-06-02T06:10:00Z' });
  advance(60 * minute);
  expect((await send('GET', bySlug)).status).toBe(404);
});

test('publishing a new post sets publishedAt to its creation time', async () => {
  const { add, send } = await testAdmin();
  expect(await add('post', { publishedAt: undefined })).toMatchObject({ publishedAt: start });
  expect((await send('GET', bySlug)).status).toBe(200);
});

test('publishing a draft sets publishedAt, and saving it again without one keeps it', async () => {
  const { add, advance, sendAsAdmin } = await testAdmin();
  const { id, publishedAt } = await add('post', { published: false, publishedAt: undefined });
  expect(publishedAt).toBeNull();
  const save = () => sendAsAdmin('PUT', `/api/admin/blog-posts/${id}`, { ...post, publishedAt: undefined });
  advance(10 * minute);
  expect((await save()).body).toMatchObject({ published: true, publishedAt: '2025-06-02T06:10:00.000Z' });
  advance(10 * minute);
  expect((await save()).body).toMatchObject({ published: true, publishedAt: '2025-06-02T06:10:00.000Z' });
});

test('a publishedAt in the body overrides the time of publishing', async () => {
  const { add, sendAsAdmin } = await testAdmin();
  const { id } = await add('post', { published: false, publishedAt: undefined });
  const sent = { ...post, publishedAt: '2024-12-24T18:00:00+05:30' };
  const { body } = await sendAsAdmin('PUT', `/api/admin/blog-posts/${id}`, sent);
  expect(body).toMatchObject({ publishedAt: '2024-12-24T12:30:00.000Z' });
});

test('an unpublished post is hidden from public lists and routes', async () => {
  const { add, send, sendAsAdmin } = await testAdmin();
  const { id } = await add('post');
  await sendAsAdmin('PUT', `/api/admin/blog-posts/${id}`, { ...post, published: false });
  expect((await send('GET', bySlug)).status).toBe(404);
  expect((await send('GET', '/api/blog-posts/published')).body).toEqual([]);
});

test('writing views increases the view count and keeps the dates of the post', async () => {
  const { add, advance, deps, send } = await testAdmin();
  const stored = await add('post');
  const other = await add('post', { slug: 'another-post' });
  advance(minute);
  for (let reader = 0; reader < 3; reader++) {
    const response = await send('POST', `${bySlug}/view`);
    expect(response.status).toBe(200);
    expect(response.body).toEqual({ message: 'View counted' });
  }
  await deps.views.flush();
  expect((await send('GET', bySlug)).body).toEqual({ ...stored, viewCount: 3 });
  expect((await send('GET', '/api/blog-posts/slug/another-post')).body).toEqual(other);
});

test('reading a post counts no view', async () => {
  const { add, deps, send } = await testAdmin();
  await add('post');
  await send('GET', bySlug);
  await deps.views.flush();
  expect((await send('GET', bySlug)).body).toMatchObject({ viewCount: 0 });
});

test.each([
  ['a draft', { published: false }],
  ['a scheduled post', { publishedAt: '2025-06-03' }],
  ['no post', { slug: 'another-slug' }],
])('a view of %s answers 404 and is not counted', async (_, change) => {
  const { add, deps, send, listField } = await testAdmin();
  await add('post', change);
  const response = await send('POST', `${bySlug}/view`);
  expect(response.status).toBe(404);
  expect(response.body).toEqual(notFound);
  await deps.views.flush();
  expect(await listField('/api/blog-posts', 'viewCount')).toEqual([0]);
});

test('several posts are published now or at their dates; unpublishing clears a future date, and the undo restores it', async () => {
  const admin = await testAdmin();
  const caller = testCaller(admin, admin.session.authorization);
  const { publishedAt: _, ...sent } = post;
  const future = new Date('2025-07-01T00:00:00.000Z');
  const past = new Date('2025-05-01T00:00:00.000Z');
  const ids: number[] = [];
  for (const publishedAt of [future, past, null]) {
    const { id } = await caller.post.create({
      ...sent,
      slug: `post-${ids.length}`,
      published: false,
      publishedAt: publishedAt?.toISOString() ?? null,
    });
    ids.push(id);
  }
  const dates = async () => {
    const all = await Promise.all(ids.map((id) => caller.post.byId({ id })));
    return all.map(({ publishedAt }) => publishedAt);
  };
  await caller.post.setManyPublished({ ids, published: true, dates: 'keep' });
  expect(await dates()).toEqual([future, past, new Date(start)]);
  await caller.post.setManyPublished({ ids, published: false });
  expect(await dates()).toEqual([null, past, new Date(start)]);
  const before = ids.map((id) => ({ id, published: true, publishedAt: id === ids[0] ? future.toISOString() : null }));
  await caller.post.restorePublications({ posts: before });
  expect(await dates()).toEqual([future, null, null]);
  await caller.post.setManyPublished({ ids, published: true, dates: 'now' });
  expect(await dates()).toEqual([new Date(start), new Date(start), new Date(start)]);
});
