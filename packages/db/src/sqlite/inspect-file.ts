import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import SQLite from 'better-sqlite3';
import { UnusableDatabaseError } from '../errors.ts';
import { refuseForeign, refuseNewer } from '../migrations/migrate.ts';

/*
 * Checks a SQLite file over a read-only connection before anything writes to it.
 */

export type FileState = {
  /** The applied migrations, in their order. */
  applied: string[];
  /** Whether the application was started on the file before, so that it may have content. */
  isInUse: boolean;
};

// A full check reads every page, which would delay the start of larger files.
const FULLY_CHECKED_BYTES = 64 * 1024 * 1024;
const MAGIC = 'SQLite format 3\u0000';

const newFile: FileState = { applied: [], isInUse: false };

export function inspectSqliteFile(file: string): FileState {
  if (!existsSync(file)) return newFile;
  const stat = statSync(file);
  if (!stat.isFile()) throw new UnusableDatabaseError(`${file} is not a file. Choose another DATABASE_URL.`);
  if (stat.size === 0) return newFile;
  if (readStart(file) !== MAGIC) {
    throw new UnusableDatabaseError(
      `${file} is not a SQLite database. It was left as it is; choose another DATABASE_URL, or move it away and restore a backup.`,
    );
  }
  const connection = new SQLite(file, { readonly: true });
  try {
    const tables = connection.prepare("select name from sqlite_master where type = 'table'").pluck().all() as string[];
    refuseForeign(tables, file);
    const applied = tables.includes('kysely_migration') ? readAppliedIn(connection) : [];
    refuseNewer(applied, file);
    if (stat.size <= FULLY_CHECKED_BYTES && connection.pragma('quick_check(1)', { simple: true }) !== 'ok')
      throw corrupt(file);
    const isInUse = tables.includes('users') && connection.prepare('select 1 from users limit 1').get() !== undefined;
    return { applied, isInUse };
  } catch (error) {
    throw error instanceof SQLite.SqliteError && /CORRUPT|NOTADB/.test(error.code) ? corrupt(file) : error;
  } finally {
    connection.close();
  }
}

/** Returns the applied migrations of an open file, in their order. */
export const readAppliedIn = (connection: SQLite.Database) =>
  connection.prepare('select name from kysely_migration order by name').pluck().all() as string[];

function corrupt(file: string) {
  return new UnusableDatabaseError(
    `${file} is damaged. It was left as it is: move it and its -wal and -shm away, then restore a backup.`,
  );
}

function readStart(file: string): string {
  const start = Buffer.alloc(MAGIC.length);
  const descriptor = openSync(file, 'r');
  try {
    readSync(descriptor, start);
  } finally {
    closeSync(descriptor);
  }
  return start.toString('latin1');
}
