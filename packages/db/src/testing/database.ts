import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, inject, onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../open.ts';

declare module 'vitest' {
  interface ProvidedContext {
    engine: 'sqlite' | 'postgres';
    postgresUrl: string;
    /** The table of the server that names the databases which wait for a test. */
    postgresShelf: string;
  }
}

export const engine = () => inject('engine');

const afterFile: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(afterFile.map((end) => end())));

/** The address of a database of the run's engine that holds nothing yet, and is gone after the test. */
export async function emptyDatabaseUrl(): Promise<string> {
  return engine() === 'postgres' ? postgresForTest() : `file:${join(emptyFolder(), 'site.db')}`;
}

/** A migrated database, closed after the test. */
export async function testDatabase(): Promise<Database> {
  if (engine() === 'postgres') return migratedPostgres();
  const file = join(emptyFolder(), 'site.db');
  pattern ??= migratedFile();
  copyFileSync(await pattern, file);
  const database = openDatabase(`file:${file}`);
  onTestFinished(() => database.close());
  return database;
}

// A migration a file of tests, not one a test.
let pattern: Promise<string> | undefined;

async function migratedFile(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'site-test-'));
  afterFile.push(async () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'site.db');
  const database = openDatabase(`file:${file}`);
  await database.migrate();
  await database.close();
  return file;
}

export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/*
 * On PostgreSQL, making a database costs more than most tests do. So the tests of a run hand theirs on, emptied: within
 * a file directly, and from one file to the next by a table of the server.
 */

type Reusable = { name: string; janitor: pg.Client };

let server: pg.Pool | undefined;
let whole: string | undefined;
const idle: Reusable[] = [];
const drops: Promise<unknown>[] = [];

afterFile.push(async () => {
  for (const { name, janitor } of idle.splice(0)) {
    await janitor.end();
    await onServer(`insert into ${inject('postgresShelf')} values ('${name}')`);
  }
  await Promise.all(drops);
  await server?.end();
});

async function migratedPostgres(): Promise<Database> {
  const used = idle.pop();
  const { name, janitor } = used ?? (await migrated());
  const database = openDatabase(addressOf(name));
  onTestFinished(async () => {
    await database.close();
    if (await empty(janitor)) idle.push({ name, janitor });
    else await discard({ name, janitor });
  });
  return database;
}

async function migrated(): Promise<Reusable> {
  const name = (await fromShelf()) ?? (await createMigrated());
  const janitor = new pg.Client({ connectionString: addressOf(name) });
  await janitor.connect();
  whole ??= (await tablesOf(janitor)).join();
  return { name, janitor };
}

async function fromShelf(): Promise<string | undefined> {
  const shelf = inject('postgresShelf');
  const { rows } = await onServer<{ name: string }>(
    `delete from ${shelf} where name = (select name from ${shelf} limit 1 for update skip locked) returning name`,
  );
  return rows[0]?.name;
}

async function createMigrated(): Promise<string> {
  const name = await create();
  const database = openDatabase(addressOf(name));
  await database.migrate();
  await database.close();
  return name;
}

async function discard({ name, janitor }: Reusable): Promise<void> {
  await janitor.end();
  drop(name);
}

// Few rows are deleted in a fiftieth of the time of a truncation, and leave nothing that a later test would measure.
const FEW_BYTES = 32_768;

/** Empties a database of the run, unless a test has taken a table away: false then. */
async function empty(janitor: pg.Client): Promise<boolean> {
  const tables = await tablesOf(janitor);
  if (tables.join() !== whole) return false;
  const { rows: large } = await janitor.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'
     and (pg_table_size(oid) > ${FEW_BYTES} or reltuples > 0)`,
  );
  if (large.length > 0) await janitor.query(`truncate ${large.map(({ name }) => name).join()} cascade`);
  // One statement, so that no row is missed by another that refers to it.
  const deletions = tables.map((table, index) => `t${index} as (delete from ${table})`);
  const emptyAll = `with ${deletions.join()} select setval(seqrelid::regclass, seqstart, false) from pg_sequence`;
  await janitor.query(emptyAll);
  // Again, for what the triggers of the first noted of it.
  await janitor.query(emptyAll);
  return true;
}

async function tablesOf(janitor: pg.Client): Promise<string[]> {
  const { rows } = await janitor.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables
     where schemaname = 'public' and tablename not like 'kysely%' order by tablename`,
  );
  return rows.map(({ name }) => name);
}

async function postgresForTest(): Promise<string> {
  const name = await create();
  onTestFinished(() => drop(name));
  return addressOf(name);
}

function addressOf(name: string): string {
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return url.href;
}

async function create(): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name}`);
  return name;
}

function drop(name: string): void {
  drops.push(onServer(`drop database if exists ${name} with (force)`));
}

function onServer<Row extends pg.QueryResultRow>(statement: string): Promise<pg.QueryResult<Row>> {
  server ??= new pg.Pool({ connectionString: inject('postgresUrl'), max: 3 });
  return server.query(statement);
}
