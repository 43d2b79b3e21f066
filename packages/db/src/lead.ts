import { insertMail } from './outbox.ts';
import type { Db, OutboxRow } from './tables.ts';

/** Stores a contact or a call and, when `queueMail` is set, the mail about it in the same transaction. */
export async function storeLead<Lead extends { id: number }>(
  db: Db,
  kind: OutboxRow['kind'],
  queueMail: boolean,
  now: Date,
  insert: (db: Db) => Promise<Lead>,
): Promise<Lead> {
  if (!queueMail) return insert(db);
  return db.transaction().execute(async (transaction) => {
    const lead = await insert(transaction);
    await insertMail(transaction, kind, lead.id, now);
    return lead;
  });
}
