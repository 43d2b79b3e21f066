import { callAdminListQuery, callInput } from '@site/schema/call';
import { contactAdminListQuery, contactInput } from '@site/schema/contact';
import { postAdminListQuery, postInput } from '@site/schema/post';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { insertPost, listPostsForAdmin, replacePost, setPostsPublished } from '../content/post.ts';
import { moveToTrash, restoreFromTrash } from '../content/trash.ts';
import { listCallsForAdmin } from '../leads/call.ts';
import { insertContact, listContactsForAdmin } from '../leads/contact.ts';
import { openDatabase } from '../open.ts';
import type { Db } from '../tables.ts';
import { fillTables } from '../testing/bulk-records.ts';
import { insertCall } from '../testing/calls.ts';
import { emptyDatabaseUrl, engine, testDatabase } from '../testing/database.ts';

const now = new Date('2025-06-01T10:00:00.000Z');
const MANY = 600;

const contact = (change: object) =>
  contactInput.parse({ name: 'Asha', email: 'a@b.example', message: 'A message of some length', ...change });

const post = (slug: string, change: object = {}) =>
  postInput.parse({ title: slug, slug, excerpt: 'x'.repeat(60), content: 'y'.repeat(120), ...change });

const searchContacts = (db: Db, search: string, more: object = {}) =>
  listContactsForAdmin(db, contactAdminListQuery.parse({ search, ...more }));

async function findPosts(db: Db, search: string, more: object = {}) {
  const { items, total } = await listPostsForAdmin(db, now, postAdminListQuery.parse({ search, limit: 100, ...more }));
  expect(total).toBe(items.length);
  return items.map(({ slug }) => slug);
}

test('finds leads by every searched field', async () => {
  const database = await testDatabase();
  const { db } = database;
  const fields = { name: 'Zeppelin', email: 'zebra@b.example', message: 'About a zither, please', service: 'zoology' };
  const called = {
    name: 'Zeppelin',
    email: 'zebra@b.example',
    phone: '+49 7541 123456',
    company: 'Zinc',
    message: 'A zither',
  };
  const call = { preferredDate: '2025-07-09', preferredTime: '9:00 AM' };
  const add = async () => [
    await insertContact(db, { ...contact(fields), service: fields.service }, now),
    await insertCall(db, callInput.parse({ ...call, ...called }), now),
  ];
  const [oldContact, oldCall] = await add();
  await fillTables(database, { posts: 0, leads: MANY, now });
  const [newContact, newCall] = await add();
  for (const word of ['zeppelin', 'zebra@', 'zither', 'zoology']) {
    const { items, total } = await searchContacts(db, word, { sort: 'createdAt' });
    expect.soft([total, ...items.map(({ id }) => id)], word).toEqual([2, oldContact?.id, newContact?.id]);
  }
  for (const word of ['zeppelin', 'zebra@', '7541', 'zinc', 'zither']) {
    const { items, total } = await listCallsForAdmin(
      db,
      callAdminListQuery.parse({ search: word, sort: 'createdAt' }),
      now,
    );
    expect.soft([total, ...items.map(({ id }) => id)], word).toEqual([2, oldCall?.id, newCall?.id]);
  }
});

test('finds posts by their current text after inserts, updates, deletions and restorations', async () => {
  const database = await testDatabase();
  const { db } = database;
  await insertPost(db, post('zeppelin-first', { author: 'Graf', tags: ['Airships'] }), now);
  await fillTables(database, { posts: MANY, leads: 0, now });
  await insertPost(db, post('zeppelin-last'), now);
  expect(await findPosts(db, 'zeppelin')).toEqual(['zeppelin-last', 'zeppelin-first']);
  expect(await findPosts(db, 'graf airSHIPS')).toEqual(['zeppelin-first']);

  await replacePost(db, 1, post('first', { author: 'Hindenburg' }), now);
  await replacePost(db, MANY + 2, post('last', { author: 'Hindenburg' }), now);
  expect(await findPosts(db, 'zeppelin')).toEqual([]);
  expect(await findPosts(db, 'airships')).toEqual([]);
  expect(await findPosts(db, 'hindenburg')).toEqual(['last', 'first']);

  await moveToTrash(db, 'post', [1, MANY + 2], now);
  expect(await findPosts(db, 'hindenburg')).toEqual([]);
  await restoreFromTrash(db, { kind: 'post', recordId: 1 }, now);
  await restoreFromTrash(db, { kind: 'post', recordId: MANY + 2 }, now);
  expect(await findPosts(db, 'hindenburg')).toEqual(['last', 'first']);
});

