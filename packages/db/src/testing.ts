import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, inject, onTestFinished } from 'vitest';
import { type Database, openDatabase } from './open.ts';
import type { Db } from './tables.ts';

declare module 'vitest' {
  interface ProvidedContext {
    engine: 'sqlite' | 'postgres';
    postgresUrl: string;
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
 * On PostgreSQL, making a database costs more than most tests do. So the tests of a file hand theirs on, emptied, and
 * nobody waits for one to be dropped, until the file ends.
 */

let server: pg.Pool | undefined;
let whole: string | undefined;
const idle: string[] = [];
const drops: Promise<unknown>[] = [];

afterFile.push(async () => {
  for (const name of idle.splice(0)) drop(name);
  await Promise.all(drops);
  await server?.end();
});

async function migratedPostgres(): Promise<Database> {
  const used = idle.pop();
  const name = used ?? (await create());
  const database = openDatabase(addressOf(name));
  onTestFinished(async () => {
    await database.close();
    const last = openDatabase(addressOf(name));
    const isEmpty = await empty(last);
    await last.close();
    if (isEmpty) idle.push(name);
    else drop(name);
  });
  if (used) return database;
  await database.migrate();
  whole ??= await tablesOf(database.db);
  return database;
}

/** Empties a database of the run, unless a test has taken a table away: false then. */
async function empty({ db }: Database): Promise<boolean> {
  const tables = await tablesOf(db);
  if (tables !== whole) return false;
  await sql`truncate ${sql.raw(tables)} restart identity`.execute(db);
  return true;
}

async function tablesOf(db: Db): Promise<string> {
  const { rows } = await sql<{ list: string }>`
    select string_agg(quote_ident(tablename), ', ' order by tablename) as list from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%'`.execute(db);
  return rows[0]?.list ?? '';
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

function onServer(statement: string): Promise<unknown> {
  server ??= new pg.Pool({ connectionString: inject('postgresUrl'), max: 3 });
  return server.query(statement);
}
