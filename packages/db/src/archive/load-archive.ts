import { sql } from 'kysely';
import { latestMigration, postgresTypes, runMigrations, sqliteTypes } from '../migrations/migrate.ts';
import type { Database } from '../open.ts';
import { rebuildSearchIndex } from '../search/rebuild-index.ts';
import type { Db } from '../tables.ts';
import { isSqlite } from '../transaction.ts';
import { type ArchiveRow, hashRows, insertRows, setLastId } from './archive-rows.ts';
import { listArchiveTables } from './archive-tables.ts';

export type TableFacts = { name: string; rows: number; sha256: string; lastId: number | null };

export type ArchiveContent = {
  /** The name of the latest migration that was applied to the archived database. */
  migration: string;
  tables: readonly TableFacts[];
  /** The rows of the tables, one table after another. */
  readTables(): AsyncIterable<{ name: string; rows: ArchiveRow[] }>;
};

/**
 * Replaces everything in a database by an archive, compares every table with it, and migrates to the latest schema, in
 * one transaction: a failure leaves the database unchanged.
 */
export async function loadArchive(
  database: Database,
  { migration, tables, readTables }: ArchiveContent,
  finish: (db: Db) => Promise<void>,
): Promise<void> {
  await database.exclusively(async (db) => {
    const types = isSqlite(db) ? sqliteTypes : postgresTypes;
    if (!isSqlite(db)) await sql`set local statement_timeout = 0`.execute(db);
    await dropTables(db);
    await runMigrations(db, types, migration);
    const targets = new Map((await listArchiveTables(db)).map((table) => [table.name, table]));
    const targetOf = (name: string) => {
      const target = targets.get(name);
      if (!target) throw new Error(`There is no table ${name} after the migration ${migration}`);
      return target;
    };
    for await (const { name, rows } of readTables()) await insertRows(db, targetOf(name), rows);
    for (const { name, lastId, ...facts } of tables) {
      if (lastId !== null) await setLastId(db, name, lastId);
      const stored = await hashRows(db, targetOf(name));
      if (stored.rows !== facts.rows || stored.sha256 !== facts.sha256) {
        throw new Error(`The table ${name} was not stored as it is in the archive`);
      }
    }
    await runMigrations(db, types, latestMigration);
    await rebuildSearchIndex(db);
    await finish(db);
  });
}

/** Whether any table has a row. */
export async function hasContent(db: Db): Promise<boolean> {
  for (const { name } of await listArchiveTables(db)) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
}

type Named = { name: string };

async function dropTables(db: Db): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  if (!isSqlite(db)) {
    const { rows: functions } = await triggerFunctions.execute(db);
    // Drops the triggers too.
    for (const { name } of functions) await run(`drop function ${name} cascade`);
    const { rows } = await postgresTables.execute(db);
    for (const { name } of rows) await run(`drop table ${name} cascade`);
    return;
  }
  // Foreign keys are checked when a table is dropped, so children go first, and full-text tables before the texts.
  const archived = (await listArchiveTables(db)).map(({ name }) => name).reverse();
  const { rows } = await sqliteTables.execute(db);
  const others = rows.map(({ name }) => name).filter((name) => !archived.includes(name));
  for (const name of [...others, ...archived]) await run(`drop table if exists "${name}"`);
}

const sqliteTables = sql<Named>`
  select name from sqlite_master where type = 'table' and name not like 'sqlite!_%' escape '!'
  order by sql not like 'create virtual table%', name`;

const postgresTables = sql<Named>`
  select c.oid::regclass::text as name from pg_class c
  where c.relkind in ('r', 'p') and c.relnamespace = current_schema()::regnamespace
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`;

const triggerFunctions = sql<Named>`
  select distinct t.tgfoid::regprocedure::text as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not t.tgisinternal and c.relnamespace = current_schema()::regnamespace
    and not exists (select from pg_depend d where d.objid = t.tgfoid and d.deptype = 'e')`;
