import type { Db } from './tables.ts';

/** Runs in the transaction that the caller has begun already, or in a new one. */
export const inTransaction = <T>(db: Db, work: (transaction: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);
