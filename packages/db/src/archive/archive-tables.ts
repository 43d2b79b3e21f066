import SQLite from 'better-sqlite3';
import { sql } from 'kysely';
import { migrationNames, runMigrations, sqliteTypes } from '../migrations/migrate.ts';
import { kyselyOn } from '../open.ts';
import type { Db } from '../tables.ts';
import { isSqlite } from '../transaction.ts';

/*
 * The tables that an archive has, read from the database itself: an archive of any migration is written and read by the
 * same code. Names are those of the database, in snake case.
 */

export type ArchiveTable = {
  name: string;
  /** Sorted by name, without generated columns. */
  columns: string[];
  /** The columns of the primary key. */
  key: { name: string; isText: boolean }[];
  /** Tables that its foreign keys refer to. */
  parents: string[];
};

/**
 * What an archive leaves out: the state of migrations, sessions, limits, networks of visitors, the backups of this
 * installation, and the search index, which `rebuildSearchIndex` derives.
 */
const LEFT_OUT =
  /^(sqlite_.*|kysely_migration.*|admin_sessions|rate_limits|call_networks|backups|tallies|search_\w+|\w+_search(_\w+)?)$/;

export const isKnownMigration = (name: string): boolean => migrationNames.includes(name);

/** The tables with parents first, so that rows can be inserted in this order. */
export async function listArchiveTables(db: Db): Promise<ArchiveTable[]> {
  const onSqlite = isSqlite(db);
  const raw = db.withoutPlugins();
  const { rows: columns } = await (onSqlite ? sqliteColumns : postgresColumns).execute(raw);
  const { rows: links } = await (onSqlite ? sqliteLinks : postgresLinks).execute(raw);
  const byTable = Map.groupBy(
    columns.filter(({ table }) => !LEFT_OUT.test(table)),
    ({ table }) => table,
  );
  const tables = [...byTable].map(([name, found]): ArchiveTable => {
    const key = found.filter(({ position }) => position > 0).toSorted((a, b) => a.position - b.position);
    if (key.length === 0) throw new Error(`The table ${name} cannot be archived: it has no primary key`);
    return {
      name,
      columns: found.map(({ column }) => column).sort(),
      key: key.map(({ column, type }) => ({ name: column, isText: type.toLowerCase() === 'text' })),
      parents: links.filter(({ child, parent }) => child === name && parent !== name).map(({ parent }) => parent),
    };
  });
  return parentsFirst(tables.toSorted((a, b) => (a.name < b.name ? -1 : 1)));
}

/** The tables as they were after a migration. */
export async function listTablesAt(migration: string): Promise<ArchiveTable[]> {
  const db = kyselyOn(new SQLite(':memory:'));
  try {
    await runMigrations(db, sqliteTypes, migration);
    return await listArchiveTables(db);
  } finally {
    await db.destroy();
  }
}

function parentsFirst(tables: readonly ArchiveTable[]): ArchiveTable[] {
  const sorted = new Set<ArchiveTable>();
  const names = new Set(tables.map(({ name }) => name));
  while (sorted.size < tables.length) {
    const done = new Set([...sorted].map(({ name }) => name));
    const next = tables.filter(
      (table) => !sorted.has(table) && table.parents.every((parent) => done.has(parent) || !names.has(parent)),
    );
    if (next.length === 0) throw new Error('The foreign keys of the tables form a cycle');
    for (const table of next) sorted.add(table);
  }
  return [...sorted];
}

type ColumnRow = { table: string; column: string; type: string; position: number };
type LinkRow = { child: string; parent: string };

// Leaves out generated columns.
const sqliteColumns = sql<ColumnRow>`
  select m.name as "table", c.name as "column", c.type, c.pk as position
  from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table'`;

const sqliteLinks = sql<LinkRow>`
  select m.name as child, f."table" as parent
  from sqlite_master m, pragma_foreign_key_list(m.name) f where m.type = 'table'`;

// Extensions of a hosting provider may have tables in the same schema.
const ownTables = sql`c.relkind in ('r', 'p') and c.relnamespace = current_schema()::regnamespace
  and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`;

const postgresColumns = sql<ColumnRow>`
  select c.relname as "table", a.attname as "column", format_type(a.atttypid, null) as type,
    coalesce(array_position(i.indkey::int2[], a.attnum) + 1, 0) as position
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  left join pg_index i on i.indrelid = c.oid and i.indisprimary
  where ${ownTables}`;

const postgresLinks = sql<LinkRow>`
  select c.relname as child, p.relname as parent
  from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_class p on p.oid = f.confrelid
  where f.contype = 'f' and ${ownTables}`;
