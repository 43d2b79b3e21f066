import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setImmediate } from 'node:timers/promises';
import SQLite from 'better-sqlite3';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { isUnavailable } from '../errors.ts';
import { openDatabase } from '../open.ts';
import { findSetting, saveSetting } from '../setting.ts';
import type { Db } from '../tables.ts';
import { emptyDatabaseUrl, engine } from '../testing/database.ts';

const onSqlite = test.runIf(engine() === 'sqlite');

async function migrated() {
  const url = await emptyDatabaseUrl();
  const database = openDatabase(url);
  onTestFinished(database.close);
  await database.migrate();
  return { url, db: database.db, exclusively: database.exclusively };
}

/** Holds the write lock of the file, as another process could. */
function lock(url: string): { release(): void } {
  const connection = new SQLite(url.replace('file:', ''));
  connection.exec('begin immediate');
  onTestFinished(() => void connection.close());
  return { release: () => void connection.exec('commit') };
}

onSqlite.each([
  ['journal_mode', 'wal'],
  ['synchronous', 2],
  ['foreign_keys', 1],
  ['secure_delete', 1],
  ['busy_timeout', 0],
])('the writing connection has %s = %s', async (pragma, value) => {
  const { db } = await migrated();
  const { rows } = await sql.raw<object>(`pragma ${pragma}`).execute(db);
  expect(rows.flatMap(Object.values)).toEqual([value]);
});

onSqlite('a write waits for a lock without blocking timers', async () => {
  const { url, db } = await migrated();
  const { release } = lock(url);
  const writing = saveSetting(db, 'key', 'written');
  // The lock is released at the twentieth tick, which a blocked event loop would never reach.
  let ticks = 0;
  const timer = setInterval(() => ++ticks === 20 && release(), 10);
  onTestFinished(() => clearInterval(timer));
  await writing;
  expect(ticks).toBeGreaterThanOrEqual(20);
  expect(await findSetting(db, 'key')).toBe('written');
});

onSqlite('reads do not wait for a waiting write', async () => {
  const { url, db } = await migrated();
  await saveSetting(db, 'key', 'old');
  const { release } = lock(url);
  let written = false;
  const writing = saveSetting(db, 'key', 'new').then(() => {
    written = true;
  });
  for (let read = 0; read < 20; read++) {
    expect(await findSetting(db, 'key')).toBe('old');
    await setImmediate();
  }
  expect(written).toBe(false);
  release();
  await writing;
  expect(await findSetting(db, 'key')).toBe('new');
});

onSqlite(
  'a write and a transaction fail as unavailable after waiting five seconds for a lock',
  { timeout: 20_000, tags: ['long'] },
  async () => {
    const { url, db } = await migrated();
    const other = openDatabase(url);
    onTestFinished(other.close);
    const { release } = lock(url);
    const began = performance.now();
    const waits = [
      saveSetting(db, 'key', 'written'),
      other.db.transaction().execute((transaction) => saveSetting(transaction, 'key', 'written')),
    ];
    for (const outcome of await Promise.allSettled(waits)) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'SQLITE_BUSY' } });
      expect(isUnavailable((outcome as PromiseRejectedResult).reason)).toBe(true);
    }
    const waited = performance.now() - began;
    expect(waited).toBeGreaterThanOrEqual(4_900);
    release();
    expect(await findSetting(db, 'key')).toBeUndefined();
    await saveSetting(db, 'key', 'after');
    await saveSetting(other.db, 'key', 'after that');
    expect(await findSetting(db, 'key')).toBe('after that');
  },
);

onSqlite('concurrent transactions of two processes are isolated', async () => {
  const { url, db } = await migrated();
  const other = openDatabase(url);
  onTestFinished(other.close);
  await saveSetting(db, 'count', 0);
  const addOne = (index: number) =>
    (index % 2 ? db : other.db).transaction().execute(async (transaction) => {
      const count = (await findSetting(transaction, 'count')) as number;
      await setImmediate();
      await saveSetting(transaction, 'count', count + 1);
    });
  await Promise.all(Array.from({ length: 20 }, (_, index) => addOne(index)));
  expect(await findSetting(db, 'count')).toBe(20);
});

