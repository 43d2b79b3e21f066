import type { CallOutcome, StoredCall } from '@site/schema/call';
import type { MailTemplate } from '@site/schema/lead';
import { callStart } from '@site/schema/schedule';
import type { Db } from '../tables.ts';
import { addLeadEvents } from './lead-event.ts';
import { calls, findCall } from './lead-tables.ts';
import { queueMails, takeBackMail, UNDO_MS } from './outbox.ts';
import { releaseSeats, slotOf, takeSeat } from './seat.ts';
import { queueWebhooks } from './webhook.ts';

/*
 * Changes of a booked call, with the mails about them. A mail about a change by the administrator waits for the time in
 * which the change can be undone; if it is undone later, the visitor gets an update.
 */

type Appointment = Pick<StoredCall, 'preferredDate' | 'preferredTime'>;

type Change = {
  call: StoredCall;
  template: MailTemplate;
  /** What the visitor was told, in a mail about a new time. */
  payload?: object;
  now: Date;
};

/** Queues the mail to the visitor about a change by the administrator. */
const queueForVisitor = (on: Db, { call, template, payload, now }: Change) =>
  queueMails(on, {
    kind: 'call',
    leadId: call.id,
    email: call.email,
    mails: [{ template, ...(payload && { payload }) }],
    now,
    sendAt: new Date(now.getTime() + UNDO_MS),
    isHeld: call.stage === 'spam',
  });

/** Queues the mails about a change by the visitor: to the visitor and to the agency. */
const queueForBoth = (on: Db, call: StoredCall, change: 'rescheduled' | 'cancelled', now: Date) =>
  queueMails(on, {
    kind: 'call',
    leadId: call.id,
    email: call.email,
    mails: [{ template: change }, { template: 'notice', payload: { change } }],
    now,
    isHeld: call.stage === 'spam',
  });

const addEvent = (on: Db, id: number, text: string, now: Date) =>
  addLeadEvents(on, { kind: 'call', ids: [id], type: 'booking', text, now });

const announceSlot = (on: Db, call: StoredCall, now: Date) =>
  queueWebhooks(on, { event: 'call.rescheduled', kind: 'call', ids: [call.id], data: slotOf(call), now });

const actor = (byVisitor: boolean) => (byVisitor ? ' by the visitor' : '');

/** The appointment that the visitor knows, while the mail about a new one still waits. */
type Known = { preferredDate: string; preferredTime: string; confirmedAt: string | null };

type Move = Appointment & { id: number; capacity: number; now: Date; byVisitor?: boolean };

/** Moves a call to another slot and tells the visitor. Throws `SlotFullError` when that slot has no place left. */
export function moveCall(db: Db, { id, capacity, now, byVisitor = false, ...to }: Move) {
  return db.transaction().execute(async (on) => {
    const before = await findCall(on, id);
    if (!before) return undefined;
    const slot = slotOf(to);
    // A change that is sent twice is made and mailed once.
    if (before.outcome === null && isSameSlot(before, to)) return before;
    await releaseSeats(on, [id]);
    if (before.stage !== 'spam') await takeSeat(on, { callId: id, slot, capacity });
    const waiting = await takeBackMail(on, id, 'rescheduled');
    const known: Known = waiting?.payload ? JSON.parse(waiting.payload) : toKnown(before);
    const isUndone =
      waiting !== undefined &&
      !byVisitor &&
      before.outcome !== 'cancelled' &&
      isSameSlot({ ...known, preferredDate: new Date(known.preferredDate) }, to);
    const moved = await calls.update(on, id, {
      ...to,
      startsAt: callStart(to),
      sequence: before.sequence + 1,
      outcome: null,
      confirmedAt: isUndone && known.confirmedAt ? new Date(known.confirmedAt) : null,
    });
    if (!moved) return undefined;
    if (byVisitor) await queueForBoth(on, moved, 'rescheduled', now);
    else if (!isUndone) await queueForVisitor(on, { call: moved, template: 'rescheduled', payload: known, now });
    const from = slotOf(before);
    await addEvent(on, id, `moved from ${from.day} ${from.time} to ${slot.day} ${slot.time}${actor(byVisitor)}`, now);
    await announceSlot(on, moved, now);
    return moved;
  });
}

