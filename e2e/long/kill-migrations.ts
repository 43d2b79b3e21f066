import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findDamage } from '@site/db/integrity';
import { latestMigration, migrationNames } from '@site/db/migrate';
import { type Database, openDatabase, sqliteFile } from '@site/db/open';
import { saveSetting } from '@site/db/setting';
import { dumpDatabase } from '@site/db/testing/dump-database';
import { fillFirstSchema, fillNewTables } from '@site/db/testing/older-content';
import { createDatabase, serverOfRun } from '@site/db/testing/postgres';

/*
 * Kills a process with SIGKILL within each migration of a database with content, at up to 10 statements spread over the
 * migration. Afterwards the database is exactly that of before or that of after the migration, is sound, and a start
 * completes the migration. Then cuts the write-ahead log, as a kill within the commit does, and kills a process while it
 * writes the copy before a migration.
 */

const KILLS = 10;
/** The migrations that are also killed on PostgreSQL: those that change rows, and the last two. */
const onPostgres = ['0009-lead-desk', '0019-tag-addresses', '0020-seat-times', ...migrationNames.slice(-2)];
const POSTGRES_KILLS = 5;
const CUTS = 8;
/** Large enough that the copy takes longer than it takes to notice its file. */
const LARGE_BYTES = 60_000_000;

const folder = mkdtempSync(join(tmpdir(), 'site-kill-'));
const print = (line: string) => process.stdout.write(`${line}\n`);
const closing: (() => unknown)[] = [];
const script = fileURLToPath(new URL('./migrate-and-die.ts', import.meta.url));

