import { isToAgency, type LeadKind, type MailTemplate, reminderTemplates } from '@site/schema/lead';
import { mailboxKey } from '@site/schema/mailbox-key';
import { UNDO_MS } from '@site/schema/site';
import { DAY_MS } from '@site/schema/time';
import { sql } from 'kysely';
import type { Db, OutboxRow } from '../tables.ts';
import { dueIds } from './due-rows.ts';
import { groupByLead } from './lead-event.ts';

/*
 * The queue of mails. A lead and its mails are stored in one transaction, so a failing mail server delays mails but
 * loses none.
 */

export type WaitingMail = {
  id: number;
  kind: OutboxRow['kind'];
  leadId: number;
  template: MailTemplate;
  payload: string | null;
  attempts: number;
  refusedSince: Date | null;
  /** Null for mails without limit. */
  recipientKey: string | null;
  createdAt: Date;
};

type NewMail = { template: MailTemplate; payload?: object };

type Queued = {
  kind: OutboxRow['kind'];
  leadId: number;
  /** The address of the visitor. */
  email?: string;
  mails: readonly NewMail[];
  now: Date;
  /** When the mails may be sent, if not at once. */
  sendAt?: Date;
  isHeld?: boolean;
};

export async function queueMails(db: Db, ...queued: readonly Queued[]): Promise<void> {
  const rows = queued.flatMap(({ kind, leadId, email, mails, now, sendAt = now, isHeld = false }) =>
    mails.map(({ template, payload }) => ({
      kind,
      leadId,
      template,
      recipientKey: email === undefined || isToAgency(template) ? null : mailboxKey(email),
      payload: payload ? JSON.stringify(payload) : null,
      attempts: 0,
      nextAttemptAt: sendAt,
      dueAt: sendAt,
      heldAt: isHeld ? now : null,
      createdAt: now,
    })),
  );
  if (rows.length > 0) await db.insertInto('outbox').values(rows).execute();
}

/** Removes a delayed mail about a call that has not been tried yet, and returns its content. */
export async function takeBackMail(
  db: Db,
  callId: number,
  template: MailTemplate,
): Promise<{ payload: string | null; createdAt: Date } | undefined> {
  const taken = await db
    .deleteFrom('outbox')
    .where('kind', '=', 'call')
    .where('leadId', '=', callId)
    .where('template', '=', template)
    .where('attempts', '=', 0)
    .where('sentAt', 'is', null)
    .where('givenUpAt', 'is', null)
    // The mails about changes by the visitor are not delayed.
    .whereRef('nextAttemptAt', '>', 'createdAt')
    .returning(['payload', 'createdAt'])
    .executeTakeFirst();
  return taken && { ...taken, createdAt: new Date(taken.createdAt) };
}

// The conditions of the index `outbox_waiting`.
export const waitingMails = (db: Db) =>
  db.selectFrom('outbox').where('sentAt', 'is', null).where('heldAt', 'is', null).where('givenUpAt', 'is', null);

/** Claims the next mail that is due; no other process can claim it before `leaseUntil`. */
export async function claimMail(db: Db, now: Date, leaseUntil: Date): Promise<WaitingMail | undefined> {
  const due = waitingMails(db).select('id').where('nextAttemptAt', '<=', now).orderBy('nextAttemptAt').limit(1);
  const claimed = await db
    .updateTable('outbox')
    .set((eb) => ({ nextAttemptAt: leaseUntil, attempts: eb('attempts', '+', 1), failedAt: null }))
    .where('id', '=', dueIds(db, due))
    // Two processes may have picked the same row; only the first still finds it due.
    .where('nextAttemptAt', '<=', now)
    .returning(['id', 'kind', 'leadId', 'template', 'payload', 'attempts', 'refusedSince', 'recipientKey', 'createdAt'])
    .executeTakeFirst();
  if (!claimed) return undefined;
  return { ...claimed, refusedSince: asDate(claimed.refusedSince), createdAt: new Date(claimed.createdAt) };
}

export async function markMailSent(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ sentAt: now, refusedSince: null, lastError: null })
    .where('id', '=', id)
    .execute();
}

/** Holds the mails of leads that are not sent yet. */
export async function holdMails(db: Db, kind: LeadKind, ids: readonly number[], now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ heldAt: now })
    .where('kind', '=', kind)
    .where('leadId', 'in', ids)
    .where('sentAt', 'is', null)
    .execute();
}

/** When a released mail is due: from now on, or at its time if that is later, as that of a reminder is. */
export const releasedAt = (now: Date) => sql<Date>`case when due_at > ${now} then due_at else ${now} end`;

/** Releases the mails of leads that are held. */
export async function releaseMails(db: Db, kind: LeadKind, ids: readonly number[], now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ heldAt: null, nextAttemptAt: releasedAt(now), dueAt: releasedAt(now) })
    .where('kind', '=', kind)
    .where('leadId', 'in', ids)
    .where('heldAt', 'is not', null)
    .execute();
}

