import { bookingDefaults, type Slot } from '@site/schema/booking';
import { type CallAdminListQuery, type CallOutcome, call, type callInput } from '@site/schema/call';
import type { ListQuery } from '@site/schema/list-query';
import { callStart, dayInIndia } from '@site/schema/schedule';
import type { z } from 'zod';
import { type Arrival, newLead, setContacted, storeLead } from './leads/lead.ts';
import { addLeadEvents } from './leads/lead-event.ts';
import { calls, findCall } from './leads/lead-tables.ts';
import { queueMails } from './leads/outbox.ts';
import { releaseSeats, takeSeat } from './leads/seat.ts';
import { queueWebhooks } from './leads/webhook.ts';
import { notSpam } from './lists/lead-list.ts';
import { table } from './table.ts';
import type { Db } from './tables.ts';

export { findCall };

type Input = z.output<typeof callInput>;

/** Reads calls as the REST API returns them. */
const publicCalls = table('callSchedules', call);

const all = (db: Db) => db.selectFrom('callSchedules');
const newestFirst = (db: Db) => all(db).orderBy('createdAt', 'desc').orderBy('id', 'desc');

export const listAllCalls = (db: Db, query: ListQuery) => publicCalls.list(newestFirst(db), query);

/** Without a sort: the upcoming calls, the next one first, and then the past ones, the last one first. */
export async function listCallsForAdmin(db: Db, { contacted, stage, ...query }: CallAdminListQuery, now: Date) {
  const read = (from: ReturnType<typeof all>, part: Pick<CallAdminListQuery, 'limit' | 'offset'>) =>
    calls.listForAdmin(
      db,
      { from: stage ? from : from.where(notSpam), filters: { contacted, stage } },
      { ...query, ...part },
    );
  if (query.sort) return read(newestFirst(db), query);
  const { limit, offset } = query;
  const upcoming = await read(all(db).where('startsAt', '>=', now).orderBy('startsAt').orderBy('id'), query);
  const past = await read(
    all(db).where('startsAt', '<', now).orderBy('startsAt', 'desc').orderBy('id', 'desc'),
    // With a limit of 0 the engine still counts the rows.
    { limit: limit - upcoming.items.length, offset: Math.max(0, offset - upcoming.total) },
  );
  return { items: [...upcoming.items, ...past.items], total: upcoming.total + past.total };
}

export const listCallsByIds = async (db: Db, ids: readonly number[]) =>
  (await calls.list(all(db).where('id', 'in', ids), {})).items;

/** The calls that begin in a period, in the order of their beginning. */
export const listCallsBetween = async (db: Db, from: Date, to: Date) =>
  (
    await calls.list(
      all(db).where('startsAt', '>=', from).where('startsAt', '<', to).where(notSpam).orderBy('startsAt').orderBy('id'),
      {},
    )
  ).items;

const slotOf = ({ preferredDate, preferredTime }: Pick<Input, 'preferredDate' | 'preferredTime'>): Slot => ({
  day: dayInIndia(preferredDate),
  time: preferredTime,
});

type CallArrival = Partial<Arrival> & { phoneKey?: string; capacity?: number };

/** Stores a call with the mails about it. Throws `SlotFullError` when its slot has no place left. */
export const insertCall = (
  db: Db,
  input: Input,
  now: Date,
  { phoneKey = input.phone.replace(/[^\d+]/g, ''), capacity = bookingDefaults.capacity, ...arrival }: CallArrival = {},
) =>
  storeLead(db, {
    kind: 'call',
    submissionHash: arrival.submissionHash,
    isSpam: Boolean(arrival.spamReason),
    mails: ['notice', 'invitation'],
    now,
    async insert(on) {
      const record = { ...input, ...newLead(now, arrival), startsAt: callStart(input), sequence: 0, phoneKey };
      const stored = await calls.insert(on, record);
      // Spam must not occupy the places of visitors.
      if (!arrival.spamReason) await takeSeat(on, { callId: stored.id, slot: slotOf(input), capacity });
      return stored;
    },
  });

