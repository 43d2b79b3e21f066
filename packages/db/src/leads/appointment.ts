import { type BookingRules, dueBeforeCall } from '@site/schema/booking';
import type { CallOutcome, StoredCall } from '@site/schema/call';
import type { MailTemplate } from '@site/schema/lead';
import { type Appointment, callStart, timeOfCall } from '@site/schema/schedule';
import { UNDO_MS } from '@site/schema/site';
import type { Db } from '../tables.ts';
import { setStage } from './lead.ts';
import { addLeadEvents } from './lead-event.ts';
import { calls, findCall } from './lead-tables.ts';
import { queueMails, takeBackMail } from './outbox.ts';
import { replaceReminders } from './reminder.ts';
import { releaseSeats, slotOf, takeSeat } from './seat.ts';
import { listReplies, shareReplies, unshareReplies } from './shared-reply.ts';
import { queueWebhooks } from './webhook.ts';

/*
 * Changes a booked call and queues the mails about it. A mail about a change by the administrator is delayed while the
 * change can be undone; after a later undo the visitor gets an update. The first such mail counts as the reply.
 */

type Change = {
  call: StoredCall;
  template: MailTemplate;
  /** The time that the visitor knows, for a mail about a new time. */
  payload?: object;
  now: Date;
};

/** Queues the mail to the visitor about a change by the administrator. It counts as the reply to an unanswered call. */
async function queueForVisitor(on: Db, { call, template, payload, now }: Change): Promise<void> {
  const isHeld = call.stage === 'spam';
  await queueMails(on, {
    kind: 'call',
    leadId: call.id,
    email: call.email,
    mails: [{ template, ...(payload && { payload }) }],
    now,
    sendAt: new Date(now.getTime() + UNDO_MS),
    isHeld,
  });
  if (isHeld) return;
  const unanswered = on.updateTable('callSchedules').where('id', '=', call.id).where('repliedAt', 'is', null);
  await unanswered.set({ repliedAt: now }).execute();
  await shareReplies(on, await listReplies(on, 'call', [call.id]));
}

/** Removes a mail about a change that is undone in time. If it was the first reply, the call is unanswered again. */
async function takeBack(on: Db, call: StoredCall, template: MailTemplate) {
  const mail = await takeBackMail(on, call.id, template);
  const wasReply = mail !== undefined && call.repliedAt?.getTime() === mail.createdAt.getTime();
  if (wasReply) {
    await unshareReplies(on, await listReplies(on, 'call', [call.id]));
    await calls.update(on, call.id, { repliedAt: null });
  }
  return mail;
}

type VisitorChange = { change: 'rescheduled' | 'cancelled'; from?: Appointment };

/** Queues the mails about a change by the visitor: to the visitor and to the agency. */
const queueForBoth = (on: Db, call: StoredCall, about: VisitorChange, now: Date) =>
  queueMails(on, {
    kind: 'call',
    leadId: call.id,
    email: call.email,
    mails: [{ template: about.change }, { template: 'notice', payload: about }],
    now,
    isHeld: call.stage === 'spam',
  });

const addEvent = (on: Db, id: number, text: string, now: Date) =>
  addLeadEvents(on, { kind: 'call', ids: [id], type: 'booking', text, now });

function announceSlot(on: Db, timeZone: string, call: StoredCall, now: Date) {
  const data = slotOf(timeZone, call);
  return queueWebhooks(on, { event: 'call.rescheduled', kind: 'call', ids: [call.id], data, now });
}

const actor = (byVisitor: boolean) => (byVisitor ? ' by the visitor' : '');

/** The appointment that the visitor knows while the mail about a new one is still queued. */
type Known = { preferredDate: string; preferredTime: string; confirmedAt: string | null; replyDueAt: string };

type Move = Appointment & Reinstatement & { byVisitor?: boolean };

/** Moves a call to another slot and mails the visitor. Throws `SlotFullError` if that slot has no seat left. */
export function moveCall(db: Db, { id, capacity, timeZone, now, byVisitor = false, ...to }: Move) {
  return db.transaction().execute(async (on) => {
    const before = await findCall(on, id);
    if (!before) return undefined;
    const slot = slotOf(timeZone, to);
    const startsAt = callStart(timeZone, to);
    // A request that is sent twice changes the call once and queues one mail.
    if (before.outcome === null && slotKey(timeZone, before) === slotKey(timeZone, to)) return before;
    await releaseSeats(on, [id]);
    if (before.stage !== 'spam') await takeSeat(on, { id, preferredTime: to.preferredTime, startsAt, capacity });
    const waiting = await takeBack(on, before, 'rescheduled');
    const known: Known = waiting?.payload ? JSON.parse(waiting.payload) : toKnown(before);
    const isUndone =
      waiting !== undefined &&
      !byVisitor &&
      before.outcome !== 'cancelled' &&
      slotKey(timeZone, { ...known, preferredDate: new Date(known.preferredDate) }) === slotKey(timeZone, to);
    const { preferredDate, preferredTime } = before;
    const visitorChange = { change: 'rescheduled', from: { preferredDate, preferredTime } } as const;
    if (byVisitor) await queueForBoth(on, before, visitorChange, now);
    else if (!isUndone) await queueForVisitor(on, { call: before, template: 'rescheduled', payload: known, now });
    const moved = await calls.update(on, id, {
      ...to,
      startsAt,
      replyDueAt: isUndone ? new Date(known.replyDueAt) : dueBeforeCall(timeZone, before.replyDueAt, to, now),
      sequence: before.sequence + 1,
      outcome: null,
      confirmedAt: isUndone && known.confirmedAt ? new Date(known.confirmedAt) : null,
    });
    if (!moved) return undefined;
    await replaceReminders(on, moved, now);
    const from = slotOf(timeZone, before);
    await addEvent(on, id, `moved from ${from.day} ${from.time} to ${slot.day} ${slot.time}${actor(byVisitor)}`, now);
    await announceSlot(on, timeZone, moved, now);
    return moved;
  });
}

