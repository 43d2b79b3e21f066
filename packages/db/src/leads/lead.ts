import { storedContact } from '@site/schema/contact';
import { isAnswered, type LeadKind, type LeadRef, leadKinds, type MailTemplate, type Stage } from '@site/schema/lead';
import { DAY_MS } from '@site/schema/time';
import { webhookLeads } from '@site/schema/webhook';
import type { ExpressionBuilder } from 'kysely';
import { record, recordRows } from '../audit/record-changes.ts';
import { recordCodec } from '../codec.ts';
import { uniqueViolation } from '../errors.ts';
import { waitsForReply } from '../lists/lead-list.ts';
import { countRows, type From } from '../lists/record-reader.ts';
import type { Db, Tables } from '../tables.ts';
import { inTransaction } from '../transaction.ts';
import { unblockSenders } from './blocked-sender.ts';
import { addLeadEvents } from './lead-event.ts';
import { findCall, findContact, leadTable } from './lead-tables.ts';
import { holdMails, markMailSent, queueMails, releaseMails } from './outbox.ts';
import { releaseSeats, restoreSeats } from './seat.ts';
import { listReplies, shareReplies, unshareReplies } from './shared-reply.ts';
import { queueWebhooks } from './webhook.ts';

/*
 * What contacts and calls share.
 */

const readLead = { contact: findContact, call: findCall };

/** What the server knows about a lead when it arrives. */
export type Arrival = {
  replyDueAt: Date;
  spamReason: string | null;
  submissionHash: string | null;
  landingPage: string | null;
  referrer: string | null;
  campaign: string | null;
  enteredByHand?: boolean;
};

export function newLead(now: Date, arrival: Partial<Arrival>) {
  const { spamReason = null, replyDueAt = new Date(now.getTime() + DAY_MS) } = arrival;
  const stage: Stage = spamReason === null ? 'new' : 'spam';
  return { ...arrival, spamReason, replyDueAt, stage, stageChangedAt: now, contacted: false, createdAt: now };
}

type NewLead<Lead> = {
  kind: LeadKind;
  submissionHash: string | null | undefined;
  mails: readonly MailTemplate[];
  now: Date;
  insert: (db: Db) => Promise<Lead>;
  /** Queues the reminders of a call. */
  schedule?: (db: Db, lead: Lead) => Promise<void>;
};

/**
 * Stores a lead, its mails and its webhooks in one transaction. A submission that is stored already is not stored again:
 * `isNew` is false then.
 */
export async function storeLead<Lead extends { id: number; email: string; stage: Stage }>(
  db: Db,
  { kind, submissionHash, mails, now, insert, schedule }: NewLead<Lead>,
): Promise<{ id: number; isNew: boolean }> {
  try {
    return await db.transaction().execute(async (transaction) => {
      const stored = await findSubmission(transaction, kind, submissionHash);
      if (stored) return stored;
      const lead = await insert(transaction);
      const { id, email } = lead;
      const isSpam = lead.stage === 'spam';
      const queued = mails.map((template) => ({ template }));
      await queueMails(transaction, { kind, leadId: id, email, mails: queued, now, isHeld: isSpam });
      await schedule?.(transaction, lead);
      if (!isSpam) await announceLead(transaction, kind, lead, now);
      return { id, isNew: true };
    });
  } catch (error) {
    // On PostgreSQL, another transaction may have stored the submission in the meantime.
    if (uniqueViolation(error)?.field !== 'submissionHash') throw error;
    const first = await findSubmission(db, kind, submissionHash);
    if (!first) throw error;
    return first;
  }
}

async function findSubmission(db: Db, kind: LeadKind, submissionHash: string | null | undefined) {
  if (!submissionHash) return undefined;
  const row = await db
    .selectFrom(leadTable(kind))
    .select('id')
    .where('submissionHash', '=', submissionHash)
    .executeTakeFirst();
  return row && { id: row.id, isNew: false };
}

const stages = recordCodec(storedContact.pick({ id: true, stage: true }));

type StageChange = { kind: LeadKind; ids: readonly number[]; stage: Stage; now: Date };

