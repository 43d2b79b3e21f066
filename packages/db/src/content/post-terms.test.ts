import { categoryInput } from '@site/schema/category';
import { postInput } from '@site/schema/post';
import { expect, test } from 'vitest';
import type { Db } from '../tables.ts';
import { testDatabase } from '../testing/database.ts';
import { deleteCategory, insertCategory } from './category.ts';
import { browsePosts, findPostToEdit, insertPost, listNewestArticles, replacePost } from './post.ts';
import { moveToTrash, restoreFromTrash } from './trash.ts';

const now = new Date('2025-06-01T10:00:00.000Z');
const soon = new Date(now.getTime() + 60_000);

const input = (slug: string, change: object = {}) =>
  postInput.parse({
    title: 'A post',
    slug,
    excerpt: 'e'.repeat(60),
    content: 'word '.repeat(40),
    published: true,
    ...change,
  });

async function newCategory(db: Db, slug: string): Promise<number> {
  return (await insertCategory(db, categoryInput.parse({ name: slug.toUpperCase(), slug }), now)).id;
}

const slugsOf = ({ items }: { items: { slug: string }[] }) => items.map(({ slug }) => slug);

test('finds the public posts of a category, newest first, with their categories', async () => {
  const { db } = await testDatabase();
  const [maps, trains] = [await newCategory(db, 'maps'), await newCategory(db, 'trains')];
  await insertPost(db, input('older', { categoryIds: [maps], publishedAt: '2025-01-01' }), now);
  await insertPost(db, input('newer', { categoryIds: [trains, maps], publishedAt: '2025-02-01' }), now);
  await insertPost(db, input('other', { categoryIds: [trains] }), now);
  await insertPost(db, input('draft', { categoryIds: [maps], published: false }), now);
  await insertPost(db, input('soon', { categoryIds: [maps], publishedAt: soon.getTime() }), now);
  const found = await browsePosts(db, now, { category: 'maps' });
  expect([slugsOf(found), found.total]).toEqual([['newer', 'older'], 2]);
  expect(found.items.map(({ categories }) => categories)).toEqual([
    [
      { name: 'MAPS', slug: 'maps', color: '#3B82F6' },
      { name: 'TRAINS', slug: 'trains', color: '#3B82F6' },
    ],
    [{ name: 'MAPS', slug: 'maps', color: '#3B82F6' }],
  ]);
  expect(await browsePosts(db, now, { category: 'maps', limit: 1, offset: 1 })).toMatchObject({
    items: [{ slug: 'older' }],
    total: 2,
  });
  expect(slugsOf(await browsePosts(db, soon, { category: 'maps' }))).toEqual(['soon', 'newer', 'older']);
  expect(await browsePosts(db, now, { category: 'nowhere' })).toEqual({ items: [], total: 0 });
  const articles = await listNewestArticles(db, now, 1, { category: 'maps' });
  expect(articles).toMatchObject([{ slug: 'newer', categories: [{ name: 'MAPS' }, { name: 'TRAINS' }] }]);
});

test('finds the posts with a tag in any spelling, and never by a hidden tag', async () => {
  const { db } = await testDatabase();
  await insertPost(db, input('first', { tags: ['Local SEO', 'Örtlich'], publishedAt: '2025-01-01' }), now);
  await insertPost(db, input('second', { tags: ['local  seo', 'Local-SEO'], publishedAt: '2025-02-01' }), now);
  await insertPost(db, input('hidden', { hiddenTags: ['local seo'] }), now);
  await insertPost(db, input('draft', { tags: ['Local SEO'], published: false }), now);
  for (const tag of ['local-seo', 'LOCAL SEO']) {
    expect(slugsOf(await browsePosts(db, now, { tag }))).toEqual(['second', 'first']);
  }
  expect(slugsOf(await browsePosts(db, now, { tag: 'örtlich' }))).toEqual(['first']);
  expect((await browsePosts(db, now, { tag: 'local' })).total).toBe(0);
});

test('replacing a post replaces its tags, and its categories only if they are sent', async () => {
  const { db } = await testDatabase();
  const [maps, trains] = [await newCategory(db, 'maps'), await newCategory(db, 'trains')];
  const { id } = await insertPost(db, input('post', { tags: ['Old'], categoryIds: [maps] }), now);
  const categoryIds = async () => (await findPostToEdit(db, id))?.categoryIds;
  await replacePost(db, id, input('post', { tags: ['New'] }), now);
  expect(await categoryIds()).toEqual([maps]);
  expect((await browsePosts(db, now, { tag: 'old' })).total).toBe(0);
  expect((await browsePosts(db, now, { tag: 'new' })).total).toBe(1);
  await replacePost(db, id, input('post', { categoryIds: [trains, trains] }), now);
  expect(await categoryIds()).toEqual([trains]);
  await replacePost(db, id, input('post', { categoryIds: [] }), now);
  expect(await categoryIds()).toEqual([]);
});

test('a post with a category that does not exist is not stored, and a stored one stays unchanged', async () => {
  const { db } = await testDatabase();
  const maps = await newCategory(db, 'maps');
  const { id } = await insertPost(db, input('post', { tags: ['Old'], categoryIds: [maps] }), now);
  await expect(insertPost(db, input('other', { categoryIds: [maps, 999] }), now)).rejects.toThrow(/foreign key/i);
  await expect(replacePost(db, id, input('post', { tags: ['New'], categoryIds: [999] }), now)).rejects.toThrow();
  expect(await findPostToEdit(db, id)).toMatchObject({ tags: ['Old'], categoryIds: [maps] });
  expect(slugsOf(await browsePosts(db, now, {}))).toEqual(['post']);
  expect((await browsePosts(db, now, { tag: 'old' })).total).toBe(1);
});

test('a restored post has its tags and those of its categories that still exist', async () => {
  const { db } = await testDatabase();
  const [maps, trains] = [await newCategory(db, 'maps'), await newCategory(db, 'trains')];
  const { id } = await insertPost(db, input('post', { tags: ['Local SEO'], categoryIds: [maps, trains] }), now);
  await moveToTrash(db, 'post', [id], now);
  expect((await browsePosts(db, now, { tag: 'local-seo' })).total).toBe(0);
  await deleteCategory(db, trains);
  await restoreFromTrash(db, { kind: 'post', recordId: id }, now);
  expect((await findPostToEdit(db, id))?.categoryIds).toEqual([maps]);
  expect((await browsePosts(db, now, { tag: 'local-seo' })).total).toBe(1);
});