const toKnown = ({ preferredDate, preferredTime, confirmedAt, replyDueAt }: StoredCall): Known => ({
  preferredDate: preferredDate.toISOString(),
  preferredTime,
  confirmedAt: confirmedAt?.toISOString() ?? null,
  replyDueAt: replyDueAt.toISOString(),
});

/** Equal for two spellings of one time. */
const slotKey = (timeZone: string, call: Appointment) =>
  timeOfCall(timeZone, call)?.getTime() ?? Object.values(slotOf(timeZone, call)).join(' ');

/** Cancels a call, frees its seat and mails the visitor. A cancelled call stays in the list. */
export function cancelCall(db: Db, id: number, now: Date, { byVisitor = false } = {}) {
  return db.transaction().execute(async (on) => {
    const before = await findCall(on, id);
    if (!before || before.outcome === 'cancelled') return before;
    await releaseSeats(on, [id]);
    if (byVisitor) await queueForBoth(on, before, { change: 'cancelled' }, now);
    else await queueForVisitor(on, { call: before, template: 'cancelled', now });
    const cancelled = await calls.update(on, id, { outcome: 'cancelled', sequence: before.sequence + 1 });
    if (cancelled) await replaceReminders(on, cancelled, now);
    await addEvent(on, id, `cancelled${actor(byVisitor)}`, now);
    await queueWebhooks(on, { event: 'call.cancelled', kind: 'call', ids: [id], data: {}, now });
    return cancelled;
  });
}

type Reinstatement = Pick<BookingRules, 'capacity' | 'timeZone'> & { id: number; now: Date };

/** Undoes a cancellation. Throws `SlotFullError` if the slot has been filled since. */
export function reinstateCall(db: Db, change: Reinstatement) {
  return db.transaction().execute(async (on) => {
    const before = await findCall(on, change.id);
    return before?.outcome === 'cancelled' ? reinstate(on, before, change) : before;
  });
}

async function reinstate(on: Db, before: StoredCall, { id, capacity, timeZone, now }: Reinstatement) {
  if (before.stage !== 'spam') await takeSeat(on, { ...before, capacity });
  const isUnknown = await takeBack(on, before, 'cancelled');
  const template = before.confirmedAt ? 'confirmed' : 'invitation';
  if (!isUnknown) await queueForVisitor(on, { call: before, template, now });
  const call = await calls.update(on, id, { outcome: null, sequence: before.sequence + 1 });
  if (!call) return undefined;
  await replaceReminders(on, call, now);
  await addEvent(on, id, 'reinstated', now);
  await announceSlot(on, timeZone, call, now);
  return call;
}

/** Confirms the appointment and mails the visitor, who counts as contacted from then on. */
export function confirmCall(db: Db, id: number, now: Date) {
  return db.transaction().execute(async (on) => {
    const before = await findCall(on, id);
    if (!before || before.confirmedAt || before.outcome === 'cancelled') return before;
    await queueForVisitor(on, { call: before, template: 'confirmed', now });
    await addEvent(on, id, 'confirmed', now);
    if (before.stage === 'new') await setStage(on, { kind: 'call', ids: [id], stage: 'contacted', now });
    return calls.update(on, id, { confirmedAt: now, sequence: before.sequence + 1 });
  });
}

/** Undoes a confirmation: the appointment is tentative again. */
export function undoConfirmation(db: Db, id: number, now: Date) {
  return db.transaction().execute(async (on) => {
    const before = await findCall(on, id);
    if (!before?.confirmedAt) return before;
    const isUnknown = await takeBack(on, before, 'confirmed');
    if (!isUnknown && before.outcome !== 'cancelled') {
      await queueForVisitor(on, { call: before, template: 'invitation', now });
    }
    await addEvent(on, id, 'no longer confirmed', now);
    const wasContact = before.stageChangedAt.getTime() === before.confirmedAt.getTime();
    if (isUnknown && wasContact && before.stage === 'contacted') {
      await setStage(on, { kind: 'call', ids: [id], stage: 'new', now });
    }
    return calls.update(on, id, { confirmedAt: null, sequence: before.sequence + 1 });
  });
}

type Outcome = Reinstatement & { outcome: Exclude<CallOutcome, 'cancelled'> | null };

/** Stores the outcome of a call. A cancelled call takes none; removing its outcome undoes the cancellation. */
export function setOutcome(db: Db, { outcome, ...change }: Outcome) {
  const { id, now } = change;
  return db.transaction().execute(async (on) => {
    const before = await findCall(on, id);
    if (before?.outcome === 'cancelled') return outcome === null ? reinstate(on, before, change) : before;
    const changed = await calls.update(on, id, { outcome });
    if (!changed) return undefined;
    await replaceReminders(on, changed, now);
    await addEvent(on, id, outcome ?? 'outcome removed', now);
    return changed;
  });
}
