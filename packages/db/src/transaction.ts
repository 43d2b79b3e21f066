import type { Db } from './tables.ts';

/** Runs in the transaction of the caller if there is one, otherwise in a new one. */
export const inTransaction = <T>(db: Db, work: (transaction: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);
