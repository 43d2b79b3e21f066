import { callStart, dayIn, instantOfDay, slotStart } from '@site/schema/schedule';
import { notSpam, takesPlace } from '../lists/lead-list.ts';
import type { Db } from '../tables.ts';
import { calls, findCall } from './lead-tables.ts';
import { replaceReminders } from './reminder.ts';
import { releaseSeats, restoreSeats } from './seat.ts';

/*
 * The calls after a change of the agency's time zone. A call keeps its day and time on the clock of the agency, so its
 * instant changes, and with it the time on the visitor's clock.
 */

type Zones = { from: string; to: string; now: Date };

const SHOWN = 5;

/** The upcoming calls that would begin at another instant. */
export async function listMovedCalls(db: Db, { from, to, now }: Zones) {
  const upcoming = db.selectFrom('callSchedules').where('startsAt', '>=', now).where(notSpam).where(takesPlace);
  const { items } = await calls.list(upcoming.orderBy('startsAt').orderBy('id'), {});
  const moved = items.filter(({ preferredDate, preferredTime, startsAt }) => {
    const start = slotStart(to, dayIn(from, preferredDate), preferredTime);
    return start !== undefined && start.getTime() !== startsAt.getTime();
  });
  return {
    total: moved.length,
    first: moved.slice(0, SHOWN).map(({ id, name, preferredDate, preferredTime }) => ({
      id,
      name,
      day: dayIn(from, preferredDate),
      time: preferredTime,
    })),
  };
}

/** Moves every call to the instant of its day and time in the new zone. Runs in the transaction that stores the zone. */
export async function moveCallsToZone(db: Db, { from, to, now }: Zones): Promise<void> {
  const { items } = await calls.list(db.selectFrom('callSchedules').orderBy('id'), {});
  const moved = items.flatMap(({ id, preferredDate, preferredTime, sequence, startsAt }) => {
    const day = dayIn(from, preferredDate);
    const kept = dayIn(to, preferredDate) === day ? preferredDate : instantOfDay(to, day);
    const start = callStart(to, { preferredDate: kept, preferredTime });
    const isSame = start.getTime() === startsAt.getTime() && kept === preferredDate;
    return isSame ? [] : [{ id, preferredDate: kept, startsAt: start, sequence: sequence + 1 }];
  });
  // All seats are released first, so that a call can take the slot that another one leaves.
  const batches = batchesOf(moved);
  for (const batch of batches) await releaseSeats(db, batch.map(idOf));
  for (const batch of batches) {
    for (const { id, ...change } of batch) {
      await db.updateTable('callSchedules').set(change).where('id', '=', id).execute();
      const call = change.startsAt > now && (await findCall(db, id));
      if (call) await replaceReminders(db, call, now);
    }
    await restoreSeats(db, batch.map(idOf));
  }
}

/** Engines limit the number of parameters of a statement. */
const BATCH = 500;

const batchesOf = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / BATCH) }, (_, index) =>
    items.slice(index * BATCH, (index + 1) * BATCH),
  );

const idOf = ({ id }: { id: number }) => id;