const toKnown = ({ preferredDate, preferredTime, confirmedAt }: StoredCall): Known => ({
  preferredDate: preferredDate.toISOString(),
  preferredTime,
  confirmedAt: confirmedAt?.toISOString() ?? null,
});

function isSameSlot(one: Appointment, other: Appointment): boolean {
  const [a, b] = [slotOf(one), slotOf(other)];
  return a.day === b.day && a.time === b.time;
}

/** Cancels a call, frees its place and tells the visitor. A cancelled call stays in the list. */
export function cancelCall(db: Db, id: number, now: Date, { byVisitor = false } = {}) {
  return db.transaction().execute(async (on) => {
    const before = await findCall(on, id);
    if (!before || before.outcome === 'cancelled') return before;
    await releaseSeats(on, [id]);
    const cancelled = await calls.update(on, id, { outcome: 'cancelled', sequence: before.sequence + 1 });
    if (byVisitor) await queueForBoth(on, before, 'cancelled', now);
    else await queueForVisitor(on, { call: before, template: 'cancelled', now });
    await addEvent(on, id, `cancelled${actor(byVisitor)}`, now);
    await queueWebhooks(on, { event: 'call.cancelled', kind: 'call', ids: [id], data: {}, now });
    return cancelled;
  });
}

type Reinstatement = { id: number; capacity: number; now: Date };

/** Undoes a cancellation. Throws `SlotFullError` when others have taken the place. */
export function reinstateCall(db: Db, { id, capacity, now }: Reinstatement) {
  return db.transaction().execute(async (on) => {
    const before = await findCall(on, id);
    if (before?.outcome !== 'cancelled') return before;
    if (before.stage !== 'spam') await takeSeat(on, { callId: id, slot: slotOf(before), capacity });
    const call = await calls.update(on, id, { outcome: null, sequence: before.sequence + 1 });
    if (!call) return undefined;
    const isUnknown = await takeBackMail(on, id, 'cancelled');
    if (!isUnknown) await queueForVisitor(on, { call, template: call.confirmedAt ? 'confirmed' : 'invitation', now });
    await addEvent(on, id, 'reinstated', now);
    await announceSlot(on, call, now);
    return call;
  });
}

/** Confirms the appointment and tells the visitor. */
export function confirmCall(db: Db, id: number, now: Date) {
  return db.transaction().execute(async (on) => {
    const before = await findCall(on, id);
    if (!before || before.confirmedAt || before.outcome === 'cancelled') return before;
    const confirmed = await calls.update(on, id, { confirmedAt: now, sequence: before.sequence + 1 });
    await queueForVisitor(on, { call: before, template: 'confirmed', now });
    await addEvent(on, id, 'confirmed', now);
    return confirmed;
  });
}

/** Undoes a confirmation: the appointment is tentative again. */
export function undoConfirmation(db: Db, id: number, now: Date) {
  return db.transaction().execute(async (on) => {
    const before = await findCall(on, id);
    if (!before?.confirmedAt) return before;
    const isUnknown = await takeBackMail(on, id, 'confirmed');
    const call = await calls.update(on, id, { confirmedAt: null, sequence: before.sequence + 1 });
    if (call && !isUnknown && call.outcome !== 'cancelled') {
      await queueForVisitor(on, { call, template: 'invitation', now });
    }
    await addEvent(on, id, 'no longer confirmed', now);
    return call;
  });
}

/** Stores what became of a call. */
export function setOutcome(db: Db, id: number, outcome: Exclude<CallOutcome, 'cancelled'> | null, now: Date) {
  return db.transaction().execute(async (on) => {
    const changed = await calls.update(on, id, { outcome });
    if (changed) await addEvent(on, id, outcome ?? 'outcome removed', now);
    return changed;
  });
}