function startMigration(url: string, target: string, lastStatement: number) {
  const child = spawn(process.execPath, [script, url, target, String(lastStatement)], {
    // Without the cache each process compiles all modules.
    env: { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compile-cache') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const finished = Promise.all([text(child.stdout), once(child, 'exit')]).then(([output, [, signal]]) => {
    return { output, signal: signal as string | null };
  });
  return { child, finished };
}

/** Migrates undisturbed, and returns the number of statements. */
async function countStatements(url: string, target: string): Promise<number> {
  const { output, signal } = await startMigration(url, target, 0).finished;
  assert.equal(signal, null);
  assert.ok(Number(output) > 2);
  return Number(output);
}

async function kill(url: string, target: string, statement: number): Promise<void> {
  const { signal } = await startMigration(url, target, statement).finished;
  assert.equal(signal, 'SIGKILL', `${target} was not killed after statement ${statement}`);
}

async function using<T>(url: string, use: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase(url);
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

const dump = (url: string) => using(url, dumpDatabase);

/** Statement numbers from the first to the last, which is the commit. */
const spread = (total: number, count: number) => [
  ...new Set(Array.from({ length: count }, (_, index) => 1 + Math.round((index * (total - 1)) / (count - 1)))),
];

type Outcomes = { old: number; migrated: number };

/** The database is in the old state before the commit, and in the new one after it. A start leads to the new one. */
async function checkKilled(
  url: string,
  target: string,
  expected: { before: string; after: string; isCommitted: boolean },
) {
  const { before, after, isCommitted } = expected;
  await using(url, async (database) => {
    const file = sqliteFile(url);
    if (file) assert.equal(findDamage(file), null);
    assert.equal(await dumpDatabase(database), isCommitted ? after : before, `${target} was partly applied`);
    await database.migrate(target);
    assert.equal(await dumpDatabase(database), after, `${target} was not completed by the next start`);
  });
}

const copyDatabase = (from: string, name: string) => {
  const file = join(mkdtempSync(join(folder, 'copy-')), name);
  if (existsSync(from)) copyFileSync(from, file);
  return file;
};

/** Migrates one step, and returns the file with the new schema and the number of kills that left uncommitted pages. */
async function killOnSqlite(file: string, target: string, outcomes: Outcomes) {
  const migrated = copyDatabase(file, 'site.db');
  const before = await dump(`file:${copyDatabase(file, 'site.db')}`);
  const total = await countStatements(`file:${migrated}`, target);
  const after = await dump(`file:${migrated}`);
  assert.notEqual(after, before);
  let spilled = 0;
  for (const statement of spread(total, KILLS)) {
    const killed = copyDatabase(file, 'site.db');
    const url = `file:${killed}`;
    await kill(url, target, statement);
    const isCommitted = statement === total;
    if (!isCommitted && statSync(`${killed}-wal`).size > 0) spilled += 1;
    await checkKilled(url, target, { before, after, isCommitted });
    outcomes[isCommitted ? 'migrated' : 'old'] += 1;
    // The server itself migrates to the last one.
    if (isCommitted) await using(url, (database) => database.migrate());
    rmSync(dirname(killed), { recursive: true });
  }
  await cutLog(file, target, { total, before, after });
  return { migrated, spilled, total };
}

/** A process that is killed within the commit has written a part of the write-ahead log. */
async function cutLog(
  file: string,
  target: string,
  { total, before, after }: { total: number; before: string; after: string },
) {
  const complete = copyDatabase(file, 'site.db');
  await kill(`file:${complete}`, target, total);
  const log = readFileSync(`${complete}-wal`);
  for (let cut = 0; cut <= CUTS; cut++) {
    const partial = copyDatabase(complete, 'site.db');
    writeFileSync(`${partial}-wal`, log.subarray(0, Math.floor((cut * log.length) / CUTS)));
    await checkKilled(`file:${partial}`, target, { before, after, isCommitted: cut === CUTS });
    rmSync(dirname(partial), { recursive: true });
  }
}

async function killAllOnSqlite() {
  const outcomes: Outcomes = { old: 0, migrated: 0 };
  let file = join(folder, 'site.db');
  let statements = 0;
  let uncommitted = 0;
  for (const target of migrationNames) {
    const { migrated, spilled, total } = await killOnSqlite(file, target, outcomes);
    await fill(`file:${migrated}`, target);
    file = migrated;
    print(`${target}: killed at ${Math.min(total, KILLS)} of ${total} statements`);
    statements += total;
    uncommitted += spilled;
  }
  assert.ok(uncommitted > 0, 'no kill left uncommitted pages in the write-ahead log');
  print(
    `SQLite: ${outcomes.old + outcomes.migrated} kills in ${migrationNames.length} migrations of ${statements} statements: ${outcomes.old} left the old state (${uncommitted} of them with uncommitted pages in the write-ahead log), ${outcomes.migrated} the new one. ${migrationNames.length * (CUTS + 1)} cuts of the log: the old state, or with the whole log the new one.`,
  );
}

const fill = (url: string, migration: string) =>
  using(url, (database) => (migration === migrationNames[0] ? fillFirstSchema(database) : fillNewTables(database)));

async function killSomeOnPostgres() {
  const outcomes: Outcomes = { old: 0, migrated: 0 };
  const server = await serverOfRun({ onClose: (close) => void closing.push(close) });
  let [base, number] = ['template1', 0];
  const copy = () => createDatabase(server, `kill_${++number}`, base);
  for (const target of migrationNames) {
    const migrated = await copy();
    const before = await dump(migrated);
    const total = await countStatements(migrated, target);
    const after = await dump(migrated);
    for (const statement of onPostgres.includes(target) ? spread(total, POSTGRES_KILLS) : []) {
      const killed = await copy();
      await kill(killed, target, statement);
      const isCommitted = statement === total;
      await checkKilled(killed, target, { before, after, isCommitted });
      outcomes[isCommitted ? 'migrated' : 'old'] += 1;
    }
    await fill(migrated, target);
    base = basename(new URL(migrated).pathname);
  }
  print(
    `PostgreSQL: ${outcomes.old + outcomes.migrated} kills in ${onPostgres.length} migrations: ${outcomes.old} left the old state, ${outcomes.migrated} the new one.`,
  );
}

/** Kills the process when the copy has a part of its size. */
async function killDuringCopy() {
  const previous = migrationNames.at(-2) ?? '';
  const file = join(mkdtempSync(join(folder, 'large-')), 'site.db');
  const url = `file:${file}`;
  const list = () => readdirSync(dirname(file)).filter((name) => !/^site\.db(-wal|-shm)?$/.test(name));
  await using(url, async (database) => {
    await database.migrate(migrationNames[0]);
    await fillFirstSchema(database);
    await database.migrate(previous);
    await saveSetting(database.db, 'large', 'x'.repeat(LARGE_BYTES));
  });
  for (const name of list()) rmSync(join(dirname(file), name));
  const before = await dump(url);
  for (const share of [0, 0.1, 0.5]) {
    const { child, finished } = startMigration(url, latestMigration, 0);
    const isWritten = () =>
      list().some(
        (name) => (statSync(join(dirname(file), name), { throwIfNoEntry: false })?.size ?? -1) >= share * LARGE_BYTES,
      );
    while (child.exitCode === null && !isWritten()) await setImmediate();
    child.kill('SIGKILL');
    assert.equal((await finished).signal, 'SIGKILL', 'the copy was finished before the kill');
    const left = list();
    assert.ok(left.length > 0);
    assert.deepEqual(
      left.filter((name) => name.includes('.before-')),
      [],
      'an unfinished copy looks like a verified one',
    );
    assert.equal(await dump(url), before);
  }
  await using(url, (database) => database.migrate());
  assert.deepEqual(list(), [`site.db.before-${latestMigration}`]);
  assert.equal(await dump(`file:${join(dirname(file), list()[0] ?? '')}`), before);
  print(
    'Killed 3 times while the copy was written: nothing that looks like a copy was left, and the next start made it.',
  );
}

try {
  await killDuringCopy();
  await killSomeOnPostgres();
  await killAllOnSqlite();
} finally {
  rmSync(folder, { recursive: true, force: true });
  for (const close of closing) await close();
}
