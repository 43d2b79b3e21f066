import { bookingDefaults } from '@site/schema/booking';
import { callInput } from '@site/schema/call';
import { expect, onTestFinished, test } from 'vitest';
import { moveToTrash, restoreFromTrash } from '../content/trash.ts';
import { openDatabase } from '../open.ts';
import { saveBooking } from '../setting.ts';
import type { Db } from '../tables.ts';
import { insertCall, TIME_ZONE } from '../testing/calls.ts';
import { emptyDatabaseUrl, testDatabase } from '../testing/database.ts';
import { cancelCall, moveCall } from './appointment.ts';
import { findCall } from './call.ts';
import { setStage } from './lead.ts';
import { countClosedCalls, listFullTimes, SlotFullError } from './seat.ts';

const now = new Date('2025-06-01T10:00:00.000Z');
const slot = { day: '2025-06-12', time: '9:30 AM' };
const slotTime = new Date('2025-06-12T04:00:00.000Z');
let visitors = 0;
const input = (change: object = {}) =>
  callInput.parse({
    name: 'Asha Rao',
    // One visitor may have three open calls.
    phone: String(9_876_543_210 + ++visitors),
    email: `asha${visitors}@example.com`,
    preferredDate: slot.day,
    preferredTime: slot.time,
    ...change,
  });

const book = (db: Db, change: object = {}, capacity = 1) => insertCall(db, input(change), now, { capacity });
const fullTimes = (db: Db, capacity = 1) =>
  listFullTimes(db, '2025-06-01', '2025-06-30', { capacity, timeZone: TIME_ZONE });

test('a slot takes as many calls as its capacity, in whatever form its day is sent', async () => {
  const { db } = await testDatabase();
  await book(db, {}, 2);
  expect(await fullTimes(db, 2)).toEqual([]);
  await book(db, { preferredDate: '2025-06-11T20:00:00Z' }, 2);
  expect(await fullTimes(db, 2)).toEqual([slotTime]);
  await expect(book(db, {}, 2)).rejects.toThrow(SlotFullError);
  await book(db, { preferredTime: '10:00 AM' }, 2);
  await book(db, { preferredDate: '2025-06-13' }, 2);
});

test('a slot takes as many calls as its capacity, in whatever form its time is sent', async () => {
  const { db } = await testDatabase();
  await book(db, { preferredTime: '09:30 am' }, 2);
  const { id } = await book(db, { preferredTime: '9.30AM' }, 2);
  expect(await fullTimes(db, 2)).toEqual([slotTime]);
  for (const preferredTime of ['9:30 AM', ' 9:30 a.m.', '09:30', 'at 9:30 AM IST']) {
    await expect(book(db, { preferredTime }, 2), preferredTime).rejects.toThrow(SlotFullError);
  }
  const { id: other } = await book(db, { preferredTime: '10:00 AM' }, 2);
  const move = { id: other, preferredDate: new Date('2025-06-12'), capacity: 2, now };
  await expect(moveCall(db, { timeZone: TIME_ZONE, ...move, preferredTime: '09:30 AM' })).rejects.toThrow(
    SlotFullError,
  );
  expect(await moveCall(db, { timeZone: TIME_ZONE, ...move, id, preferredTime: '9:30 AM' })).toMatchObject({
    preferredTime: '9.30AM',
    sequence: 0,
  });
});

test('a call without a valid time of day takes no seat', async () => {
  const { db } = await testDatabase();
  for (let count = 0; count < 2; count++) await book(db, { preferredTime: 'Morning' });
  await book(db, { preferredTime: '12:00 AM' });
});

test('a refused call leaves nothing behind', async () => {
  const { db } = await testDatabase();
  await book(db);
  await expect(book(db)).rejects.toThrow(SlotFullError);
  for (const table of ['callSchedules', 'callSeats'] as const) {
    expect(await db.selectFrom(table).selectAll().execute()).toHaveLength(1);
  }
  // Two mails, and four reminders for later.
  expect(await db.selectFrom('outbox').selectAll().execute()).toHaveLength(6);
});

/** One round takes about a second. */
const ROUNDS = 1;

