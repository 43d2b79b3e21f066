import type { Db, OutboxRow } from './tables.ts';

/*
 * The mails about leads that are still to be sent. `storeLead` stores a lead and its mail in one transaction, so a failing
 * mail server only delays the mail.
 */

export type WaitingMail = { id: number; kind: OutboxRow['kind']; leadId: number; attempts: number };

export async function insertMail(db: Db, kind: OutboxRow['kind'], leadId: number, now: Date): Promise<void> {
  const mail = { kind, leadId, attempts: 0, nextAttemptAt: now, createdAt: now };
  await db.insertInto('outbox').values(mail).execute();
}

/** Takes the next mail that is due; until `leaseUntil` no other process takes it. */
export async function claimMail(db: Db, now: Date, leaseUntil: Date): Promise<WaitingMail | undefined> {
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('sentAt', 'is', null)
    .where('nextAttemptAt', '<=', now)
    .orderBy('nextAttemptAt')
    .limit(1);
  return (
    db
      .updateTable('outbox')
      .set((eb) => ({ nextAttemptAt: leaseUntil, attempts: eb('attempts', '+', 1) }))
      .where('id', '=', due)
      // Two processes may have picked the same row; only the first still finds it due.
      .where('nextAttemptAt', '<=', now)
      .returning(['id', 'kind', 'leadId', 'attempts'])
      .executeTakeFirst()
  );
}

export async function markMailSent(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable('outbox').set({ sentAt: now }).where('id', '=', id).execute();
}

export async function postponeMail(db: Db, id: number, until: Date): Promise<void> {
  await db.updateTable('outbox').set({ nextAttemptAt: until }).where('id', '=', id).execute();
}