onSqlite('a write outside a transaction is not visible in it and is not rolled back with it', async () => {
  const { db } = await migrated();
  let outside: Promise<void> | undefined;
  const failing = db.transaction().execute(async (transaction) => {
    await saveSetting(transaction, 'inside', 1);
    outside = saveSetting(db, 'outside', 1);
    await setImmediate();
    expect(await findSetting(transaction, 'outside')).toBeUndefined();
    expect(await findSetting(db, 'inside')).toBeUndefined();
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await outside;
  expect(await findSetting(db, 'outside')).toBe(1);
  expect(await findSetting(db, 'inside')).toBeUndefined();
});

onSqlite('a failed transaction is rolled back and the next write succeeds', async () => {
  const { db } = await migrated();
  const failing = db.transaction().execute(async (transaction) => {
    await saveSetting(transaction, 'key', 'written');
    await sql`insert into no_such_table values (1)`.execute(transaction);
  });
  await expect(failing).rejects.toThrow('no_such_table');
  expect(await findSetting(db, 'key')).toBeUndefined();
  await saveSetting(db, 'key', 'next');
  expect(await findSetting(db, 'key')).toBe('next');
});

onSqlite('a transaction that fills the disk is rolled back and the next write succeeds', async () => {
  const { db } = await migrated();
  await sql`pragma max_page_count = 1`.execute(db);
  const failing = db.transaction().execute(async (transaction) => {
    await saveSetting(transaction, 'small', 1);
    await saveSetting(transaction, 'big', 'x'.repeat(10_000_000));
  });
  await expect(failing).rejects.toMatchObject({ code: 'SQLITE_FULL' });
  expect(await findSetting(db, 'small')).toBeUndefined();
  await saveSetting(db, 'next', 1);
  expect(await findSetting(db, 'next')).toBe(1);
});

/** The result of each of several writes, and the stored values afterwards. */
async function settle(db: Db, writes: Record<string, Promise<unknown>>) {
  const outcomes = await Promise.allSettled(Object.values(writes));
  const stored = await Promise.all(Object.keys(writes).map((key) => findSetting(db, key)));
  return Object.fromEntries(
    Object.keys(writes).map((key, at) => [key, [outcomes[at]?.status, stored[at] !== undefined]]),
  );
}

onSqlite('concurrent writes share one commit', async () => {
  const { url, db } = await migrated();
  const walBytes = () => statSync(`${url.replace('file:', '')}-wal`).size;
  const before = walBytes();
  for (let row = 0; row < 20; row++) await saveSetting(db, `alone-${row}`, row);
  const alone = walBytes() - before;
  await Promise.all(Array.from({ length: 20 }, (_, row) => saveSetting(db, `together-${row}`, row)));
  expect(walBytes() - before - alone).toBeLessThan(alone / 4);
  expect(await findSetting(db, 'together-19')).toBe(19);
});

onSqlite('a constraint violation fails only its own write of the group', async () => {
  const { db } = await migrated();
  const twice = () => db.insertInto('settings').values({ key: 'twice', value: '1' }).execute();
  await twice();
  const failing = db.transaction().execute(async (transaction) => {
    await saveSetting(transaction, 'undone', 1);
    await setImmediate();
    throw new Error('changed my mind');
  });
  const kept = db.transaction().execute((transaction) => saveSetting(transaction, 'kept', 1));
  const again = twice();
  expect(await settle(db, { first: saveSetting(db, 'first', 1), undone: failing, twice: again, kept })).toEqual({
    first: ['fulfilled', true],
    undone: ['rejected', false],
    twice: ['rejected', true],
    kept: ['fulfilled', true],
  });
});

onSqlite('a write that fills the disk fails every write of its group', async () => {
  const { db } = await migrated();
  await sql`pragma max_page_count = 1`.execute(db);
  const outcomes = await settle(db, {
    small: saveSetting(db, 'small', 1),
    within: db.transaction().execute((transaction) => saveSetting(transaction, 'within', 1)),
    big: saveSetting(db, 'big', 'x'.repeat(10_000_000)),
    after: saveSetting(db, 'after', 1),
  });
  expect(outcomes).toEqual({
    small: ['rejected', false],
    within: ['rejected', false],
    big: ['rejected', false],
    after: ['fulfilled', true],
  });
});

onSqlite('a transaction that was rolled back by a full disk refuses further writes', async () => {
  const { db } = await migrated();
  await sql`pragma max_page_count = 1`.execute(db);
  const stubborn = db.transaction().execute(async (transaction) => {
    await saveSetting(transaction, 'big', 'x'.repeat(10_000_000)).catch(() => {});
    await saveSetting(transaction, 'more', 1);
  });
  expect(await settle(db, { more: stubborn, next: saveSetting(db, 'next', 1) })).toEqual({
    more: ['rejected', false],
    next: ['fulfilled', true],
  });
});

onSqlite('writes that began before closing are stored and acknowledged', async () => {
  const url = await emptyDatabaseUrl();
  const database = openDatabase(url);
  await database.migrate();
  const begun = Promise.withResolvers<void>();
  const writing = database.db.transaction().execute(async (transaction) => {
    begun.resolve();
    await saveSetting(transaction, 'last', 1);
  });
  await begun.promise;
  await database.close();
  await writing;
  const again = openDatabase(url);
  onTestFinished(again.close);
  expect(await findSetting(again.db, 'last')).toBe(1);
});

onSqlite('acknowledged writes survive a kill of the process', async () => {
  const { url, db } = await migrated();
  const script = `
    const { openDatabase } = await import(${JSON.stringify(new URL('../open.ts', import.meta.url).href)});
    const { saveSetting } = await import(${JSON.stringify(new URL('../setting.ts', import.meta.url).href)});
    const { db } = openDatabase(${JSON.stringify(url)});
    for (let row = 0; ; row++) {
      await saveSetting(db, 'row-' + row, row);
      console.log(row);
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const acknowledged: number[] = [];
  for await (const line of createInterface(child.stdout)) {
    acknowledged.push(Number(line));
    if (acknowledged.length === 50) child.kill('SIGKILL');
  }
  expect(await exited).toEqual([null, 'SIGKILL']);
  expect(acknowledged.length).toBeGreaterThanOrEqual(50);
  for (const row of acknowledged) expect(await findSetting(db, `row-${row}`)).toBe(row);
  await saveSetting(db, 'next', 1);
  expect(await sql`pragma quick_check`.execute(db)).toMatchObject({ rows: [{ quickCheck: 'ok' }] });
});
