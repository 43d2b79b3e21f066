import { categoryInput } from '@site/schema/category';
import { postInput } from '@site/schema/post';
import { expect, test } from 'vitest';
import { recordingDb } from '../audit/change-source.ts';
import type { Db } from '../tables.ts';
import { testDatabase } from '../testing/database.ts';
import { listVersions } from '../versions/versions.ts';
import {
  deleteCategory,
  findCategory,
  insertCategory,
  listCategories,
  listPublicCategories,
  updateCategory,
} from './category.ts';
import { insertPost, listAllPosts } from './post.ts';
import { listCategoriesOfPosts, setCategoriesOfPost } from './post-terms.ts';
import { moveToTrash } from './trash.ts';

const now = new Date('2025-06-01T10:00:00.000Z');
const unknown = 999_999;

const input = (name: string, change: object = {}) => categoryInput.parse({ name, slug: name.toLowerCase(), ...change });

const words = { title: 'A post', excerpt: 'e'.repeat(60), content: 'word '.repeat(40) };

async function newCategory(db: Db, name: string): Promise<number> {
  return (await insertCategory(db, input(name), now)).id;
}

async function newPost(db: Db, slug: string): Promise<number> {
  return (await insertPost(db, postInput.parse({ ...words, slug }), now)).id;
}

const listCategoriesOfPost = async (db: Db, id: number) => (await listCategoriesOfPosts(db, [id])).get(id) ?? [];

async function counts(db: Db): Promise<Record<string, number>> {
  const { items } = await listCategories(db, {});
  return Object.fromEntries(items.map(({ name, postCount }) => [name, postCount]));
}

test('a new category has no posts and the default colour', async () => {
  const { db } = await testDatabase();
  const { id } = await insertCategory(db, input('Maps'), now);
  expect((await listCategories(db, {})).items).toMatchObject([
    { id, name: 'Maps', slug: 'maps', description: null, color: '#3B82F6', postCount: 0, createdAt: now },
  ]);
});

test('lists categories by name, with limit and offset as well', async () => {
  const { db } = await testDatabase();
  for (const name of ['Stations', 'Maps', 'Trains']) await newCategory(db, name);
  const { items } = await listCategories(db, {});
  expect(items.map(({ name }) => name)).toEqual(['Maps', 'Stations', 'Trains']);
  expect(await listCategories(db, { limit: 1, offset: 2 })).toEqual({ items: items.slice(2), total: 3 });
});

test('counts a post once in each of its categories, even when an id is sent twice', async () => {
  const { db } = await testDatabase();
  const [maps, trains] = [await newCategory(db, 'Maps'), await newCategory(db, 'Trains')];
  const [first, second] = [await newPost(db, 'first'), await newPost(db, 'second')];
  await setCategoriesOfPost(db, first, [trains, maps, trains]);
  await setCategoriesOfPost(db, second, [maps]);
  expect(await counts(db)).toEqual({ Maps: 2, Trains: 1 });
  expect((await listCategoriesOfPost(db, first)).map(({ name }) => name)).toEqual(['Maps', 'Trains']);
  expect((await listCategoriesOfPost(db, second)).map(({ name }) => name)).toEqual(['Maps']);
});

test('setting categories again replaces those of this post only', async () => {
  const { db } = await testDatabase();
  const [maps, trains] = [await newCategory(db, 'Maps'), await newCategory(db, 'Trains')];
  const [first, second] = [await newPost(db, 'first'), await newPost(db, 'second')];
  await setCategoriesOfPost(db, first, [maps]);
  await setCategoriesOfPost(db, second, [maps]);
  await setCategoriesOfPost(db, first, [trains]);
  expect(await counts(db)).toEqual({ Maps: 1, Trains: 1 });
  await setCategoriesOfPost(db, first, []);
  expect(await counts(db)).toEqual({ Maps: 1, Trains: 0 });
  expect(await listCategoriesOfPost(db, first)).toEqual([]);
});

test('a deleted post is no longer counted', async () => {
  const { db } = await testDatabase();
  const maps = await newCategory(db, 'Maps');
  const [first, second] = [await newPost(db, 'first'), await newPost(db, 'second')];
  await setCategoriesOfPost(db, first, [maps]);
  await setCategoriesOfPost(db, second, [maps]);
  await moveToTrash(db, 'post', [first], now);
  expect(await counts(db)).toEqual({ Maps: 1 });
  expect(await listCategoriesOfPost(db, first)).toEqual([]);
});

