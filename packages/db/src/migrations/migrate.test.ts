import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import SQLite from 'better-sqlite3';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { UnusableDatabaseError } from '../errors.ts';
import { type Database, openDatabase } from '../open.ts';
import { seedDemo } from '../seed/demo.ts';
import { findSetting, saveSetting } from '../setting.ts';
import { emptyDatabaseUrl, emptyFolder, engine, testDatabase } from '../testing/database.ts';
import { dumpDatabase } from '../testing/dump-database.ts';
import { fillFirstSchema } from '../testing/older-content.ts';

/** Every migration file, in the order of the names. */
const released = readdirSync(import.meta.dirname)
  .filter((file) => /^\d{4}-/.test(file))
  .map((file) => file.slice(0, -'.ts'.length))
  .sort();

const onSqlite = test.runIf(engine() === 'sqlite');
const onPostgres = test.runIf(engine() === 'postgres');

function open(url: string): Database {
  const database = openDatabase(url);
  onTestFinished(database.close);
  return database;
}

const newFile = () => join(emptyFolder(), 'site.db');

/** Changes the file from another connection. */
function alter(file: string, statements: string): void {
  const connection = new SQLite(file);
  connection.exec(statements);
  connection.close();
}

/** A closed database of this application, with content on many pages. */
async function seededFile(): Promise<string> {
  const file = newFile();
  const { db, migrate, close } = openDatabase(`file:${file}`);
  await migrate();
  await seedDemo(db, new Date('2026-01-01'), async () => {});
  await close();
  return file;
}

async function migratedTo(file: string, migration = ''): Promise<Database> {
  const database = open(`file:${file}`);
  await database.migrate(migration);
  return database;
}

async function expectRefusal(file: string, sentence: string): Promise<void> {
  const before = readFileSync(file);
  const { migrate, close } = openDatabase(`file:${file}`);
  const refusal = await migrate().then(
    () => expect.unreachable('it was not refused'),
    (error: unknown) => error,
  );
  await close();
  expect(refusal).toBeInstanceOf(UnusableDatabaseError);
  expect((refusal as Error).message).toBe(sentence);
  expect(readFileSync(file).equals(before)).toBe(true);
}

async function applied({ db }: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}

async function tablesOf({ db }: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return tables.map(({ name }) => name);
}

test('migrating again changes nothing', async () => {
  const database = await testDatabase();
  await saveSetting(database.db, 'key', 'kept');
  const migrations = await applied(database);
  await database.migrate();
  expect(await applied(database)).toEqual(migrations);
  expect(await findSetting(database.db, 'key')).toBe('kept');
});

test('four processes that start at the same time migrate an empty database once', async () => {
  const url = await emptyDatabaseUrl();
  const databases = [open(url), open(url), open(url), open(url)];
  await Promise.all(databases.map(({ migrate }) => migrate()));
  for (const database of databases) expect(await applied(database)).toEqual(released);
});

test('a failed migration is rolled back and can be run again', async () => {
  const database = open(await emptyDatabaseUrl());
  if (engine() === 'sqlite') await sql`pragma max_page_count = 10`.execute(database.db);
  else await sql`create domain outbox as text`.execute(database.db);
  await expect(database.migrate()).rejects.toThrow();
  expect(await tablesOf(database)).toEqual([]);
  if (engine() === 'sqlite') await sql`pragma max_page_count = 10000`.execute(database.db);
  else await sql`drop domain outbox`.execute(database.db);
  await database.migrate();
  expect(await tablesOf(database)).toContain('outbox');
});

const [older = '', next = '', ...later] = released.slice(-5);
const appliedToOlder = released.slice(0, -4);

/** A closed database that an earlier version of the application has used. */
async function olderFile(file = newFile()): Promise<string> {
  const { db, migrate, close } = openDatabase(`file:${file}`);
  await migrate(older);
  await sql`insert into users (username, password) values ('owner', 'hash')`.execute(db);
  await close();
  return file;
}

const copiesOf = (file: string) =>
  readdirSync(dirname(file)).filter((name) => name.startsWith(`${basename(file)}.before-`));

onSqlite(
  'copies a database in use before it is migrated, and the copy has its content and can be migrated',
  async () => {
    const file = newFile();
    await fillFirstSchema(await migratedTo(file, released[0]));
    const before = await dumpDatabase(await migratedTo(file, older));
    const copy = `${file}.before-${next}`;
    const database = open(`file:${file}`);
    expect(await database.migrate()).toEqual({ from: older, to: released.at(-1), copy });
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    const copied = open(`file:${copy}`);
    expect(await applied(copied)).toEqual(appliedToOlder);
    expect(await dumpDatabase(copied)).toBe(before);
    await copied.migrate();
    expect(await dumpDatabase(copied)).toBe(await dumpDatabase(database));
  },
);

