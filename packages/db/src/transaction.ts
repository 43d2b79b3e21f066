import { SqliteAdapter } from 'kysely';
import type { Db } from './tables.ts';

export const isSqlite = (db: Db): boolean => db.getExecutor().adapter instanceof SqliteAdapter;

/** Runs in the transaction of the caller if there is one, otherwise in a new one. */
export const inTransaction = <T>(db: Db, work: (transaction: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);
