import SQLite from 'better-sqlite3';
import { NoResultError } from 'kysely';
import pg from 'pg';

/*
 * What both engines say, named alike. Anything not named here is a bug.
 */

/** A database that cannot be used as it is: the sentence says why, for the person who starts the server. */
export class UnusableDatabaseError extends Error {
  override name = 'UnusableDatabaseError';
}

/** The field whose value another record already has. */
export function uniqueViolation(error: unknown): { field: string } | undefined {
  if (error instanceof SQLite.SqliteError && error.code === 'SQLITE_CONSTRAINT_UNIQUE') {
    const column = /\.(\w+)/.exec(error.message)?.[1];
    return column ? { field: camelCase(column) } : undefined;
  }
  if (error instanceof pg.DatabaseError && error.code === '23505') {
    const column = /\((\w+)/.exec(error.detail ?? '')?.[1];
    return column ? { field: camelCase(column) } : undefined;
  }
  return undefined;
}

// Busy, full, unreadable or read-only; 26 and 11 (not a database, corrupt) are not passing states but no bug either.
const sqliteAway = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|CORRUPT|NOTADB|NOMEM)/;
// Connection exceptions, insufficient resources, operator intervention, serialization failure, deadlock, read-only.
const postgresAway = /^(08|53|55|57|58|3D000|40001|40P01|25006)/;
const networkAway = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EPIPE',
  'EHOSTUNREACH',
  'EAI_AGAIN',
]);

/** Whether the database is busy, full or away, so that trying again later may help. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof NoResultError) return false;
  if (error instanceof SQLite.SqliteError) return sqliteAway.test(error.code);
  if (error instanceof pg.DatabaseError) return postgresAway.test(error.code ?? '');
  const { code } = error as NodeJS.ErrnoException;
  if (code && networkAway.has(code)) return true;
  // pg words these without a code.
  return /^(timeout exceeded when trying to connect|Connection terminated|Cannot use a pool after|Client has encountered a connection error)/.test(
    error.message,
  );
}

function camelCase(column: string): string {
  return column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