test('deleting a category removes its versions and keeps its posts', async () => {
  const { db } = await testDatabase();
  const [maps, trains] = [await newCategory(db, 'Maps'), await newCategory(db, 'Trains')];
  const post = await newPost(db, 'first');
  await setCategoriesOfPost(db, post, [maps, trains]);
  const versions = () => listVersions(db, { kind: 'category', key: String(maps) }, {});
  const recorded = recordingDb(db, { actor: 'owner', network: null, now: () => now });
  await updateCategory(recorded, maps, categoryInput.parse({ name: 'Maps', slug: 'charts' }));
  expect((await versions()).total).toBe(2);
  expect(await deleteCategory(db, maps)).toBe(true);
  expect((await versions()).total).toBe(0);
  expect(await deleteCategory(db, maps)).toBe(false);
  expect((await listCategoriesOfPost(db, post)).map(({ name }) => name)).toEqual(['Trains']);
  expect((await listAllPosts(db, {})).total).toBe(1);
  expect(await counts(db)).toEqual({ Trains: 1 });
});

test('refuses a category that does not exist, and the post keeps its categories', async () => {
  const { db } = await testDatabase();
  const [maps, trains] = [await newCategory(db, 'Maps'), await newCategory(db, 'Trains')];
  const post = await newPost(db, 'first');
  await setCategoriesOfPost(db, post, [maps]);
  await expect(setCategoriesOfPost(db, post, [trains, unknown])).rejects.toThrow(/foreign key/i);
  expect((await listCategoriesOfPost(db, post)).map(({ name }) => name)).toEqual(['Maps']);
  expect(await counts(db)).toEqual({ Maps: 1, Trains: 0 });
});

test('refuses to link a post that does not exist', async () => {
  const { db } = await testDatabase();
  const maps = await newCategory(db, 'Maps');
  await expect(setCategoriesOfPost(db, unknown, [maps])).rejects.toThrow(/foreign key/i);
  expect(await counts(db)).toEqual({ Maps: 0 });
});

test('renaming a category keeps its posts and creation date', async () => {
  const { db } = await testDatabase();
  const maps = await newCategory(db, 'Maps');
  await setCategoriesOfPost(db, await newPost(db, 'first'), [maps]);
  expect(await updateCategory(db, maps, input('Plans', { color: '#aa0000' }))).toMatchObject({
    name: 'Plans',
    slug: 'plans',
    color: '#aa0000',
    postCount: 1,
    createdAt: now,
  });
  expect(await updateCategory(db, unknown, input('Nothing'))).toBeUndefined();
});

test('lists the categories of public posts and counts these; a post that is scheduled, a draft or deleted is not', async () => {
  const { db } = await testDatabase();
  const [maps, trains] = [await newCategory(db, 'Maps'), await newCategory(db, 'Trains')];
  await newCategory(db, 'Stations');
  const soon = new Date(now.getTime() + 60_000);
  const post = (slug: string, categoryIds: number[], change: object = { published: true }) =>
    insertPost(db, postInput.parse({ ...words, slug, categoryIds, ...change }), now);
  await post('first', [maps]);
  await post('second', [maps]);
  await post('draft', [maps, trains], {});
  await post('soon', [trains], { published: true, publishedAt: soon.getTime() });
  const { id } = await post('deleted', [maps, trains]);
  await moveToTrash(db, 'post', [id], now);
  const found = { name: 'Maps', slug: 'maps', color: '#3B82F6', posts: 2 };
  expect(await listPublicCategories(db, now)).toEqual([found]);
  expect((await listPublicCategories(db, soon)).map(({ name }) => name)).toEqual(['Maps', 'Trains']);
});

test('finds a category by its slug', async () => {
  const { db } = await testDatabase();
  await insertCategory(db, input('Maps', { description: 'Of lines' }), now);
  expect(await findCategory(db, 'maps')).toEqual({
    name: 'Maps',
    slug: 'maps',
    color: '#3B82F6',
    description: 'Of lines',
  });
  expect(await findCategory(db, 'Maps')).toBeUndefined();
});
