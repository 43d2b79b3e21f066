import { callInput } from '@site/schema/call';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { findCall } from '../leads/call.ts';
import { listFullTimes, SlotFullError } from '../leads/seat.ts';
import { insertCall } from '../testing/calls.ts';
import { engine, testDatabase } from '../testing/database.ts';
import { up } from './0020-seat-times.ts';
import { postgresTypes, sqliteTypes } from './migrate.ts';

const now = new Date('2025-06-01T10:00:00.000Z');
const nine = new Date('2025-06-12T03:30:00.000Z');
const call = (preferredTime: string) =>
  callInput.parse({
    ...{ name: 'Asha Rao', phone: '9876543210', email: 'asha@example.com' },
    ...{ preferredDate: '2025-06-12', preferredTime },
  });

test('calls that were booked in other spellings share the seats of one time, and confirmed ones count as contacted', async () => {
  const { db } = await testDatabase();
  await sql`drop table call_seats`.execute(db);
  await sql`create table call_seats (day text not null, time text not null, seat integer not null,
    call_id integer not null unique references call_schedules (id) on delete cascade, primary key (day, time, seat))`.execute(
    db,
  );
  const ids: number[] = [];
  for (const time of ['9:00 AM', '09:00 AM', 'at 9:00 am', '33:00 AM', 'Morning', '9:00 AM']) {
    // Spam takes no seat, so that the table of today is not needed.
    const { id } = await insertCall(db, call('9:00 AM'), now, { spamReason: 'Too many links' });
    await db.updateTable('callSchedules').set({ preferredTime: time, startsAt: now }).where('id', '=', id).execute();
    ids.push(id);
  }
  // The last call was cancelled.
  for (const id of ids.slice(0, -1)) {
    await sql`insert into call_seats values ('2025-06-12', ${`spelling ${id}`}, 1, ${id})`.execute(db);
  }

  const [first = 0] = ids;
  const confirmed = { confirmedAt: now, stage: 'new' as const };
  await db.updateTable('callSchedules').set(confirmed).where('id', '=', first).execute();

  await up(db as never, engine() === 'sqlite' ? sqliteTypes : postgresTypes);

  const seats = await db.selectFrom('callSeats').select(['callId', 'seat', 'startsAt']).orderBy('seat').execute();
  expect(seats.map(({ startsAt, ...seat }) => ({ ...seat, startsAt: new Date(startsAt) }))).toEqual(
    ids.slice(0, 4).map((callId, index) => ({ callId, seat: index + 1, startsAt: nine })),
  );
  expect(await findCall(db, first)).toMatchObject({ stage: 'contacted', contacted: true });
  const starts = await Promise.all(ids.map(async (id) => (await findCall(db, id))?.startsAt));
  expect(starts).toEqual([nine, nine, nine, nine, now, nine]);
  expect(await listFullTimes(db, '2025-06-12', '2025-06-12', 4)).toEqual([nine]);
  await expect(insertCall(db, call('9 am'), now, { capacity: 4 })).rejects.toThrow(SlotFullError);
});
