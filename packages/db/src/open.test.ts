import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import {
  claimDatabase,
  claimForRestore,
  type Database,
  isPostgres,
  openDatabase,
  openExistingDatabase,
} from './open.ts';
import { findSetting, saveSetting } from './setting.ts';
import { emptyDatabaseUrl, emptyFolder, engine } from './testing/database.ts';

const onSqlite = test.runIf(engine() === 'sqlite');

function open(url: string): Database {
  const database = openDatabase(url);
  onTestFinished(database.close);
  return database;
}

/** Opens one database twice, as two processes do. */
async function openTwice(): Promise<[Database, Database]> {
  const url = await emptyDatabaseUrl();
  const pair: [Database, Database] = [open(url), open(url)];
  await pair[0].migrate();
  return pair;
}

test('returns the engine of the URL', async () => {
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

onSqlite('only the user of the server may read the database and the folder that was created for it', async () => {
  const file = join(emptyFolder(), 'data', 'site.db');
  const database = open(`file:${file}`);
  await database.migrate();
  await saveSetting(database.db, 'count', 0);
  const modes = () => [dirname(file), file, `${file}-wal`].map((path) => (statSync(path).mode & 0o777).toString(8));
  expect(modes()).toEqual(['700', '600', '600']);
});

onSqlite('a database of an earlier version gets the same permissions', async () => {
  const file = join(emptyFolder(), 'site.db');
  const earlier = openDatabase(`file:${file}`);
  await earlier.migrate();
  const files = [file, `${file}-wal`, `${file}-shm`];
  for (const name of files) chmodSync(name, 0o644);
  chmodSync(dirname(file), 0o755);
  await open(`file:${file}`).migrate();
  const modes = [dirname(file), ...files].map((path) => (statSync(path).mode & 0o777).toString(8));
  await earlier.close();
  expect(modes).toEqual(['700', '600', '600', '600']);
});

onSqlite('a folder that contains other files keeps its permissions', async () => {
  const folder = emptyFolder();
  writeFileSync(join(folder, 'notes.txt'), 'notes');
  chmodSync(folder, 0o755);
  await open(`file:${join(folder, 'site.db')}`).migrate();
  expect((statSync(folder).mode & 0o777).toString(8)).toBe('755');
});

test('exclusive work of two processes does not overlap', async () => {
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

test('failed exclusive work is rolled back and releases the lock', async () => {
  const [first, second] = await openTwice();
  const failing = first.exclusively(async (db) => {
    await saveSetting(db, 'key', 1);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await second.exclusively((db) => findSetting(db, 'key'))).toBeUndefined();
});

onSqlite.each(['file:', 'file://'])(
  '%s accepts an absolute path and creates the folder of the file',
  async (scheme) => {
    const file = join(emptyFolder(), 'data', 'deep', 'site.db');
    const { migrate } = open(`${scheme}${file}`);
    await migrate();
    expect(existsSync(file)).toBe(true);
  },
);

onSqlite('one process at a time claims a file, and commands may use it meanwhile', async () => {
  const url = await emptyDatabaseUrl();
  const release = claimDatabase(url);
  await open(url).migrate();
  await saveSetting(open(url).db, 'count', 1);
  const link = `${url}-link`;
  symlinkSync(url.slice('file:'.length), link.slice('file:'.length));
  for (const same of [url, link]) expect(() => claimDatabase(same)).toThrow(/^Another server is using /);
  release();
  claimDatabase(url)();
});

onSqlite('the claim of a killed process ends with it', async () => {
  const url = await emptyDatabaseUrl();
  const script = `
    const { claimDatabase } = await import(${JSON.stringify(new URL('open.ts', import.meta.url).href)});
    claimDatabase(${JSON.stringify(url)});
    console.log('claimed');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  expect(() => claimDatabase(url)).toThrow(/^Another server is using /);
  child.kill('SIGKILL');
  await once(child, 'exit');
  claimDatabase(url)();
});

test('a database is claimed for a restore only while no other process uses it', async () => {
  const url = await emptyDatabaseUrl();
  const release = claimDatabase(url);
  const server = openDatabase(url);
  await server.migrate();
  await expect(claimForRestore(url)).rejects.toThrow(/^Another server (or command )?is using .*Stop it first/);
  release();
  await server.close();
  const end = await claimForRestore(url);
  end();
});

onSqlite('a command that must not create a database rejects a path without one, and creates no file', async () => {
  const url = await emptyDatabaseUrl();
  const file = url.slice('file:'.length);
  expect(() => openExistingDatabase(url)).toThrow(`There is no database at ${file}. Check DATABASE_URL and DATA_DIR.`);
  expect(existsSync(file)).toBe(false);
  writeFileSync(file, '');
  expect(() => openExistingDatabase(url)).toThrow(`The database at ${file} is empty. Stop the server and restore`);
  // The first query writes the header of the file, but creates no table.
  await open(url).db.introspection.getTables();
  expect(statSync(file).size).toBeGreaterThan(0);
  expect(() => openExistingDatabase(url)).toThrow(`The database at ${file} is empty. Stop the server and restore`);
  await open(url).migrate();
  const database = openExistingDatabase(url);
  onTestFinished(database.close);
  expect(database.engine).toBe('sqlite');
  chmodSync(dirname(file), 0o755);
  await findSetting(database.db, 'key');
  expect(statSync(dirname(file)).mode & 0o777).toBe(0o755);
});
