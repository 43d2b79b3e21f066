import { sql } from 'kysely';
import { notSpam } from '../lists/lead-list.ts';
import { countRows } from '../lists/record-reader.ts';
import type { Db } from '../tables.ts';
import { isSqlite } from '../transaction.ts';

/*
 * Counts the calls that one visitor has booked, so that nobody can fill the calendar alone. Upcoming calls count; those
 * in quarantine and in the trash have no seat and do not count.
 */

const MAX_OF_PERSON = 3;
const MAX_OF_NETWORK = 6;

type Booker = {
  mailboxKey: string;
  phoneKey: string;
  /** A hash of the client, or null if its calls are not counted. */
  network: string | null;
  now: Date;
};

/** The reason why another call of this visitor is kept in quarantine, or null. Must run in the transaction that stores the call. */
export async function findBookingExcess(
  db: Db,
  { mailboxKey, phoneKey, network, now }: Booker,
): Promise<string | null> {
  await lockBookings(db, [mailboxKey, phoneKey, ...(network === null ? [] : [network])]);
  const open = db.selectFrom('callSchedules').where('startsAt', '>', now).where('outcome', 'is', null).where(notSpam);
  for (const [column, key] of [['mailboxKey', mailboxKey] as const, ['phoneKey', phoneKey] as const]) {
    if ((await countRows(open.where(column, '=', key))) >= MAX_OF_PERSON)
      return `This email address or phone number already has ${MAX_OF_PERSON} open calls`;
  }
  if (network === null) return null;
  const ofNetwork = db.selectFrom('callNetworks').select('callId').where('network', '=', network);
  return (await countRows(open.where('id', 'in', ofNetwork))) >= MAX_OF_NETWORK
    ? `This network already has ${MAX_OF_NETWORK} open calls`
    : null;
}

/** Serialises concurrent bookings of one visitor. SQLite has one writer at a time anyway. */
async function lockBookings(db: Db, keys: string[]): Promise<void> {
  if (isSqlite(db)) return;
  // Every transaction locks in the same order, which prevents deadlocks.
  for (const key of keys.sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`booking ${key}`}, 0))`.execute(db);
  }
}

/** Deletes the networks of calls that have begun, which no longer count. */
export async function deletePastNetworks(db: Db, now: Date): Promise<void> {
  const past = db.selectFrom('callSchedules').select('id').where('startsAt', '<=', now);
  await db.deleteFrom('callNetworks').where('callId', 'in', past).execute();
}
