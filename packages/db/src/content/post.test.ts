import { categoryInput } from '@site/schema/category';
import { postInput } from '@site/schema/post';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { insertCategory } from './category.ts';
import { findFreeSlug, findSlugInstead } from './free-slug.ts';
import {
  addViews,
  findNextPublication,
  findPublicPost,
  findPublicPostId,
  insertPost,
  listAllPosts,
  listNewestArticles,
  listPublicPosts,
  listRelatedPosts,
  replacePost,
} from './post.ts';
import { setCategoriesOfPost } from './post-terms.ts';
import { moveToTrash } from './trash.ts';

const now = new Date('2025-06-01T10:00:00.000Z');
const later = new Date('2025-06-02T10:00:00.000Z');

const draft = {
  title: 'A post about trains',
  slug: 'a-post-about-trains',
  excerpt: 'e'.repeat(60),
  content: `<p>${'word '.repeat(40)}</p>`,
  tags: ['Trains', 'Maps'],
};
const input = (change: object = {}) => postInput.parse({ ...draft, ...change });

test('a stored post is returned as it was sent', async () => {
  const { db } = await testDatabase();
  const stored = await insertPost(db, input({ published: true, featured: true, coverObject: 'cup' }), now);
  expect(await findPublicPost(db, draft.slug, now)).toEqual({
    ...input({ published: true, featured: true, coverObject: 'cup' }),
    id: stored.id,
    viewCount: 0,
    publishedAt: now,
    createdAt: now,
    updatedAt: now,
  });
});

test('hides drafts from the public list and from look-up by slug', async () => {
  const { db } = await testDatabase();
  await insertPost(db, input(), now);
  expect(await listPublicPosts(db, now, {})).toEqual({ items: [], total: 0 });
  expect(await findPublicPost(db, draft.slug, now)).toBeUndefined();
  expect((await listAllPosts(db, {})).total).toBe(1);
});

test('finds the id of a public post by its slug, but not of a draft', async () => {
  const { db } = await testDatabase();
  const { id } = await insertPost(db, input({ published: true }), now);
  await insertPost(db, input({ slug: 'draft' }), now);
  expect(await findPublicPostId(db, draft.slug, now)).toBe(id);
  expect(await findPublicPostId(db, 'draft', now)).toBeUndefined();
});

test('a scheduled post becomes public at its date', async () => {
  const { db } = await testDatabase();
  await insertPost(db, input({ published: true, publishedAt: later.toISOString() }), now);
  expect(await findPublicPost(db, draft.slug, new Date(later.getTime() - 1))).toBeUndefined();
  expect(await findPublicPost(db, draft.slug, later)).toMatchObject({ slug: draft.slug });
});

test('finds the next publication date and ignores drafts', async () => {
  const { db } = await testDatabase();
  const latest = new Date('2025-06-03T10:00:00.000Z');
  await insertPost(db, input({ slug: 'latest', published: true, publishedAt: latest.toISOString() }), now);
  await insertPost(db, input({ slug: 'later', published: true, publishedAt: later.toISOString() }), now);
  await insertPost(db, input({ slug: 'draft', publishedAt: '2025-06-01T11:00:00Z' }), now);
  expect(await findNextPublication(db, now)).toEqual(later);
  expect(await findNextPublication(db, later)).toEqual(latest);
  expect(await findNextPublication(db, latest)).toBeUndefined();
});

test('returns the newest public articles with content, up to the limit', async () => {
  const { db } = await testDatabase();
  for (const [index, day] of ['2025-01-02', '2025-03-02', '2025-02-02', '2026-01-01'].entries()) {
    await insertPost(db, input({ slug: `post-${index}`, published: true, publishedAt: day }), now);
  }
  await insertPost(db, input({ slug: 'draft' }), now);
  const articles = await listNewestArticles(db, now, 2);
  expect(articles.map(({ slug, content }) => [slug, content])).toEqual([
    ['post-1', draft.content],
    ['post-2', draft.content],
  ]);
});

test('related posts are the public ones that share most tags and categories, then the newest, without the post itself', async () => {
  const { db } = await testDatabase();
  const publish = (slug: string, tags: string[], day: string) =>
    insertPost(db, input({ slug, tags, published: true, publishedAt: day }), now);
  const post = await publish('post', ['Trains', 'Maps'], '2025-01-05');
  expect(await listRelatedPosts(db, now, post, 3)).toEqual([]);
  await publish('one-shared', ['trains'], '2025-01-01');
  await publish('both-shared', ['Maps', 'Trains'], '2025-01-02');
  await publish('older', ['Tea'], '2025-01-03');
  await publish('newer', ['Tea'], '2025-01-04');
  await publish('scheduled', ['Trains', 'Maps'], '2025-06-02');
  await insertPost(db, input({ slug: 'draft', tags: ['Trains', 'Maps'] }), now);
  const slugs = async (count: number) => (await listRelatedPosts(db, now, post, count)).map(({ slug }) => slug);
  expect(await slugs(3)).toEqual(['both-shared', 'one-shared', 'newer']);
  expect(await slugs(9)).toEqual(['both-shared', 'one-shared', 'newer', 'older']);

  const stations = categoryInput.parse({ name: 'Stations', slug: 'stations' });
  const { id: category } = await insertCategory(db, stations, now);
  const older = await findPublicPostId(db, 'older', now);
  for (const id of [post.id, older ?? 0]) await setCategoriesOfPost(db, id, [category]);
  expect(await slugs(3)).toEqual(['both-shared', 'older', 'one-shared']);
});

