import SQLite from 'better-sqlite3';
import { NoResultError } from 'kysely';
import pg from 'pg';

/*
 * The errors of both engines in common terms. Any other error is a bug.
 */

/** A database that cannot be used; the message tells the operator why. */
export class UnusableDatabaseError extends Error {
  override name = 'UnusableDatabaseError';
}

/** The field of a unique constraint that was violated. */
export function uniqueViolation(error: unknown): { field: string } | undefined {
  if (error instanceof SQLite.SqliteError && error.code === 'SQLITE_CONSTRAINT_UNIQUE') {
    const column = /\.(\w+)/.exec(error.message)?.[1];
    return column ? { field: camelCase(column) } : undefined;
  }
  if (error instanceof pg.DatabaseError && error.code === '23505') {
    const column = /\("?(\w+)/.exec(error.detail ?? '')?.[1];
    return column ? { field: camelCase(column) } : undefined;
  }
  return undefined;
}

// Busy, full, unreadable or read-only. NOTADB and CORRUPT are not temporary, but they are no bugs either.
const sqliteUnavailable = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|CORRUPT|NOTADB|NOMEM)/;
// Connection exceptions, insufficient resources, operator intervention, serialization failure, deadlock, read-only.
const postgresUnavailable = /^(08|53|55|57|58|3D000|40001|40P01|25006)/;
const networkUnavailable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EPIPE',
  'EHOSTUNREACH',
  'EAI_AGAIN',
]);

/** Whether the database is busy, full or unreachable, so that a retry may succeed. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof NoResultError) return false;
  if (error instanceof SQLite.SqliteError) return sqliteUnavailable.test(error.code);
  if (error instanceof pg.DatabaseError) return postgresUnavailable.test(error.code ?? '');
  const { code } = error as NodeJS.ErrnoException;
  if (code && networkUnavailable.has(code)) return true;
  // pg throws these without a code.
  return /^(timeout exceeded when trying to connect|Connection terminated|Cannot use a pool after|Client has encountered a connection error)/.test(
    error.message,
  );
}

const postgresRefusals: Record<string, string> = {
  '28P01': 'The database refuses the user or the password of DATABASE_URL.',
  '28000': 'The database refuses the user of DATABASE_URL, or connections without TLS.',
  '3D000': 'The database server of DATABASE_URL has no database of that name; create it first.',
  '42501': 'The user of DATABASE_URL may not create tables in the database.',
  '53300': 'The database of DATABASE_URL accepts no more connections.',
};

/** Explains to the operator why no connection could be opened; undefined for other errors. */
export function connectionFailure(error: unknown): string | undefined {
  if (error instanceof pg.DatabaseError) {
    const known = postgresRefusals[error.code ?? ''];
    if (known) return known;
  }
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (/timeout/i.test(message) || code === 'ETIMEDOUT') {
    return 'The database of DATABASE_URL does not answer; check the address and the firewall.';
  }
  if (/does not support SSL/.test(message))
    return 'The database of DATABASE_URL offers no TLS, which the URL asks for.';
  // A name with several addresses fails with one error for each.
  if (error instanceof AggregateError && error.errors.length > 0) return connectionFailure(error.errors[0]);
  return networkUnavailable.has(code) ? 'The database of DATABASE_URL cannot be reached.' : undefined;
}

function camelCase(column: string): string {
  return column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