/** Changes the stage of leads and returns the ids of those that were in another one. */
export const setStage = (db: Db, { kind, ids, stage, now }: StageChange): Promise<number[]> =>
  inTransaction(db, async (transaction) => {
    if (stage !== 'spam') await unblockSenders(transaction, kind, ids);
    const answered = isAnswered(stage);
    const released = stage === 'spam' ? [] : await listUnannouncedSpam(transaction, kind, ids);
    const confirmed = kind === 'call' && stage === 'new' ? await listConfirmedSpam(transaction, ids) : [];
    const repliesBefore = await listReplies(transaction, kind, ids);
    const changed = await recordRows(
      transaction,
      { table: leadTable(kind), codec: stages, ids, fields: ['stage'] },
      (on) =>
        on
          .updateTable(leadTable(kind))
          .set((eb) => ({
            stage,
            contacted: answered,
            stageChangedAt: now,
            ...(answered ? firstReply(eb, now) : undoneReply(eb, kind, stage)),
          }))
          .where('id', 'in', ids)
          .where('stage', '!=', stage)
          .returning('id')
          .execute(),
    );
    const changedIds = changed.map(({ id }) => id);
    if (changedIds.length === 0) return [];
    const replies = await listReplies(transaction, kind, changedIds);
    await shareReplies(transaction, replies);
    const isUndone = ({ id }: { id: number }) => changedIds.includes(id) && !replies.some((reply) => reply.id === id);
    await unshareReplies(transaction, repliesBefore.filter(isUndone));
    await (stage === 'spam' ? holdMails : releaseMails)(transaction, kind, changedIds, now);
    if (kind === 'call') await (stage === 'spam' ? releaseSeats : restoreSeats)(transaction, changedIds);
    await addLeadEvents(transaction, { kind, ids: changedIds, type: 'stage', text: stage, now });
    await announce(transaction, kind, released, now);
    await queueWebhooks(transaction, { event: 'lead.stage_changed', kind, ids: changedIds, data: { stage }, now });
    if (confirmed.length > 0) await setStage(transaction, { kind, ids: confirmed, stage: 'contacted', now });
    return changedIds;
  });

type EarlierStages = { kind: LeadKind; leads: readonly { id: number; stage: Stage }[]; now: Date };

/** Sets several leads to their earlier stages, and returns the ids of those that were in another one. */
export function restoreStages(db: Db, { kind, leads, now }: EarlierStages): Promise<number[]> {
  return db.transaction().execute(async (transaction) => {
    const changed: number[] = [];
    for (const [stage, group] of Map.groupBy(leads, (lead) => lead.stage)) {
      changed.push(...(await setStage(transaction, { kind, ids: group.map(({ id }) => id), stage, now })));
    }
    return changed;
  });
}

/** A lead that is set back to answered within this time keeps its earlier reply time: the change was a mistake. */
const MISTAKE_MS = 10 * 60_000;

type Lead = ExpressionBuilder<Tables, 'contactSubmissions'>;

/** Keeps the time of the first reply, even if the lead was set to not answered by mistake in between. */
function firstReply(eb: Lead, now: Date) {
  const undone = eb
    .case()
    .when('stageChangedAt', '>', new Date(now.getTime() - MISTAKE_MS))
    .then(eb.ref('undoneRepliedAt'))
    .end();
  return { repliedAt: eb.fn.coalesce('repliedAt', undone, eb.val(now)).$castTo<Date>(), undoneRepliedAt: null };
}

/** A mail about the appointment counts as the reply in every stage of the call. */
function undoneReply(eb: Lead, kind: LeadKind, stage: Stage) {
  const repliedAt = eb.fn.coalesce('repliedAt', 'undoneRepliedAt').$castTo<Date | null>();
  const mailed = eb
    .selectFrom('outbox')
    // In SQLite this alias would hide a column of the same name, so no column of a lead may have it.
    .select((mail) => mail.ref('outbox.createdAt').$castTo<Date | null>().as('mailedAt'))
    .where('outbox.kind', '=', 'call')
    .where('outbox.template', 'in', APPOINTMENT_MAILS)
    .whereRef('outbox.leadId', '=', `${leadTable(kind)}.id`)
    .where('outbox.createdAt', '=', repliedAt)
    .limit(1);
  return { repliedAt: kind === 'call' && stage === 'new' ? mailed : null, undoneRepliedAt: repliedAt };
}

const APPOINTMENT_MAILS = ['confirmed', 'rescheduled', 'cancelled', 'invitation'] as const;