test('lists published posts newest first, without the article and the hidden tags', async () => {
  const { db } = await testDatabase();
  for (const [index, day] of ['2025-01-02', '2025-03-02', '2025-02-02'].entries()) {
    await insertPost(db, input({ slug: `post-${index}`, published: true, publishedAt: day }), now);
  }
  const { items } = await listPublicPosts(db, now, {});
  expect(items.map(({ slug }) => slug)).toEqual(['post-1', 'post-2', 'post-0']);
  expect(Object.keys(items[0] ?? {})).not.toContain('content');
  expect(Object.keys(items[0] ?? {})).not.toContain('hiddenTags');
});

test('a page of a list has the total of the whole list', async () => {
  const { db } = await testDatabase();
  for (const index of [1, 2, 3, 4]) {
    await insertPost(db, input({ slug: `post-${index}`, published: true, publishedAt: `2025-01-0${index}` }), now);
  }
  const { items, total } = await listPublicPosts(db, now, { limit: 2, offset: 1 });
  expect(items.map(({ slug }) => slug)).toEqual(['post-3', 'post-2']);
  expect(total).toBe(4);
  expect((await listPublicPosts(db, now, { offset: 3 })).items.map(({ slug }) => slug)).toEqual(['post-1']);
});

test('the first publication sets the date, and publishing again keeps it', async () => {
  const { db } = await testDatabase();
  const { id } = await insertPost(db, input(), now);
  expect((await replacePost(db, id, input({ published: true }), now))?.publishedAt).toEqual(now);
  expect((await replacePost(db, id, input({ published: true }), later))?.publishedAt).toEqual(now);
});

test('a scheduled post is public at once when its date is removed', async () => {
  const { db } = await testDatabase();
  const { id } = await insertPost(db, input({ published: true, publishedAt: later.toISOString() }), now);
  expect((await replacePost(db, id, input({ published: true, publishedAt: null }), now))?.publishedAt).toEqual(now);
  expect((await listPublicPosts(db, now, {})).items.map((post) => post.id)).toEqual([id]);
});

test('replacing a post gives absent fields their default, and returns nothing for an id that does not exist', async () => {
  const { db } = await testDatabase();
  const { id } = await insertPost(db, input({ featured: true, metaTitle: 'Trains' }), now);
  const replaced = await replacePost(db, id, input({ title: 'Another title', tags: undefined }), later);
  expect(replaced).toMatchObject({
    title: 'Another title',
    tags: [],
    featured: false,
    metaTitle: null,
    updatedAt: later,
  });
  expect(await replacePost(db, id + 1, input(), later)).toBeUndefined();
});

test('adds views to those already counted', async () => {
  const { db } = await testDatabase();
  const { id } = await insertPost(db, input({ published: true }), now);
  await addViews(
    db,
    new Map([
      [id, 2],
      [id + 1, 4],
    ]),
  );
  await addViews(db, new Map([[id, 3]]));
  expect((await findPublicPost(db, draft.slug, now))?.viewCount).toBe(5);
});

test('deleting a post again deletes nothing', async () => {
  const { db } = await testDatabase();
  const { id } = await insertPost(db, input(), now);
  expect(await moveToTrash(db, 'post', [id], now)).toBe(1);
  expect(await moveToTrash(db, 'post', [id], now)).toBe(0);
});

test('suggests a slug with the next free number, not longer than the limit for slugs', async () => {
  const { db } = await testDatabase();
  for (const slug of ['on-time', 'on-time-2', 'on-time-3']) await insertPost(db, input({ slug }), now);
  expect(await findFreeSlug(db, 'post', 'on-time')).toBe('on-time-4');
  expect(await findFreeSlug(db, 'post', 'a'.repeat(200))).toBe(`${'a'.repeat(198)}-2`);
});

test('suggests another slug only if another post has it', async () => {
  const { db } = await testDatabase();
  const { id } = await insertPost(db, input({ slug: 'on-time' }), now);
  expect(await findSlugInstead(db, 'post', 'on-time')).toBe('on-time-2');
  expect(await findSlugInstead(db, 'post', 'on-time', id)).toBeUndefined();
  expect(await findSlugInstead(db, 'post', 'too-late')).toBeUndefined();
});