onSqlite('deletes what a process that was killed has left of its copy, and does not count it as one', async () => {
  const file = await olderFile();
  const ended = spawnSync(process.execPath, ['--version']).pid;
  const unfinished = (pid: number) => [`${pid}`, `${pid}-journal`].map((end) => `${file}.unfinished-copy-${end}`);
  const [left, running] = [unfinished(ended), unfinished(process.ppid)];
  for (const path of [...left, ...running]) writeFileSync(path, 'unfinished');
  await open(`file:${file}`).migrate();
  expect(left.filter((path) => existsSync(path))).toEqual([]);
  expect(running.filter((path) => existsSync(path))).toEqual(running);
  expect(copiesOf(file)).toEqual([`${basename(file)}.before-${next}`]);
});

onSqlite(
  'keeps the copies of the last two upgrades, and makes none of a database without an administrator',
  async () => {
    const file = newFile();
    const { migrate, close } = openDatabase(`file:${file}`);
    await migrate(older);
    expect(await migrate(next)).toEqual({ from: older, to: next });
    await close();
    await olderFile(file);
    for (const target of later) await open(`file:${file}`).migrate(target);
    expect(copiesOf(file)).toEqual(later.slice(-2).map((name) => `${basename(file)}.before-${name}`));
  },
);

onSqlite('does not migrate if the copy cannot be written', async () => {
  const file = await olderFile();
  mkdirSync(`${file}.before-${next}`);
  await expect(open(`file:${file}`).migrate()).rejects.toThrow(
    `The copy before the upgrade could not be written to ${file}.before-${next}`,
  );
  expect(await applied(open(`file:${file}`))).toEqual(appliedToOlder);
});

onSqlite('an empty file is a new database', async () => {
  const file = newFile();
  writeFileSync(file, '');
  const database = open(`file:${file}`);
  await database.migrate();
  expect(await applied(database)).toEqual(released);
});

onSqlite('refuses a file of a newer version', async () => {
  const file = await seededFile();
  alter(file, "insert into kysely_migration (name, timestamp) values ('9999-future', '2030-01-01T00:00:00.000Z')");
  await expectRefusal(
    file,
    `${file} was made by a newer version of this application (it has "9999-future"). It was left as it is; update the application.`,
  );
});

onSqlite.each(['delete', 'wal'])('refuses the file of another application (journal mode %s)', async (mode) => {
  const file = newFile();
  alter(file, `pragma journal_mode = ${mode}; create table invoices (id integer primary key)`);
  await expectRefusal(
    file,
    `${file} belongs to another application (it has a table "invoices"). It was left as it is; choose another DATABASE_URL.`,
  );
});

onSqlite.each(['Dear diary, today I met a train.\n'.repeat(100), 'x'])('refuses a text file', async (text) => {
  const file = newFile();
  writeFileSync(file, text);
  await expectRefusal(
    file,
    `${file} is not a SQLite database. It was left as it is; choose another DATABASE_URL, or move it away and restore a backup.`,
  );
});

const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 8192) * 4096);
const damages: Record<string, (bytes: Buffer) => Buffer> = {
  'cut off between two pages': half,
  'cut off within a page': (bytes) => half(bytes).subarray(0, -100),
  'cut off within its first page': (bytes) => bytes.subarray(0, 1000),
  'overwritten after the first page': (bytes) => bytes.fill(0xff, 4096),
  'overwritten on its last pages': (bytes) => bytes.fill(0xff, bytes.length - 3 * 4096),
  'overwritten at its head': (bytes) => bytes.fill(0xff, 16, 100),
  'overwritten in the list of its tables': (bytes) => bytes.fill(0xff, 100, 2000),
};

onSqlite.each(Object.entries(damages))('refuses a file that was %s', async (_, damage) => {
  const file = await seededFile();
  writeFileSync(file, damage(readFileSync(file)));
  await expectRefusal(
    file,
    `${file} is damaged. It was left as it is: move it and its -wal and -shm away, then restore a backup.`,
  );
});

onPostgres('refuses a database of a newer version and leaves it as it is', async () => {
  const database = await testDatabase();
  await sql`insert into kysely_migration (name, timestamp) values ('9999-future', '2030-01-01')`.execute(database.db);
  await expect(database.migrate()).rejects.toThrow(
    new UnusableDatabaseError(
      'The database was made by a newer version of this application (it has "9999-future"). It was left as it is; update the application.',
    ),
  );
  expect(await applied(database)).toEqual([...released, '9999-future']);
  // Later tests use the same database.
  await sql`delete from kysely_migration where name = '9999-future'`.execute(database.db);
});

onPostgres('refuses the database of another application and leaves it as it is', async () => {
  const database = open(await emptyDatabaseUrl());
  await sql`create table invoices (id integer primary key)`.execute(database.db);
  await expect(database.migrate()).rejects.toThrow(
    new UnusableDatabaseError(
      'The database belongs to another application (it has a table "invoices"). It was left as it is; choose another DATABASE_URL.',
    ),
  );
  expect(await tablesOf(database)).toEqual(['invoices']);
});
