import { callInput } from '@site/schema/call';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { findCall } from '../leads/call.ts';
import { listFullTimes, SlotFullError } from '../leads/seat.ts';
import { insertCall, TIME_ZONE } from '../testing/calls.ts';
import { databaseAt } from '../testing/database.ts';

const now = new Date('2025-06-01T10:00:00.000Z');
const nine = new Date('2025-06-12T03:30:00.000Z');

test('calls that were booked in other spellings share the seats of one time, and confirmed ones count as contacted', async () => {
  const { db, migrate } = await databaseAt('0019-tag-addresses');
  const times = ['9:00 AM', '09:00 AM', 'at 9:00 am', '33:00 AM', 'Morning', '9:00 AM'];
  for (const [index, time] of times.entries()) {
    const confirmedAt = index === 0 ? now : null;
    // The last call was cancelled.
    const outcome = index === times.length - 1 ? 'cancelled' : null;
    await db
      .insertInto('callSchedules')
      .values({
        ...{ name: 'Asha Rao', phone: '9876543210', email: 'asha@example.com', stage: 'new', outcome, confirmedAt },
        ...{ preferredDate: new Date('2025-06-11T18:30:00.000Z'), preferredTime: time, startsAt: now },
      } as never)
      .execute();
    if (outcome) continue;
    await sql`insert into call_seats (day, time, seat, call_id)
      values ('2025-06-12', ${`spelling ${index}`}, 1, ${index + 1})`.execute(db);
  }

  await migrate();

  const seats = await db.selectFrom('callSeats').select(['callId', 'seat', 'startsAt']).orderBy('seat').execute();
  expect(seats.map(({ startsAt, ...seat }) => ({ ...seat, startsAt: new Date(startsAt) }))).toEqual(
    [1, 2, 3, 4].map((callId) => ({ callId, seat: callId, startsAt: nine })),
  );
  expect(await findCall(db, 1)).toMatchObject({ stage: 'contacted', contacted: true });
  const starts = await Promise.all(times.map(async (_, index) => (await findCall(db, index + 1))?.startsAt));
  expect(starts).toEqual([nine, nine, nine, nine, now, nine]);
  expect(await listFullTimes(db, '2025-06-12', '2025-06-12', { capacity: 4, timeZone: TIME_ZONE })).toEqual([nine]);
  const fifth = callInput.parse({
    ...{ name: 'Asha Rao', phone: '9876543210', email: 'asha@example.com' },
    ...{ preferredDate: '2025-06-12', preferredTime: '9 am' },
  });
  await expect(insertCall(db, fifth, now, { capacity: 4 })).rejects.toThrow(SlotFullError);
});