test('does not find a lead whose row was deleted directly in the database', async () => {
  const database = await testDatabase();
  await fillTables(database, { posts: 0, leads: MANY, now });
  const total = async () => (await searchContacts(database.db, 'visitor7@')).total;
  expect(await total()).toBe(1);
  await database.db.deleteFrom('contactSubmissions').where('id', '=', 7).execute();
  expect(await total()).toBe(0);
});

test('treats operators of LIKE and FTS5 as plain characters', async () => {
  const database = await testDatabase();
  const { db } = database;
  const texts = [
    'say "hello" to',
    "it's 100% done",
    'a_b_c \\ defg',
    'AND OR NOT NEAR(x)',
    'name:(visitor*) ^x',
    'Grüße aus 日本語',
  ];
  for (const message of texts) await insertContact(db, contact({ message }), now);
  await fillTables(database, { posts: 0, leads: MANY, now });
  const found = async (search: string) => (await searchContacts(db, search)).items.map(({ message }) => message);
  const [quoted, percent, underlined, operators, columns, foreign] = texts;
  const expected: [search: string, message: string | undefined][] = [
    ['"hello"', quoted],
    ["it's", percent],
    ['100%', percent],
    ['a_b_c', underlined],
    ['\\', underlined],
    ['NEAR(x)', operators],
    ['AND', operators],
    ['name:(visitor*)', columns],
    ['^x', columns],
    ['Grüße', foreign],
    ['日本語', foreign],
    ['本語', foreign],
  ];
  for (const [search, message] of expected) expect.soft(await found(search), search).toEqual([message]);
  for (const search of ['a-b-c', 'vis*tor', 'visitor"', '100_', '""""', 'aaaaaaaa']) {
    expect.soft(await found(search), search).toEqual([]);
  }
});

test('does not match a word whose trigrams occur separately', async () => {
  const { db } = await testDatabase();
  for (const message of ['bcd and abc, and no more', 'abcd and no more']) {
    await insertContact(db, contact({ message }), now);
  }
  expect((await searchContacts(db, 'abcd')).total).toBe(1);
});

test('combines a search with filters, sorting and pages, and counts all matches', async () => {
  const database = await testDatabase();
  const { db } = database;
  await fillTables(database, { posts: MANY, leads: MANY, now });
  const { items: all } = await listContactsForAdmin(
    db,
    contactAdminListQuery.parse({ search: 'visitor59', limit: 100 }),
  );
  expect(all.map(({ id }) => id)).toEqual([599, 598, 597, 596, 595, 594, 593, 592, 591, 590, 59]);
  const query = { contacted: true, sort: 'createdAt', limit: 2, offset: 1 };
  const { items, total } = await searchContacts(db, 'visitor59', query);
  expect([total, ...items.map(({ id }) => id)]).toEqual([5, 592, 594]);
  const open = await searchContacts(db, 'r5 visitor', { contacted: false, limit: 1 });
  expect(open.total).toBe(56);
  await setPostsPublished(db, [100], true, now);
  const published = await findPosts(db, 'post-10', { state: 'published', sort: 'title' });
  expect(published).toEqual([101, 103, 105, 107, 109, 100, 102, 104, 106, 108].map((n) => `post-${n}`));
  expect(await findPosts(db, 'post-1', { state: 'draft', featured: false })).toHaveLength(10);
});

test('finds words that every row contains', async () => {
  const database = await testDatabase();
  const leads = 1_000;
  await fillTables(database, { posts: 0, leads, now });
  const { items, total } = await searchContacts(database.db, 'Visitor example', { limit: 2, offset: 950 });
  expect([total, ...items.map(({ id }) => id)]).toEqual([leads, 50, 49]);
  expect((await searchContacts(database.db, 'visitor', { contacted: true })).total).toBe(leads / 2);
});

test.runIf(engine() === 'postgres')('migrates and searches without the permission to create extensions', async () => {
  const adminUrl = await emptyDatabaseUrl();
  const superuser = openDatabase(adminUrl);
  onTestFinished(superuser.close);
  const role = new URL(adminUrl).pathname.slice(1);
  await sql.raw(`create role ${role} login password 'x'`).execute(superuser.db);
  await sql.raw(`grant all on schema public to ${role}`).execute(superuser.db);
  const url = new URL(adminUrl);
  url.username = role;
  url.password = 'x';
  const database = openDatabase(url.href);
  onTestFinished(async () => {
    await database.close();
    await sql.raw(`drop owned by ${role}`).execute(superuser.db);
    await sql.raw(`drop role ${role}`).execute(superuser.db);
  });
  await database.migrate();
  await insertContact(database.db, contact({ name: 'Zeppelin' }), now);
  expect((await searchContacts(database.db, 'zeppelin')).total).toBe(1);
  const { rows } = await sql`select 1 from pg_extension where extname = 'pg_trgm'`.execute(database.db);
  expect(rows).toEqual([]);
});
