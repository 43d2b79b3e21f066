import { type Booking, type ClosedCalls, closedReason, type Slot } from '@site/schema/booking';
import { dayInIndia } from '@site/schema/schedule';
import type { Db } from '../tables.ts';

/*
 * The places of a slot. Each call occupies one with a number of its own, so the primary key of the table refuses one
 * call too many, whatever happens at the same time.
 */

export class SlotFullError extends Error {
  override name = 'SlotFullError';
}

/** The slot of a call, by the day in India. */
export const slotOf = (call: { preferredDate: Date; preferredTime: string }): Slot => ({
  day: dayInIndia(call.preferredDate),
  time: call.preferredTime,
});

type Seat = { callId: number; slot: Slot; capacity?: number };

/** Takes the first free place, in the transaction that stores or moves the call. */
export async function takeSeat(db: Db, { callId, slot, capacity = Number.MAX_SAFE_INTEGER }: Seat): Promise<void> {
  for (;;) {
    const taken = await seatsOf(db, slot);
    let seat = 1;
    while (taken.has(seat)) seat += 1;
    if (taken.size >= capacity) throw new SlotFullError();
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('callSeats')
      .values({ ...slot, seat, callId })
      .onConflict((conflict) => conflict.columns(['day', 'time', 'seat']).doNothing())
      .executeTakeFirstOrThrow();
    // Nothing was inserted if another booking took this seat after the seats were read: then try the next one.
    if (numInsertedOrUpdatedRows) return;
  }
}

async function seatsOf(db: Db, { day, time }: Slot): Promise<Set<number>> {
  const rows = await db
    .selectFrom('callSeats')
    .select('seat')
    .where('day', '=', day)
    .where('time', '=', time)
    .execute();
  return new Set(rows.map(({ seat }) => seat));
}

export async function releaseSeats(db: Db, callIds: readonly number[]): Promise<void> {
  await db.deleteFrom('callSeats').where('callId', 'in', callIds).execute();
}

/** Gives calls that have no place a place again, also when their slot is full: they were accepted before. */
export async function restoreSeats(db: Db, callIds: readonly number[]): Promise<void> {
  const calls = await db
    .selectFrom('callSchedules')
    .select(['id', 'preferredDate', 'preferredTime'])
    .where('id', 'in', callIds)
    .where('stage', '!=', 'spam')
    .where((eb) => eb.or([eb('outcome', 'is', null), eb('outcome', '!=', 'cancelled')]))
    .where('id', 'not in', (eb) => eb.selectFrom('callSeats').select('callId'))
    .execute();
  for (const { id, preferredDate, preferredTime } of calls) {
    await takeSeat(db, { callId: id, slot: slotOf({ preferredDate: new Date(preferredDate), preferredTime }) });
  }
}

/** The slots of a range of days that have no place left. */
export async function listFullSlots(db: Db, from: string, to: string, capacity: number): Promise<Slot[]> {
  return db
    .selectFrom('callSeats')
    .select(['day', 'time'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['day', 'time'])
    .having((eb) => eb.fn.countAll(), '>=', capacity)
    .execute();
}

/** The calls from a day on that are booked on days which a change of the settings closes. */
export async function countClosedCalls(db: Db, before: Booking, after: Booking, from: string): Promise<ClosedCalls> {
  const days = await db
    .selectFrom('callSeats')
    .select((eb) => ['day', eb.fn.countAll().as('calls')])
    .where('day', '>=', from)
    .groupBy('day')
    .orderBy('day')
    .execute();
  const closed = days.filter(({ day }) => closedReason(after, day) !== null && closedReason(before, day) === null);
  return { calls: closed.reduce((sum, { calls }) => sum + Number(calls), 0), firstDay: closed[0]?.day };
}
