import { type Booking, type BookingRules, type ClosedCalls, closedReason, type Slot } from '@site/schema/booking';
import { type Appointment, addDays, dayIn, isTimeOfDay, startOfDay } from '@site/schema/schedule';
import { notSpam, takesPlace } from '../lists/lead-list.ts';
import type { Db } from '../tables.ts';

/*
 * The seats of a slot. Each call takes one numbered seat, so the primary key prevents overbooking, also by concurrent
 * bookings. A slot is identified by the time at which it begins, because REST accepts any spelling of it.
 */

export class SlotFullError extends Error {
  override name = 'SlotFullError';
}

/** The slot of a call, by the day in the time zone of the agency. */
export const slotOf = (timeZone: string, call: Appointment): Slot => ({
  day: dayIn(timeZone, call.preferredDate),
  time: call.preferredTime,
});

type Seat = { id: number; preferredTime: string; startsAt: Date; capacity?: number };

/**
 * Takes the first free seat, in the transaction that stores or moves the call. A call without a time of day needs none.
 */
export async function takeSeat(
  db: Db,
  { id, preferredTime, startsAt, capacity = Number.MAX_SAFE_INTEGER }: Seat,
): Promise<void> {
  if (!isTimeOfDay(preferredTime)) return;
  for (;;) {
    const taken = await seatsAt(db, startsAt);
    let seat = 1;
    while (taken.has(seat)) seat += 1;
    if (taken.size >= capacity) throw new SlotFullError();
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('callSeats')
      .values({ startsAt, seat, callId: id })
      .onConflict((conflict) => conflict.columns(['startsAt', 'seat']).doNothing())
      .executeTakeFirstOrThrow();
    // Nothing was inserted if another booking took this seat after the seats were read: then try the next one.
    if (numInsertedOrUpdatedRows) return;
  }
}

async function seatsAt(db: Db, startsAt: Date): Promise<Set<number>> {
  const rows = await db.selectFrom('callSeats').select('seat').where('startsAt', '=', startsAt).execute();
  return new Set(rows.map(({ seat }) => seat));
}

export async function releaseSeats(db: Db, callIds: readonly number[]): Promise<void> {
  await db.deleteFrom('callSeats').where('callId', 'in', callIds).execute();
}

/** Gives a seat back to each call that has none, even in a full slot, because the call was accepted before. */
export async function restoreSeats(db: Db, callIds: readonly number[]): Promise<void> {
  const calls = await db
    .selectFrom('callSchedules')
    .select(['id', 'preferredTime', 'startsAt'])
    .where('id', 'in', callIds)
    .where('stage', '!=', 'spam')
    .where((eb) => eb.or([eb('outcome', 'is', null), eb('outcome', '!=', 'cancelled')]))
    .where('id', 'not in', (eb) => eb.selectFrom('callSeats').select('callId'))
    .execute();
  for (const call of calls) await takeSeat(db, { ...call, startsAt: new Date(call.startsAt) });
}

type Seats = Pick<BookingRules, 'capacity' | 'timeZone'>;

/** The full slots of a range of days. */
export async function listFullTimes(db: Db, from: string, to: string, seats: Seats): Promise<Date[]> {
  const { capacity, timeZone } = seats;
  const rows = await db
    .selectFrom('callSeats')
    .select('startsAt')
    .where('startsAt', '>=', startOfDay(timeZone, from))
    .where('startsAt', '<', startOfDay(timeZone, addDays(to, 1)))
    .groupBy('startsAt')
    .having((eb) => eb.fn.countAll(), '>=', capacity)
    .execute();
  return rows.map(({ startsAt }) => new Date(startsAt));
}

/** The upcoming calls on days that a change of the settings would close. */
export async function countClosedCalls(
  db: Db,
  { timeZone, ...before }: BookingRules,
  after: Booking,
  from: string,
): Promise<ClosedCalls> {
  const calls = await db
    .selectFrom('callSchedules')
    .select('startsAt')
    .where('startsAt', '>=', startOfDay(timeZone, from))
    .where(notSpam)
    .where(takesPlace)
    .execute();
  const closed = calls
    .map(({ startsAt }) => dayIn(timeZone, new Date(startsAt)))
    .filter((day) => closedReason(after, day) !== null && closedReason(before, day) === null)
    .sort();
  return { calls: closed.length, firstDay: closed[0] };
}