export async function setCallContacted(db: Db, id: number, contacted: boolean, now: Date) {
  await setContacted(db, { kind: 'call', id }, contacted, now);
  return publicCalls.find(all(db).where('id', '=', id));
}

type Move = {
  id: number;
  preferredDate: Date;
  preferredTime: string;
  capacity: number;
  now: Date;
  byVisitor?: boolean;
};

/** The mails about a change of a call: to the visitor, and to the agency unless the agency made the change. */
const mailsAbout = (change: 'rescheduled' | 'cancelled', byVisitor: boolean) => [
  { template: change },
  ...(byVisitor ? [{ template: 'notice' as const, payload: { change } }] : []),
];

const actor = (byVisitor: boolean) => (byVisitor ? ' by the visitor' : '');

/** Moves a call to another slot and tells the visitor. Throws `SlotFullError` when that slot has no place left. */
export function moveCall(db: Db, { id, capacity, now, byVisitor = false, ...to }: Move) {
  return db.transaction().execute(async (on) => {
    const before = await findCall(on, id);
    if (!before) return undefined;
    const slot = slotOf(to);
    const { day, time } = slotOf(before);
    // A change that is sent twice is made and mailed once.
    if (before.outcome === null && slot.day === day && slot.time === time) return before;
    const isSpam = before.stage === 'spam';
    await releaseSeats(on, [id]);
    if (!isSpam) await takeSeat(on, { callId: id, slot, capacity });
    const sequence = before.sequence + 1;
    const change = { ...to, startsAt: callStart(to), sequence, outcome: null, confirmedAt: null };
    const moved = await calls.update(on, id, change);
    await queueMails(on, {
      kind: 'call',
      leadId: id,
      mails: mailsAbout('rescheduled', byVisitor),
      now,
      isHeld: isSpam,
    });
    const text = `moved to ${slot.day} ${slot.time}${actor(byVisitor)}`;
    await addLeadEvents(on, { kind: 'call', ids: [id], type: 'booking', text, now });
    await queueWebhooks(on, { event: 'call.rescheduled', kind: 'call', ids: [id], data: slot, now });
    return moved;
  });
}

/** Cancels a call, frees its place and tells the visitor. A cancelled call stays in the list. */
export function cancelCall(db: Db, id: number, now: Date, { byVisitor = false } = {}) {
  return db.transaction().execute(async (on) => {
    const before = await findCall(on, id);
    if (!before || before.outcome === 'cancelled') return before;
    await releaseSeats(on, [id]);
    const cancelled = await calls.update(on, id, { outcome: 'cancelled', sequence: before.sequence + 1 });
    const isHeld = before.stage === 'spam';
    await queueMails(on, { kind: 'call', leadId: id, mails: mailsAbout('cancelled', byVisitor), now, isHeld });
    const text = `cancelled${actor(byVisitor)}`;
    await addLeadEvents(on, { kind: 'call', ids: [id], type: 'booking', text, now });
    await queueWebhooks(on, { event: 'call.cancelled', kind: 'call', ids: [id], data: {}, now });
    return cancelled;
  });
}

/** Stores what became of a call. */
export function setOutcome(db: Db, id: number, outcome: Exclude<CallOutcome, 'cancelled'> | null, now: Date) {
  return db.transaction().execute(async (on) => {
    const changed = await calls.update(on, id, { outcome });
    if (changed) {
      await addLeadEvents(on, { kind: 'call', ids: [id], type: 'booking', text: outcome ?? 'outcome removed', now });
    }
    return changed;
  });
}

/** Confirms the appointment and tells the visitor. */
export function confirmCall(db: Db, id: number, now: Date) {
  return db.transaction().execute(async (on) => {
    const confirmed = await calls.update(on, id, { confirmedAt: now });
    if (!confirmed) return undefined;
    await queueMails(on, { kind: 'call', leadId: id, mails: [{ template: 'confirmed' }], now });
    await addLeadEvents(on, { kind: 'call', ids: [id], type: 'booking', text: 'confirmed', now });
    return confirmed;
  });
}