/** A mail as the panel shows it. */
export type MailState = {
  id: number;
  template: MailTemplate;
  reply: { subject: string; text: string } | null;
  attempts: number;
  createdAt: Date;
  sentAt: Date | null;
  heldAt: Date | null;
  givenUpAt: Date | null;
  lastError: string | null;
};

const asDate = (value: Date | string | null) => (value === null ? null : new Date(value));

/** The mails about each given lead, except reminders that are not due yet. */
export async function listMailsOfLeads(db: Db, kind: LeadKind, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, MailState[]>();
  const rows = await db
    .selectFrom('outbox')
    .select([
      'leadId',
      'id',
      'template',
      'payload',
      'attempts',
      'createdAt',
      'sentAt',
      'heldAt',
      'givenUpAt',
      'lastError',
    ])
    .where('kind', '=', kind)
    .where('leadId', 'in', ids)
    .where((eb) => eb.or([eb('template', 'not in', reminderTemplates), eb('attempts', '>', 0)]))
    .orderBy('id')
    .execute();
  return groupByLead(
    rows,
    ({ payload, ...row }): MailState => ({
      ...row,
      reply: row.template === 'reply' && payload ? JSON.parse(payload) : null,
      createdAt: new Date(row.createdAt),
      sentAt: asDate(row.sentAt),
      heldAt: asDate(row.heldAt),
      givenUpAt: asDate(row.givenUpAt),
    }),
  );
}

/** Sends a mail again, at once and without limit. */
export async function resendMail(db: Db, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({
      nextAttemptAt: now,
      dueAt: now,
      attempts: 1,
      sentAt: null,
      givenUpAt: null,
      failedAt: null,
      refusedSince: null,
      recipientKey: null,
      lastError: null,
    })
    .where('id', '=', id)
    .where('heldAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

type Recipient = { id: number; recipientKey: string; templates: readonly MailTemplate[]; since: Date };

/**
 * Counts the mails to a mailbox that were sent since a moment, and those queued before another that are still unsent.
 */
export async function countMailsTo(db: Db, { id, recipientKey, templates, since }: Recipient): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('recipientKey', '=', recipientKey)
    .where('id', '!=', id)
    .where('template', 'in', templates)
    .where('heldAt', 'is', null)
    .where('givenUpAt', 'is', null)
    .where((eb) => eb.or([eb('sentAt', '>', since), eb.and([eb('sentAt', 'is', null), eb('id', '<', id)])]))
    .executeTakeFirstOrThrow();
  return Number(count);
}

type Earlier = { id: number; templates: readonly MailTemplate[]; count: number };

/** When the mail `count` places before another one was queued. Mails that are never sent do not count. */
export async function findEarlierMailTime(db: Db, { id, templates, count }: Earlier): Promise<Date | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select('createdAt')
    .where('id', '<', id)
    .where('template', 'in', templates)
    .where('heldAt', 'is', null)
    .where('givenUpAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .offset(count - 1)
    .executeTakeFirst();
  return row && new Date(row.createdAt);
}

export type OutboxState = {
  waiting: number;
  waitingSince: Date | null;
  /** When the oldest unsent notice to the agency became due. */
  noticeWaitingSince: Date | null;
  lastSentAt: Date | null;
  /** Of the unsent mails. */
  lastError: string | null;
  /** How many mails were given up after a failure since a moment, and the error of the last one. */
  givenUp: number;
  lastGivenUpError: string | null;
};

/** How long undeliverable mails are reported. */
const REPORTED_DAYS = 7;

const reportedSince = (now: Date) => new Date(now.getTime() - REPORTED_DAYS * DAY_MS);

export async function readOutboxState(db: Db, now: Date): Promise<OutboxState> {
  const givenUp = db
    .selectFrom('outbox')
    .where('givenUpAt', '>', reportedSince(now))
    .where('lastError', 'is not', null);
  const [counted, failed, sent, lost, lastLost] = await Promise.all([
    waitingMails(db)
      // A reminder waits from the time at which it is due.
      .where('dueAt', '<=', new Date(now.getTime() + UNDO_MS))
      .select((eb) => [
        eb.fn.countAll().as('count'),
        eb.fn.min('dueAt').as('since'),
        eb.fn.min(eb.case().when('template', '=', 'notice').then(eb.ref('dueAt')).end()).as('noticeSince'),
      ])
      .executeTakeFirstOrThrow(),
    waitingMails(db)
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
    givenUp.select((eb) => eb.fn.countAll().as('count')).executeTakeFirstOrThrow(),
    givenUp.select('lastError').orderBy('givenUpAt', 'desc').limit(1).executeTakeFirst(),
  ]);
  return {
    waiting: Number(counted.count),
    waitingSince: asDate(counted.since),
    noticeWaitingSince: asDate(counted.noticeSince),
    lastSentAt: asDate(sent?.sentAt ?? null),
    lastError: failed?.lastError ?? null,
    givenUp: Number(lost.count),
    lastGivenUpError: lastLost?.lastError ?? null,
  };
}
