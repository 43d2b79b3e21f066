import { existsSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import SQLite from 'better-sqlite3';
import { UnusableDatabaseError } from '../errors.ts';
import { isBusy } from './connection.ts';
import { createPrivateFolder, makeDatabasePrivate } from './file-permissions.ts';

/** References to the locking connections: a connection that is garbage-collected is closed and releases its lock. */
const held = new Set<SQLite.Database>();

/**
 * Locks a database file against other servers, and returns a function that releases the lock. The lock is that of an
 * empty SQLite file beside it: the system releases it when the process ends in any way. The empty file stays, because
 * deleting it would let two processes lock two files of the same name.
 */
export function lockFile(database: string): () => void {
  createPrivateFolder(dirname(database));
  const file = `${existsSync(database) ? realpathSync(database) : database}.lock`;
  makeDatabasePrivate(file);
  const connection = new SQLite(file, { timeout: 0 });
  try {
    connection.exec('begin exclusive');
  } catch (error) {
    connection.close();
    if (!isBusy(error)) throw error;
    throw new UnusableDatabaseError(`Another server is using ${database}. Stop it first, or set another DATABASE_URL.`);
  }
  held.add(connection);
  return () => {
    held.delete(connection);
    connection.close();
  };
}
