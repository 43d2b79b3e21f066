import type { LeadKind, LeadRef, MailTemplate } from '@site/schema/lead';
import { dueIds } from './due-rows.ts';
import type { Db, OutboxRow } from './tables.ts';

/*
 * Mails that wait to be sent. A lead and its mails are stored in one transaction, so a failing mail server only delays
 * them.
 */

export type WaitingMail = {
  id: number;
  kind: OutboxRow['kind'];
  leadId: number;
  template: MailTemplate;
  payload: string | null;
  attempts: number;
};

type NewMail = { template: MailTemplate; payload?: object };

type Queued = { kind: OutboxRow['kind']; leadId: number; mails: readonly NewMail[]; now: Date; isHeld?: boolean };

export async function queueMails(db: Db, { kind, leadId, mails, now, isHeld = false }: Queued): Promise<void> {
  if (mails.length === 0) return;
  const rows = mails.map(({ template, payload }) => ({
    kind,
    leadId,
    template,
    payload: payload ? JSON.stringify(payload) : null,
    attempts: 0,
    nextAttemptAt: now,
    heldAt: isHeld ? now : null,
    createdAt: now,
  }));
  await db.insertInto('outbox').values(rows).execute();
}

/** Takes the next mail that is due; until `leaseUntil` no other process takes it. */
export async function claimMail(db: Db, now: Date, leaseUntil: Date): Promise<WaitingMail | undefined> {
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('sentAt', 'is', null)
    .where('heldAt', 'is', null)
    .where('nextAttemptAt', '<=', now)
    .orderBy('nextAttemptAt')
    .limit(1);
  return (
    db
      .updateTable('outbox')
      .set((eb) => ({ nextAttemptAt: leaseUntil, attempts: eb('attempts', '+', 1) }))
      .where('id', '=', dueIds(db, due))
      // Two processes may have picked the same row; only the first still finds it due.
      .where('nextAttemptAt', '<=', now)
      .returning(['id', 'kind', 'leadId', 'template', 'payload', 'attempts'])
      .executeTakeFirst()
  );
}

export async function markMailSent(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable('outbox').set({ sentAt: now, lastError: null }).where('id', '=', id).execute();
}

export async function postponeMail(db: Db, id: number, until: Date, error: string): Promise<void> {
  await db.updateTable('outbox').set({ nextAttemptAt: until, lastError: error }).where('id', '=', id).execute();
}

/** Holds the mails of leads that are not sent yet, or releases them. */
export async function holdMails(db: Db, kind: LeadKind, ids: readonly number[], heldAt: Date | null): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ heldAt })
    .where('kind', '=', kind)
    .where('leadId', 'in', ids)
    .where('sentAt', 'is', null)
    .execute();
}

/** A mail as the panel shows it. */
export type MailState = {
  id: number;
  template: MailTemplate;
  /** What a reply says. */
  reply: { subject: string; text: string } | null;
  attempts: number;
  createdAt: Date;
  sentAt: Date | null;
  heldAt: Date | null;
  lastError: string | null;
};

const asDate = (value: Date | string | null) => (value === null ? null : new Date(value));

export async function listMailsOfLead(db: Db, { kind, id }: LeadRef): Promise<MailState[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'template', 'payload', 'attempts', 'createdAt', 'sentAt', 'heldAt', 'lastError'])
    .where('kind', '=', kind)
    .where('leadId', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ payload, ...row }) => ({
    ...row,
    reply: row.template === 'reply' && payload ? JSON.parse(payload) : null,
    createdAt: new Date(row.createdAt),
    sentAt: asDate(row.sentAt),
    heldAt: asDate(row.heldAt),
  }));
}

/** Sends a mail again, at once. */
export async function resendMail(db: Db, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ nextAttemptAt: now, sentAt: null, lastError: null })
    .where('id', '=', id)
    .where('heldAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export type OutboxState = {
  waiting: number;
  waitingSince: Date | null;
  lastSentAt: Date | null;
  lastError: string | null;
};

export async function readOutboxState(db: Db): Promise<OutboxState> {
  const waiting = db.selectFrom('outbox').where('sentAt', 'is', null).where('heldAt', 'is', null);
  const [counted, failed, sent] = await Promise.all([
    waiting
      .select((eb) => [eb.fn.countAll().as('count'), eb.fn.min('createdAt').as('since')])
      .executeTakeFirstOrThrow(),
    waiting
      .select('lastError')
      .where('lastError', 'is not', null)
      .orderBy('nextAttemptAt', 'desc')
      .limit(1)
      .executeTakeFirst(),
    db
      .selectFrom('outbox')
      .select('sentAt')
      .where('sentAt', 'is not', null)
      .orderBy('sentAt', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ]);
  return {
    waiting: Number(counted.count),
    waitingSince: asDate(counted.since),
    lastSentAt: asDate(sent?.sentAt ?? null),
    lastError: failed?.lastError ?? null,
  };
}
