import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Db } from '../tables.ts';
import { isSqlite } from '../transaction.ts';
import type { ArchiveTable } from './archive-tables.ts';

/*
 * The rows of a table as lines of JSON. The lines do not depend on the engine: columns are sorted by name, and values
 * are those that SQLite stores, so that equal tables have equal hashes.
 */

export type ArchiveRow = Record<string, string | number | null>;

const BATCH = 500;
/** The maximum number of bound parameters in one statement; SQLite allows 32,766. */
const MAX_PARAMETERS = 30_000;

// Without the plugin that converts names, and for tables that are only known at run time.
const untyped = (db: Db) => db.withoutPlugins() as unknown as Kysely<Record<string, Record<string, unknown>>>;

/** The rows in the order of the primary key. Each batch is a statement of its own, so that no statement takes long. */
export async function* readRows(db: Db, { name, columns, key }: ArchiveTable): AsyncGenerator<ArchiveRow[]> {
  // SQLite compares texts by their bytes, PostgreSQL by the language of the database.
  const keyColumns = key.map((column) =>
    column.isText && !isSqlite(db) ? sql`${sql.ref(column.name)} collate "C"` : sql.ref(column.name),
  );
  let last: Record<string, unknown> | undefined;
  do {
    const after = last;
    let query = untyped(db).selectFrom(name).select(columns).limit(BATCH);
    for (const column of keyColumns) query = query.orderBy(column);
    if (after) {
      const values = key.map((column) => sql.val(after[column.name]));
      query = query.where(sql<boolean>`(${sql.join(keyColumns)}) > (${sql.join(values)})`);
    }
    const rows = await query.execute();
    if (rows.length > 0) yield rows.map((row) => toArchive(row, columns));
    last = rows.length < BATCH ? undefined : rows.at(-1);
  } while (last);
}

function toArchive(row: Record<string, unknown>, columns: readonly string[]): ArchiveRow {
  return Object.fromEntries(columns.map((column) => [column, toValue(row[column])]));
}

function toValue(value: unknown): ArchiveRow[string] {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object' && !Buffer.isBuffer(value)) return JSON.stringify(value);
  throw new TypeError(`A value of type ${typeof value} cannot be archived`);
}

export const toLine = (row: ArchiveRow): string => `${JSON.stringify(row)}\n`;

/** The number of rows and the SHA-256 of their lines. */
export async function hashRows(db: Db, table: ArchiveTable): Promise<{ rows: number; sha256: string }> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const batch of readRows(db, table)) {
    rows += batch.length;
    for (const row of batch) hash.update(toLine(row));
  }
  return { rows, sha256: hash.digest('hex') };
}

/** PostgreSQL reads 0 and 1 as booleans, and ISO text and JSON text as its own types. */
export async function insertRows(db: Db, { name, columns }: ArchiveTable, rows: readonly ArchiveRow[]): Promise<void> {
  const size = Math.floor(MAX_PARAMETERS / columns.length);
  for (let start = 0; start < rows.length; start += size) {
    await untyped(db)
      .insertInto(name)
      .values(rows.slice(start, start + size))
      .execute();
  }
}

/** The last id that a table has given to a row, which may have been deleted since; null when it does not number rows. */
export async function findLastId(db: Db, { name, columns }: ArchiveTable): Promise<number | null> {
  if (!columns.includes('id')) return null;
  const given = isSqlite(db)
    ? sql<{ id: number }>`select seq as id from sqlite_sequence where name = ${name}`
    : sql<{ id: number | null }>`select greatest(
        pg_sequence_last_value(pg_get_serial_sequence(${name}, 'id')::regclass),
        (select max(id) from ${sql.table(name)})
      ) as id`;
  const { rows } = await given.execute(db);
  return rows[0]?.id ?? null;
}

export async function setLastId(db: Db, name: string, id: number): Promise<void> {
  if (!isSqlite(db)) {
    await sql`select setval(pg_get_serial_sequence(${name}, 'id')::regclass, ${id})`.execute(db);
    return;
  }
  await sql`delete from sqlite_sequence where name = ${name}`.execute(db);
  await sql`insert into sqlite_sequence (name, seq) values (${name}, ${id})`.execute(db);
}
