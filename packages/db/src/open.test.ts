import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Database, isPostgres, openDatabase } from './open.ts';
import { findSetting, saveSetting } from './setting.ts';
import { emptyDatabaseUrl, emptyFolder, engine } from './testing/database.ts';

const onSqlite = test.runIf(engine() === 'sqlite');
const onPostgres = test.runIf(engine() === 'postgres');

function open(url: string): Database {
  const database = openDatabase(url);
  onTestFinished(database.close);
  return database;
}

/** Two processes on one database. */
async function openTwice(): Promise<[Database, Database]> {
  return openTwiceOn(await emptyDatabaseUrl());
}

async function openTwiceOn(url: string): Promise<[Database, Database]> {
  const pair: [Database, Database] = [open(url), open(url)];
  await pair[0].migrate();
  return pair;
}

async function listen({ signal }: Database) {
  const heard = vi.fn<(topic?: string) => void>();
  const lost = vi.fn<(error: Error) => void>();
  await signal.listen({ heard, lost });
  return { heard, lost };
}

/** Waits for what another process is about to cause. */
const soon = (holds: () => void) => vi.waitFor(holds, { timeout: 4_000 });

/** Ends the connections that listen, as a restart of the server or a network would. */
async function cutListeners({ db }: Database): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name like 'site content%'`.execute(db);
}

test('says which engine it opened', async () => {
  expect(open(await emptyDatabaseUrl()).engine).toBe(engine());
});

test.each([
  ['postgres://localhost/site', true],
  ['postgresql://localhost/site', true],
  ['file:./data/site.db', false],
  ['file:/data/postgres://site.db', false],
])('%s means PostgreSQL: %s', (url, expected) => {
  expect(isPostgres(url)).toBe(expected);
});

test('exclusive work of two processes runs one after the other', async () => {
  const [first, second] = await openTwice();
  await saveSetting(first.db, 'count', 0);
  const addOne = ({ exclusively }: Database) =>
    exclusively(async (db) => {
      const count = (await findSetting(db, 'count')) as number;
      await setImmediate();
      await saveSetting(db, 'count', count + 1);
    });
  await Promise.all([first, second, first, second, first, second].map(addOne));
  expect(await findSetting(second.db, 'count')).toBe(6);
});

test('exclusive work that fails leaves nothing and lets the next begin', async () => {
  const [first, second] = await openTwice();
  const failing = first.exclusively(async (db) => {
    await saveSetting(db, 'key', 1);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await second.exclusively((db) => findSetting(db, 'key'))).toBeUndefined();
});

onSqlite.each(['file:', 'file://'])('%s takes an absolute path, and the folder of the file is made', async (scheme) => {
  const file = join(emptyFolder(), 'data', 'deep', 'site.db');
  const { migrate } = open(`${scheme}${file}`);
  await migrate();
  expect(existsSync(file)).toBe(true);
});

onPostgres('signals are heard by the other process and not by their own', async () => {
  const [first, second] = await openTwice();
  const [ears, otherEars] = [await listen(first), await listen(second)];
  for (let sent = 0; sent < 10; sent++) await first.signal.send('content');
  await soon(() => expect(otherEars.heard).toHaveBeenCalledTimes(10));
  // Signals come in order: had the first heard itself, it would have done so before this one.
  await second.signal.send('content');
  await soon(() => expect(ears.heard).toHaveBeenCalled());
  expect(ears.heard).toHaveBeenCalledTimes(1);
  expect(otherEars.heard).toHaveBeenCalledTimes(10);
});

onPostgres('who sends is done once every other process has heard', async () => {
  const url = await emptyDatabaseUrl();
  const [first, second] = await openTwiceOn(url);
  const third = open(url);
  const ears = [await listen(second), await listen(third)];
  for (let sent = 1; sent <= 5; sent++) {
    await first.signal.send('content');
    for (const { heard } of ears) expect(heard).toHaveBeenCalledTimes(sent);
  }
});

onPostgres('a process that listens and does not answer does not hold up a write for good', async () => {
  const url = await emptyDatabaseUrl();
  const [first, second] = await openTwiceOn(url);
  const { heard } = await listen(second);
  const deaf = new pg.Client({ connectionString: url, application_name: 'site content listener' });
  await deaf.connect();
  onTestFinished(() => deaf.end());
  await first.signal.send('content');
  expect(heard).toHaveBeenCalledTimes(1);
});

onPostgres('a listener that is cut off says so, takes it that something was said, and listens again', async () => {
  const [first, second] = await openTwice();
  const { heard, lost } = await listen(second);
  await cutListeners(first);
  await soon(() => expect(lost).toHaveBeenCalledTimes(1));
  await soon(() => expect(heard).toHaveBeenCalledTimes(1));
  await first.signal.send('content');
  await soon(() => expect(heard).toHaveBeenCalledTimes(2));
  expect(lost).toHaveBeenCalledTimes(1);
});

onPostgres('a process that closes while its listener is cut off does not listen again', async () => {
  const [first, second] = await openTwice();
  const [closing, staying] = [await listen(first), await listen(second)];
  await cutListeners(second);
  await soon(() => expect(closing.lost).toHaveBeenCalled());
  await first.close();
  await soon(() => expect(staying.heard).toHaveBeenCalled());
  expect(closing.heard).not.toHaveBeenCalled();
});

onPostgres('listening to a PostgreSQL that is not there fails aloud and does not throw', async () => {
  const database = openDatabase('postgres://postgres:postgres@127.0.0.1:1/none');
  const { lost } = await listen(database);
  expect(lost).toHaveBeenCalledWith(expect.objectContaining({ code: 'ECONNREFUSED' }));
  await database.close();
});
