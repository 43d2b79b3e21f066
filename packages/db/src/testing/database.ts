import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../open.ts';

declare module 'vitest' {
  interface ProvidedContext {
    engine: 'sqlite' | 'postgres';
    /** The migrated database that `global-setup.ts` made: a path on SQLite, a URL on PostgreSQL. */
    template: string;
  }
}

export const engine = () => inject('engine');

/** Opens a migrated, empty database that only this test uses, and closes it after the test. */
export async function testDatabase(): Promise<Database> {
  const { url, release } = engine() === 'postgres' ? await takeClone() : copyTemplateFile();
  const database = openDatabase(url);
  onTestFinished(async () => {
    await database.close();
    await release?.();
  });
  return database;
}

/** The URL of a database without tables. The database is deleted after the test. */
export async function emptyDatabaseUrl(): Promise<string> {
  if (engine() === 'sqlite') return `file:${join(emptyFolder(), 'site.db')}`;
  const { url, drop } = await createPostgresDatabase();
  onTestFinished(drop);
  return url;
}

/** Opens an empty database with the schema of an earlier version. */
export async function databaseAt(migration: string): Promise<Database> {
  const database = openDatabase(await emptyDatabaseUrl());
  onTestFinished(database.close);
  await database.migrate(migration);
  return database;
}

export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

type Provided = { url: string; release?: () => Promise<void> };

function copyTemplateFile(): Provided {
  const file = join(emptyFolder(), 'site.db');
  copyFileSync(inject('template'), file);
  return { url: `file:${file}` };
}

type Clone = { url: string; client: pg.Client; tables: string[]; drop: () => Promise<void> };

// Cloning the template takes 50 ms of CPU, deleting the rows of a test 1 ms.
const freeClones: Clone[] = [];

async function takeClone(): Promise<Provided> {
  const clone = freeClones.pop() ?? (await cloneTemplate());
  return {
    url: clone.url,
    async release() {
      if (await deleteRows(clone)) freeClones.push(clone);
      else await clone.client.end().then(clone.drop);
    },
  };
}

async function cloneTemplate(): Promise<Clone> {
  const { url, drop } = await createPostgresDatabase(databaseName(inject('template')));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'",
  );
  return { url, client, tables: rows.map(({ name }) => name), drop };
}

// Deleted rows stay in the files of a table, where they would slow later tests down and change their query plans.
const MAX_DELETED_ROWS = 1_000;

/**
 * Makes a clone as empty as the template; false when the test has left too many rows, has changed the tables, or has
 * analyzed them: the planner would use the statistics of its rows in later tests.
 */
async function deleteRows({ client, tables }: Clone): Promise<boolean> {
  const statements = [
    // Disables foreign keys and triggers, so that the order of the tables does not matter.
    'set session_replication_role = replica',
    ...tables.map((table) => `delete from ${table}`),
    'select setval(seqrelid::regclass, seqstart, false) from pg_sequence',
    // Selects the tables that have planner statistics: reltuples is -1 until the first ANALYZE or VACUUM.
    "select from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= 0",
  ];
  try {
    // pg returns one result for each statement.
    const results = (await client.query(statements.join(';'))) as unknown as pg.QueryResult[];
    const deleted = results.reduce(
      (sum, { command, rowCount }) => sum + (command === 'DELETE' ? (rowCount ?? 0) : 0),
      0,
    );
    return deleted <= MAX_DELETED_ROWS && results.at(-1)?.rowCount === 0;
  } catch {
    return false;
  }
}

async function createPostgresDatabase(template = 'template1') {
  const name = `${databaseName(inject('template'))}_${randomUUID().slice(0, 8)}`;
  await runOnServer(`create database ${name} template ${template}`);
  const url = new URL(inject('template'));
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runOnServer(`drop database if exists ${name} with (force)`) };
}

async function runOnServer(statement: string): Promise<void> {
  const url = new URL(inject('template'));
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const databaseName = (url: string) => new URL(url).pathname.slice(1);
