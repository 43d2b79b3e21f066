import SQLite from 'better-sqlite3';
import { NoResultError } from 'kysely';
import pg from 'pg';
import { networkFailure } from './network-failure.ts';

/*
 * The errors of both engines in common terms. Any other error is a bug.
 */

/** A database that cannot be used; the message tells the operator why. */
export class UnusableDatabaseError extends Error {
  override name = 'UnusableDatabaseError';
}

/** The error of a SQLite file that is no longer at its path: what is written to it is lost when it is closed. */
export const fileIsGone = (file: string) =>
  new UnusableDatabaseError(`${file} was deleted or replaced while it is in use: nothing is stored.`);

/** The content was changed since the version on which a change is based. */
export class ContentChangedError extends Error {
  override name = 'ContentChangedError';
}

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

/** Whether the database is busy, full, unusable or unreachable, so that a retry may succeed. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof NoResultError) return false;
  if (error instanceof UnusableDatabaseError) return true;
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
  '28P01':
    'refuses the user or the password of DATABASE_URL. Correct them (special characters as %23, %40 and so on), or create the user',
  '28000':
    'refuses the user of DATABASE_URL, or connections without TLS. Correct it, create the user, or add ?sslmode=require',
  '3D000': 'has no database of the name in DATABASE_URL; create it first',
  '42501':
    'does not let the user of DATABASE_URL create tables in the database. Make the user the owner of the database',
  '53300': 'accepts no more connections; close others, or raise max_connections there',
};

/** Host, or the folder of the socket, and port. */
export function postgresAddress(url: string): string {
  const { hostname, port, searchParams } = new URL(url);
  return `${searchParams.get('host') ?? (hostname || 'localhost')}:${port || 5432}`;
}

/** Explains to the operator why there is no connection to PostgreSQL, with what to do; undefined for other errors. */
export function connectionFailure(error: unknown, url: string): string | undefined {
  if (!(error instanceof Error) || !/^postgres(ql)?:/.test(url)) return undefined;
  const name = `PostgreSQL at ${postgresAddress(url)}`;
  const refusal = error instanceof pg.DatabaseError && postgresRefusals[error.code ?? ''];
  if (refusal) return `${name} ${refusal}.`;
  const trust =
    'Add sslrootcert=FILE with the certificate of its authority to DATABASE_URL, or sslmode=no-verify in a network that you trust.';
  const failure = networkFailure(error, { name, variable: 'DATABASE_URL', trust });
  return failure && `${failure.problem} ${failure.fix}`;
}

function camelCase(column: string): string {
  return column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