/** The calls that were confirmed in quarantine: the mail about it was held, and is the first reply. */
async function listConfirmedSpam(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('callSchedules')
    .select('id')
    .where('id', 'in', ids)
    .where('stage', '=', 'spam')
    .where('confirmedAt', 'is not', null)
    .where('undoneRepliedAt', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** The leads in quarantine that no webhook has been notified about. */
async function listUnannouncedSpam(db: Db, kind: LeadKind, ids: readonly number[]): Promise<number[]> {
  const announced = db
    .selectFrom('webhookDeliveries')
    .select('leadId')
    .where('kind', '=', kind)
    .where('leadId', 'in', ids)
    .where('event', '=', 'lead.created');
  const rows = await db
    .selectFrom(leadTable(kind))
    .select('id')
    .where('id', 'in', ids)
    .where('stage', '=', 'spam')
    .where('id', 'not in', announced)
    .execute();
  return rows.map(({ id }) => id);
}

async function announce(db: Db, kind: LeadKind, ids: readonly number[], now: Date): Promise<void> {
  for (const id of ids) {
    const data = await readLead[kind](db, id);
    if (data) await announceLead(db, kind, data, now);
  }
}

/** Queues the webhook deliveries of a new lead, with its declared fields. */
function announceLead(db: Db, kind: LeadKind, lead: { id: number }, now: Date): Promise<void> {
  const declared = Object.entries(lead).filter(([field]) => Object.hasOwn(webhookLeads[kind].shape, field));
  return queueWebhooks(db, { event: 'lead.created', kind, ids: [lead.id], data: Object.fromEntries(declared), now });
}

/** Records that a reply was sent. A new lead counts as contacted from then on. */
export function markReplySent(db: Db, { kind, id }: LeadRef, mailId: number, now: Date): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await markMailSent(transaction, mailId, now);
    const isNew = transaction.selectFrom(leadTable(kind)).select('id').where('id', '=', id).where('stage', '=', 'new');
    if (await isNew.executeTakeFirst()) await setStage(transaction, { kind, ids: [id], stage: 'contacted', now });
  });
}

/** Marks a lead as contacted or not. A lead in a later stage keeps it. */
export async function setContacted(db: Db, { kind, id }: LeadRef, contacted: boolean, now: Date): Promise<void> {
  const lead = await db
    .selectFrom(leadTable(kind))
    .select('id')
    .where('id', '=', id)
    .where('contacted', '!=', contacted)
    .executeTakeFirst();
  if (lead) await setStage(db, { kind, ids: [id], stage: contacted ? 'contacted' : 'new', now });
}

/** How many leads of each kind wait for a reply. */
export const countUnanswered = (db: Db) =>
  countKinds((kind) => db.selectFrom(leadTable(kind)).where(waitsForReply[kind]));

/** How many leads of each kind are in quarantine. */
export const countSpam = (db: Db) => countKinds((kind) => db.selectFrom(leadTable(kind)).where('stage', '=', 'spam'));

async function countKinds(from: (kind: LeadKind) => From<'contactSubmissions'>): Promise<Record<LeadKind, number>> {
  const [contact, call] = await Promise.all([countRows(from('contact')), countRows(from('call'))]);
  return { contact, call };
}

type Reply = { subject: string; text: string };

/** Queues a mail to the sender of a lead. It counts as the first answer once it is sent. */
export function replyToLead(db: Db, lead: LeadRef, payload: Reply, now: Date): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const found = await findLead(transaction, lead);
    if (!found) return false;
    const { kind, id: leadId } = lead;
    await queueMails(transaction, { kind, leadId, email: found.email, mails: [{ template: 'reply', payload }], now });
    await record(transaction, { action: `${kind}.reply`, kind, recordId: leadId });
    return true;
  });
}

/** The minutes between arrival and first reply, for each lead that arrived after a moment. */
export async function listReplyTimes(db: Db, since: Date): Promise<number[]> {
  const read = (kind: LeadKind) =>
    db
      .selectFrom(leadTable(kind))
      .select(['createdAt', 'repliedAt'])
      .where('createdAt', '>', since)
      .where('repliedAt', 'is not', null)
      .orderBy('createdAt', 'desc')
      .limit(1000)
      .execute();
  const rows = (await Promise.all(leadKinds.map(read))).flat();
  return rows.map(
    ({ createdAt, repliedAt }) => (Number(new Date(repliedAt ?? 0)) - Number(new Date(createdAt))) / 60_000,
  );
}

/** The fields of a lead that mails and notes need. */
export async function findLead(db: Db, { kind, id }: LeadRef): Promise<{ email: string; name: string } | undefined> {
  return db.selectFrom(leadTable(kind)).select(['email', 'name']).where('id', '=', id).executeTakeFirst();
}
