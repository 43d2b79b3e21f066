import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { findMigration } from '../migrations/migrate.ts';
import { type Database, openDatabase } from '../open.ts';
import { saveSetting } from '../setting.ts';
import type { Db } from '../tables.ts';
import { fillTables } from '../testing/bulk-records.ts';
import { emptyDatabaseUrl, emptyFolder, engine, testDatabase } from '../testing/database.ts';
import { type ArchiveRow, findLastId, hashRows, readRows } from './archive-rows.ts';
import { listArchiveTables, listTablesAt } from './archive-tables.ts';
import { type ArchiveContent, hasContent, loadArchive } from './load-archive.ts';

const now = new Date('2025-06-02T06:00:00.000Z');

function open(url: string): Database {
  const database = openDatabase(url);
  onTestFinished(() => database.close());
  return database;
}

const sqliteDatabase = () => open(`file:${join(emptyFolder(), 'site.db')}`);

/** An archive in memory. */
const archiveOf = (database: Database): Promise<ArchiveContent> =>
  database.snapshot(async (db) => {
    const tables = [];
    const content: { name: string; rows: ArchiveRow[] }[] = [];
    for (const table of await listArchiveTables(db)) {
      tables.push({ name: table.name, lastId: await findLastId(db, table), ...(await hashRows(db, table)) });
      for await (const rows of readRows(db, table)) content.push({ name: table.name, rows });
    }
    return {
      migration: (await findMigration(db)) as string,
      tables,
      async *readTables() {
        yield* content;
      },
    };
  });

const load = (database: Database, archive: ArchiveContent, finish: (db: Db) => Promise<void> = async () => {}) =>
  loadArchive(database, archive, finish);

/** Adds a row to each table that has none, with a value in every column. */
async function fillEmptyTables({ db }: Database) {
  const types = new Map((await db.introspection.getTables()).map(({ name, columns }) => [name, columns]));
  for (const { name, columns } of await listArchiveTables(db)) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) continue;
    const sampleOf = (type: string) => {
      if (/bool/.test(type)) return true;
      if (/int/i.test(type)) return 1;
      if (/timestamp/.test(type)) return now;
      return /json/.test(type) ? '["one"]' : 'some text';
    };
    const values = columns.map((column) =>
      sql.val(sampleOf(types.get(name)?.find((found) => found.name === column)?.dataType ?? '')),
    );
    await sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values (${sql.join(values)})`.execute(db);
  }
}

/** A database with rows in every table, and with values that the engines store or sort in different ways. */
async function filledDatabase() {
  const database = open(await emptyDatabaseUrl());
  const { db } = database;
  await database.migrate();
  // Sorts texts differently from SQLite, as most servers do.
  if (engine() === 'postgres') {
    await sql`alter table settings alter column key type text collate "und-x-icu"`.execute(db);
  }
  await fillTables(database, { posts: 1_100, leads: 20, works: 20, rest: 20, now });
  for (const key of ['b', 'A', '_', 'é', 'Z z', '', '𝒜', '\uffff']) await saveSetting(db, key, { [key]: '"\n\\' });
  for (const slug of ['é', 'Z', 'z z']) await db.insertInto('blogPostTags').values({ postId: 7, slug }).execute();
  await db
    .updateTable('blogPosts')
    .set({
      title: '𝒜 "quoted" \\ text\n\u2028',
      tags: JSON.stringify(['a, b', '𝒜', '"\\', '']),
      publishedAt: new Date('9999-12-31T23:59:59.999Z'),
      createdAt: new Date('1900-01-01T00:00:00.001Z'),
    })
    .where('id', '=', 3)
    .execute();
  await db.deleteFrom('contactSubmissions').where('id', '=', 20).execute();
  await fillEmptyTables(database);
  return database;
}

test('an archive moves every table to the other engine and back without a difference', async () => {
  const source = await filledDatabase();
  const archive = await archiveOf(source);
  expect(archive.tables.filter(({ rows }) => rows === 0)).toEqual([]);
  const between = sqliteDatabase();
  await load(between, archive);
  expect((await archiveOf(between)).tables).toEqual(archive.tables);
  const back = open(await emptyDatabaseUrl());
  await load(back, await archiveOf(between));
  expect((await archiveOf(back)).tables).toEqual(archive.tables);
  const lead = { name: 'A', email: 'a@example.com', message: 'text' };
  const added = await sql<{ id: number }>`insert into contact_submissions (name, email, message)
    values (${sql.join(Object.values(lead))}) returning id`.execute(back.db);
  expect(added.rows).toEqual([{ id: 21 }]);
  const found =
    await sql`select title from search_entries where fields like 'visitor 7%' or fields like 'visitor 8%'`.execute(
      back.db,
    );
  expect(found.rows).toHaveLength(2);
});

test('an archive of an earlier migration is loaded as it is and then migrated', async () => {
  const old = open(await emptyDatabaseUrl());
  await old.migrate('0017-record-links');
  await sql`insert into blog_posts (title, slug, excerpt, content, author, tags)
    values ('Old', 'old', 'Old', 'Old', 'Old', '["Two Words"]')`.execute(old.db);
  const archive = await archiveOf(old);
  expect(archive.migration).toBe('0017-record-links');
  const target = await testDatabase();
  await load(target, archive);
  const tags = await target.db.selectFrom('blogPostTags').selectAll().execute();
  expect(tags).toEqual([{ postId: 1, slug: 'two-words' }]);
  expect(await findMigration(target.db)).toBe(await findMigration((await testDatabase()).db));
});

test('a failure while an archive is loaded leaves the database unchanged', async () => {
  const target = await filledDatabase();
  const before = await archiveOf(target);
  const archive = await archiveOf(await testDatabase());
  const [first, ...others] = archive.tables;
  const wrong = { ...archive, tables: [...others, { ...(first as (typeof others)[number]), rows: 1 }] };
  await expect(load(target, wrong)).rejects.toThrow(/was not stored as it is in the archive/);
  await expect(load(target, archive, () => Promise.reject(new Error('late')))).rejects.toThrow('late');
  expect(await archiveOf(target)).toMatchObject({ migration: before.migration, tables: before.tables });
});

test('a snapshot does not see writes that happen while it is read, and does not delay them', async () => {
  const database = await testDatabase();
  await database.snapshot(async (db) => {
    expect(await hasContent(db)).toBe(false);
    await saveSetting(database.db, 'key', 'written');
    expect(await hasContent(db)).toBe(false);
  });
  expect(await hasContent(database.db)).toBe(true);
});

test('the tables of a migration are those of a database that was migrated to it', async () => {
  const { db } = await testDatabase();
  const names = (tables: Awaited<ReturnType<typeof listArchiveTables>>) =>
    tables.map(({ name, columns, key }) => ({ name, columns, key: key.map((column) => column.name) }));
  expect(names(await listTablesAt((await findMigration(db)) as string))).toEqual(names(await listArchiveTables(db)));
});
