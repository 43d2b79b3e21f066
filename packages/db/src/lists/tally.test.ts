import { contactManagement } from '@site/schema/contact';
import type { Listed, Listing } from '@site/schema/listing';
import { type Post, postInput, postManagement } from '@site/schema/post';
import type { Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { listCalls } from '../call.ts';
import { listContacts, manageContacts, setContactsContacted } from '../contact.ts';
import { up as initial } from '../migrations/0001-initial.ts';
import { up as tallies } from '../migrations/0004-tallies.ts';
import { postgresTypes, sqliteTypes } from '../migrations/migrate.ts';
import { openDatabase } from '../open.ts';
import {
  insertPost,
  listPosts,
  listPublishedPosts,
  managePosts,
  replacePost,
  setPostsFeatured,
  setPostsPublished,
} from '../post.ts';
import type { Db } from '../tables.ts';
import { fillTables } from '../testing/bulk-records.ts';
import { emptyDatabaseUrl, engine, testDatabase } from '../testing/database.ts';
import { discard, restore } from '../trash.ts';

const now = new Date('2025-06-01T10:00:00.000Z');
const after = (days: number) => new Date(now.getTime() + days * 86_400_000);

type List = (db: Db, window: Listing) => Promise<Listed<{ id: number }>>;
type PostList = [name: string, list: List, holds: (post: Post) => boolean];

const hasCome = (post: Post, at = now) => post.published && post.publishedAt !== null && post.publishedAt <= at;

const publicAt = (name: string, at: Date): PostList => [
  name,
  (db, window) => listPublishedPosts(db, at, window),
  (post) => hasCome(post, at),
];

const managed = (query: object, holds: PostList[2]): PostList => [
  `managed ${JSON.stringify(query)}`,
  (db, window) => managePosts(db, now, postManagement.parse({ ...query, ...window })),
  holds,
];

const postLists: PostList[] = [
  publicAt('public posts', now),
  publicAt('public posts two days before', after(-2)),
  publicAt('public posts when all have come', after(30)),
  ['all posts', listPosts, () => true],
  managed({}, () => true),
  managed({ state: 'draft' }, ({ published }) => !published),
  managed({ state: 'published' }, (post) => hasCome(post)),
  managed({ state: 'published', featured: false }, (post) => hasCome(post) && !post.featured),
  managed({ state: 'scheduled' }, (post) => post.published && !hasCome(post)),
  managed({ featured: true }, ({ featured }) => featured),
];

async function expectWindows(db: Db, name: string, list: List, ids: number[]) {
  for (const offset of [0, 199, 200, 333, ids.length - 1, ids.length, 99_999]) {
    const { items, total } = await list(db, { limit: 100, offset: Math.max(0, offset) });
    const answer = { total, ids: items.map(({ id }) => id) };
    expect
      .soft(answer, `${name} from ${offset}`)
      .toEqual({ total: ids.length, ids: ids.slice(Math.max(0, offset)).slice(0, 100) });
  }
}

test('a window anywhere in a list holds what stands there, and tells how many there are', async () => {
  const database = await testDatabase();
  const { db } = database;
  await fillTables(database, { posts: 1_500, leads: 1_500, now });
  const { items: posts } = await listPosts(db, {});
  for (const [name, list, holds] of postLists) {
    const ids = posts.filter(holds).map(({ id }) => id);
    await expectWindows(db, name, list, ids);
  }
  const { items: contacts } = await listContacts(db, {});
  const waiting: List = (on, window) => manageContacts(on, contactManagement.parse({ contacted: false, ...window }));
  const ids = (some: { id: number }[]) => some.map(({ id }) => id);
  await expectWindows(db, 'contacts', listContacts, ids(contacts));
  await expectWindows(db, 'waiting contacts', waiting, ids(contacts.filter(({ contacted }) => !contacted)));
  await expectWindows(db, 'calls', listCalls, ids((await listCalls(db, {})).items));
});

const totals = (db: Db) =>
  Promise.all(postLists.map(async ([name, list]) => [name, (await list(db, { limit: 1 })).total]));

async function expectTotals(db: Db) {
  const { items } = await listPosts(db, {});
  expect(await totals(db)).toEqual(postLists.map(([name, , holds]) => [name, items.filter(holds).length]));
}

test('totals follow posts however they come, change and go', async () => {
  const { db } = await testDatabase();
  const input = (slug: string, change: object) =>
    postInput.parse({ title: slug, slug, excerpt: 'x'.repeat(60), content: 'y'.repeat(120), ...change });
  const draft = await insertPost(db, input('draft', {}), now);
  const dated = await insertPost(db, input('dated', { publishedAt: after(-40).toISOString() }), now);
  const old = await insertPost(db, input('old', { published: true, publishedAt: '1969-12-31T23:59:59Z' }), now);
  const soon = await insertPost(db, input('soon', { published: true, publishedAt: after(0.1).toISOString() }), now);
  await expectTotals(db);
  await setPostsPublished(db, [draft.id, dated.id], true, now);
  await setPostsFeatured(db, [draft.id, old.id, soon.id], true, now);
  await expectTotals(db);
  await replacePost(db, old.id, input('old', { publishedAt: null }), now);
  await expectTotals(db);
  await discard(db, 'post', [soon.id, draft.id], now);
  await expectTotals(db);
  await restore(db, { kind: 'post', recordId: draft.id });
  await expectTotals(db);
});

test('totals follow leads that are called back', async () => {
  const database = await testDatabase();
  const { db } = database;
  await fillTables(database, { posts: 0, leads: 10, now });
  await setContactsContacted(db, [1, 2, 3], true);
  const total = async (contacted?: boolean) => (await manageContacts(db, contactManagement.parse({ contacted }))).total;
  expect([await total(), await total(true), await total(false)]).toEqual([10, 7, 3]);
});

test('what was stored before there were tallies is counted when they are made', async () => {
  const database = openDatabase(await emptyDatabaseUrl());
  onTestFinished(database.close);
  const types = engine() === 'sqlite' ? sqliteTypes : postgresTypes;
  const untyped = database.db as unknown as Kysely<unknown>;
  await initial(untyped, types);
  await database.db
    .insertInto('contactSubmissions')
    .values(
      [true, false, false].map((contacted) => ({
        name: 'A',
        email: 'a@b.example',
        message: 'Hello',
        contacted,
        createdAt: now,
      })),
    )
    .execute();
  await tallies(untyped, types);
  const { total } = await manageContacts(database.db, contactManagement.parse({ contacted: false }));
  expect(total).toBe(2);
});
