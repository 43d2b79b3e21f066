import { brandDefaults } from '@site/schema/brand-defaults';
import { callInput } from '@site/schema/call';
import { expect, test } from 'vitest';
import { findBrand, saveBrand } from '../setting.ts';
import { insertCall } from '../testing/calls.ts';
import { testDatabase } from '../testing/database.ts';
import { findCall } from './call.ts';
import { listFullTimes } from './seat.ts';
import { listMovedCalls } from './zone-change.ts';

const now = new Date('2026-10-20T06:00:00Z');
const BERLIN = 'Europe/Berlin';
const SAO_PAULO = 'America/Sao_Paulo';

const call = (preferredDate: string, preferredTime: string, name = 'Asha Rao') =>
  callInput.parse({ name, phone: '9876543210', email: 'asha@example.com', preferredDate, preferredTime });

test('a change of the time zone keeps the day and the time of every call, and moves its seat and its reminders', async () => {
  const { db } = await testDatabase();
  const past = await insertCall(db, call('2026-10-01', '9:30 AM'), new Date('2026-09-20'));
  // Clocks in Germany are put back on 25 October.
  const saturday = await insertCall(db, call('2026-10-24', '9:30 AM', 'Before'), now);
  const sunday = await insertCall(db, call('2026-10-25', '9:30 AM', 'After'), now);
  const anyTime = await insertCall(db, call('2026-10-26', 'Afternoon'), now);

  const { timeZone } = await findBrand(db);
  expect(await listMovedCalls(db, { from: timeZone, to: 'Asia/Colombo', now })).toEqual({ total: 0, first: [] });
  expect(await listMovedCalls(db, { from: timeZone, to: BERLIN, now })).toMatchObject({
    total: 2,
    first: [
      { name: 'Before', day: '2026-10-24', time: '9:30 AM' },
      { name: 'After', day: '2026-10-25', time: '9:30 AM' },
    ],
  });

  await saveBrand(db, { ...brandDefaults, timeZone: BERLIN }, now);
  const startOf = async ({ id }: { id: number }) => (await findCall(db, id))?.startsAt.toISOString();
  expect(await startOf(past)).toBe('2026-10-01T07:30:00.000Z');
  expect(await startOf(saturday)).toBe('2026-10-24T07:30:00.000Z');
  expect(await startOf(sunday)).toBe('2026-10-25T08:30:00.000Z');
  expect(await startOf(anyTime)).toBe('2026-10-25T23:00:00.000Z');
  expect(await findCall(db, saturday.id)).toMatchObject({
    preferredDate: new Date('2026-10-24'),
    sequence: 1,
  });

  await saveBrand(db, { ...brandDefaults, timeZone: SAO_PAULO }, now);
  expect(await findCall(db, sunday.id)).toMatchObject({
    preferredDate: new Date('2026-10-25T03:00:00.000Z'),
    startsAt: new Date('2026-10-25T12:30:00.000Z'),
  });
  const full = await listFullTimes(db, '2026-10-24', '2026-10-25', { capacity: 1, timeZone: SAO_PAULO });
  expect(full.map((at) => at.toISOString()).sort()).toEqual(['2026-10-24T12:30:00.000Z', '2026-10-25T12:30:00.000Z']);
  const reminders = await db
    .selectFrom('outbox')
    .select('dueAt')
    .where('template', '=', 'reminder')
    .where('leadId', '=', sunday.id)
    .execute();
  expect(reminders.map(({ dueAt }) => new Date(dueAt).toISOString()).sort()).toEqual([
    ...['2026-10-24T12:30:00.000Z', '2026-10-25T11:30:00.000Z'],
  ]);

  await saveBrand(db, { ...brandDefaults, timeZone }, now);
  expect(await startOf(sunday)).toBe('2026-10-25T04:00:00.000Z');
});
