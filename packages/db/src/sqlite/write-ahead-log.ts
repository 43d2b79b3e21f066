import SQLite from 'better-sqlite3';
import { sql } from 'kysely';
import type { Db } from '../tables.ts';
import { isSqlite } from '../transaction.ts';
import { isBusy, retryWhileBusy } from './connection.ts';

/**
 * Writes the write-ahead log to the database file and empties it: it contains earlier versions of pages, with rows that
 * were deleted since. While another process reads for longer than 5 s, it stays as it is; `emptyTrash` tries again.
 */
export async function emptyWriteAheadLog(db: Db): Promise<void> {
  if (!isSqlite(db)) return;
  const { rows } = await sql<{ file: string }>`pragma database_list`.execute(db);
  // Opens its own connection, because a busy server almost always has a transaction open on its writing connection.
  const connection = new SQLite(rows[0]?.file, { timeout: 0, fileMustExist: true });
  try {
    await retryWhileBusy(() => {
      const [state] = connection.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[];
      if (state?.busy) throw new SQLite.SqliteError('The write-ahead log is in use', 'SQLITE_BUSY');
    });
  } catch (error) {
    if (!isBusy(error)) throw error;
  } finally {
    connection.close();
  }
}
