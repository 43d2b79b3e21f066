import { categoryInput } from '@site/schema/category';
import { postInput } from '@site/schema/post';
import SQLite from 'better-sqlite3';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { insertSession, insertUser } from './account.ts';
import { insertCategory } from './content/category.ts';
import { insertPost, replacePost } from './content/post.ts';
import { setCategoriesOfPost } from './content/post-terms.ts';
import { isUnavailable, UnusableDatabaseError, uniqueViolation } from './errors.ts';
import { openDatabase } from './open.ts';
import { saveSetting } from './setting.ts';
import { emptyDatabaseUrl, emptyFolder, engine, testDatabase } from './testing/database.ts';

const onSqlite = test.runIf(engine() === 'sqlite');
const onPostgres = test.runIf(engine() === 'postgres');
const now = new Date('2025-06-01T10:00:00.000Z');

const category = (name: string, slug: string) => categoryInput.parse({ name, slug });
const post = (slug: string) =>
  postInput.parse({ title: 'A post', slug, excerpt: 'e'.repeat(60), content: 'c'.repeat(100) });

async function errorOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => expect.unreachable('nothing was refused'),
    (error: unknown) => error,
  );
}

async function fieldOf(work: Promise<unknown>): Promise<unknown> {
  const error = await errorOf(work);
  expect(isUnavailable(error)).toBe(false);
  return uniqueViolation(error);
}

test('names the field of a unique violation', async () => {
  const { db } = await testDatabase();
  await insertPost(db, post('taken'), now);
  await insertCategory(db, category('Taken', 'taken'), now);
  const user = await insertUser(db, { username: 'taken', password: 'hash' });
  const session = { tokenHash: 'taken', userId: user.id, now, expiresAt: now };
  await insertSession(db, session);
  expect(await fieldOf(insertPost(db, post('taken'), now))).toEqual({ field: 'slug' });
  expect(await fieldOf(insertCategory(db, category('Taken', 'free'), now))).toEqual({ field: 'name' });
  expect(await fieldOf(insertCategory(db, category('Free', 'taken'), now))).toEqual({ field: 'slug' });
  expect(await fieldOf(insertUser(db, { username: 'taken', password: 'hash' }))).toEqual({ field: 'username' });
  expect(await fieldOf(insertSession(db, session))).toEqual({ field: 'sessionId' });
});

test('an update to the value of another record is a unique violation, one to the own value is not', async () => {
  const { db } = await testDatabase();
  await insertPost(db, post('taken'), now);
  const { id } = await insertPost(db, post('own'), now);
  expect(await fieldOf(replacePost(db, id, post('taken'), now))).toEqual({ field: 'slug' });
  expect(await replacePost(db, id, post('own'), now)).toMatchObject({ slug: 'own' });
});

test('names the first field when a combination of two fields must be unique', async () => {
  const { db } = await testDatabase();
  const { id: postId } = await insertPost(db, post('first'), now);
  const { id: categoryId } = await insertCategory(db, category('Maps', 'maps'), now);
  await setCategoriesOfPost(db, postId, [categoryId]);
  const again = db.insertInto('blogPostCategories').values({ postId, categoryId }).execute();
  expect(await fieldOf(again)).toEqual({ field: 'postId' });
});

test('any other error is neither a unique violation nor reported as unavailable', async () => {
  const { db } = await testDatabase();
  const bugs = [
    await errorOf(setCategoriesOfPost(db, 999_999, [999_999])),
    await errorOf(sql`select no_such_column from users`.execute(db)),
    await errorOf(
      db
        .insertInto('users')
        .values({ username: null as unknown as string, password: 'x' })
        .execute(),
    ),
    await errorOf(db.selectFrom('users').select('id').executeTakeFirstOrThrow()),
    new Error('UNIQUE constraint failed: users.username'),
    'SQLITE_BUSY',
    undefined,
  ];
  for (const bug of bugs) {
    expect.soft(uniqueViolation(bug), String(bug)).toBeUndefined();
    expect.soft(isUnavailable(bug), String(bug)).toBe(false);
  }
});

test('a database that cannot be used is unavailable', () => {
  expect(isUnavailable(new UnusableDatabaseError('It belongs to another application.'))).toBe(true);
});

onSqlite('a full database is unavailable', async () => {
  const { db } = await testDatabase();
  // SQLite raises the limit to the current size of the file, in which migrations leave free pages.
  await sql`pragma max_page_count = 1`.execute(db);
  const error = await errorOf(saveSetting(db, 'big', 'x'.repeat(2_000_000)));
  expect(error).toMatchObject({ code: 'SQLITE_FULL' });
  expect(isUnavailable(error)).toBe(true);
});

onSqlite('a read-only database is unavailable', async () => {
  const { db } = await testDatabase();
  await sql`pragma query_only = on`.execute(db);
  const error = await errorOf(saveSetting(db, 'key', 1));
  expect(error).toMatchObject({ code: 'SQLITE_READONLY' });
  expect(isUnavailable(error)).toBe(true);
});

onSqlite('a locked database is unavailable', async () => {
  const file = `${emptyFolder()}/site.db`;
  const [holder, other] = [new SQLite(file), new SQLite(file, { timeout: 0 })];
  onTestFinished(() => void [holder, other].map((connection) => connection.close()));
  holder.exec('begin immediate');
  const error = await errorOf((async () => other.exec('begin immediate'))());
  expect(error).toMatchObject({ code: 'SQLITE_BUSY' });
  expect(isUnavailable(error)).toBe(true);
});

onPostgres('an unreachable PostgreSQL is unavailable', async () => {
  const { db, close } = openDatabase('postgres://postgres:postgres@127.0.0.1:1/none');
  onTestFinished(close);
  expect(isUnavailable(await errorOf(saveSetting(db, 'key', 1)))).toBe(true);
});

onPostgres('a statement that runs into the timeout is unavailable', async () => {
  const { db } = await testDatabase();
  const slow = db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = '20ms'`.execute(transaction);
    await sql`select pg_sleep(10)`.execute(transaction);
  });
  const error = await errorOf(slow);
  expect(error).toMatchObject({ code: '57014' });
  expect(isUnavailable(error)).toBe(true);
});

onPostgres('a read-only PostgreSQL is unavailable', async () => {
  const url = await emptyDatabaseUrl();
  const writable = openDatabase(url);
  onTestFinished(writable.close);
  await writable.migrate();
  const name = sql.id(new URL(url).pathname.slice(1));
  await sql`alter database ${name} set default_transaction_read_only = on`.execute(writable.db);
  const standby = openDatabase(url);
  onTestFinished(standby.close);
  const error = await errorOf(saveSetting(standby.db, 'key', 1));
  expect(error).toMatchObject({ code: '25006' });
  expect(isUnavailable(error)).toBe(true);
});