test('80 concurrent bookings of one slot from two processes fill exactly its seats', async () => {
  const url = await emptyDatabaseUrl();
  const [first, second] = [openDatabase(url), openDatabase(url)];
  for (const { close } of [first, second]) onTestFinished(close);
  await first.migrate();
  for (let round = 1; round <= ROUNDS; round++) {
    const wanted = { preferredDate: `2025-07-${String(round).padStart(2, '0')}` };
    const bookings = Array.from({ length: 80 }, (_, index) => book(index % 2 ? first.db : second.db, wanted, 3));
    const results = await Promise.allSettled(bookings);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.filter(({ reason }) => !(reason instanceof SlotFullError))).toEqual([]);
    expect(results.length - refused.length, `round ${round}`).toBe(3);
  }
});

test('cancelling a call, moving it or putting it in the trash frees its seat', async () => {
  const { db } = await testDatabase();
  const first = await book(db);
  await cancelCall(db, first.id, now);
  const second = await book(db);
  const later = { preferredDate: new Date('2025-06-13'), preferredTime: slot.time };
  await moveCall(db, { timeZone: TIME_ZONE, id: second.id, ...later, capacity: 1, now });
  const third = await book(db);
  await moveToTrash(db, 'call', [third.id], now);
  await book(db);
  expect(await fullTimes(db)).toEqual([slotTime, new Date('2025-06-13T04:00:00.000Z')]);
});

test('a call that cannot be moved keeps its seat and its time', async () => {
  const { db } = await testDatabase();
  const { id } = await book(db);
  await book(db, { preferredTime: '10:00 AM' });
  const before = await findCall(db, id);
  const slot = { preferredDate: new Date('2025-06-12'), preferredTime: '10:00 AM' };
  const move = { id, ...slot, capacity: 1, timeZone: TIME_ZONE, now };
  await expect(moveCall(db, move)).rejects.toThrow(SlotFullError);
  expect(await findCall(db, id)).toEqual(before);
  await expect(book(db)).rejects.toThrow(SlotFullError);
});

test('spam takes no seat until it is released, and a released or restored call gets one even in a full slot', async () => {
  const { db } = await testDatabase();
  const spam = await insertCall(db, input(), now, { capacity: 1, spamReason: 'Too many links' });
  const booked = await book(db);
  await saveBooking(db, { ...bookingDefaults, capacity: 1 });
  await setStage(db, { kind: 'call', ids: [spam.id], stage: 'new', now });
  await moveToTrash(db, 'call', [booked.id], now);
  await expect(book(db)).rejects.toThrow(SlotFullError);
  await restoreFromTrash(db, { kind: 'call', recordId: booked.id }, now);
  const seats = await db.selectFrom('callSeats').select(['callId']).orderBy('callId').execute();
  expect(seats).toEqual([{ callId: spam.id }, { callId: booked.id }]);
});

test('spam that is restored from the trash takes no seat', async () => {
  const { db } = await testDatabase();
  const spam = await insertCall(db, input(), now, { capacity: 1, spamReason: 'Too many links' });
  await moveToTrash(db, 'call', [spam.id], now);
  await restoreFromTrash(db, { kind: 'call', recordId: spam.id }, now);
  expect(await fullTimes(db)).toEqual([]);
});

test('counts the calls on days that a change of the settings closes, without past, cancelled and deleted ones', async () => {
  const { db } = await testDatabase();
  // Thursday, Friday, the Thursday after, and a Thursday that is past.
  for (const preferredDate of ['2025-06-12', '2025-06-13', '2025-06-19', '2025-06-05']) {
    await book(db, { preferredDate });
  }
  await book(db, {}, 2);
  const [cancelled, deleted] = [await book(db, {}, 4), await book(db, {}, 4)];
  await cancelCall(db, cancelled.id, now);
  await moveToTrash(db, 'call', [deleted.id], now);
  const closes = (change: object, before: object = {}) =>
    countClosedCalls(
      db,
      { ...bookingDefaults, timeZone: TIME_ZONE, ...before },
      { ...bookingDefaults, ...before, ...change },
      '2025-06-06',
    );

  expect(await closes({ closedDays: [4] })).toEqual({ calls: 3, firstDay: '2025-06-12' });
  const holidays = [{ day: '2025-06-13', name: 'Founding day' }];
  expect(await closes({ holidays })).toEqual({ calls: 1, firstDay: '2025-06-13' });
  expect(await closes({ capacity: 1 }, { closedDays: [4] })).toEqual({ calls: 0, firstDay: undefined });
});
