import { bookingDefaults } from '@site/schema/booking';
import { callInput } from '@site/schema/call';
import { expect, onTestFinished, test } from 'vitest';
import { moveToTrash } from '../content/trash.ts';
import { openDatabase } from '../open.ts';
import { saveBooking } from '../setting.ts';
import type { Db } from '../tables.ts';
import { insertCall } from '../testing/calls.ts';
import { emptyDatabaseUrl, testDatabase } from '../testing/database.ts';
import { cancelCall } from './appointment.ts';
import { findCall } from './call.ts';
import { setStage } from './lead.ts';
import { deletePastNetworks } from './open-calls.ts';
import { listMailsOfLeads } from './outbox.ts';

const now = new Date('2025-06-01T10:00:00.000Z');
let calls = 0;

/** Books a call at a free time, by default for a new person, and returns its id. */
async function book(db: Db, change: object = {}, network: string | null = null): Promise<number> {
  calls += 1;
  const input = callInput.parse({
    name: 'Asha Rao',
    phone: String(9_000_000_000 + calls),
    email: `asha${calls}@example.com`,
    preferredDate: new Date(Date.UTC(2026, 0, calls)).toISOString(),
    preferredTime: '9:30 AM',
    ...change,
  });
  return (await insertCall(db, input, now, { network, capacity: 1 })).id;
}

const reasonOf = async (db: Db, id: number) => {
  const { stage, spamReason } = (await findCall(db, id)) ?? {};
  return stage === 'spam' ? spamReason : null;
};

const OF_PERSON = 'This email address or phone number already has 3 open calls';
const OF_NETWORK = 'This network already has 6 open calls';

test.each([
  ['mailbox', (index: number) => ({ email: `asha+${index}@example.com` })],
  ['phone number', () => ({ phone: '+91 98765 43210' })],
])('the fourth open call of a %s is kept in quarantine, without a seat and without mails', async (_, person) => {
  const { db } = await testDatabase();
  const ids = [];
  for (let index = 0; index < 4; index++) ids.push(await book(db, person(index)));
  const [first = 0, , , fourth = 0] = ids;
  expect(await Promise.all(ids.map((id) => reasonOf(db, id)))).toEqual([null, null, null, OF_PERSON]);
  expect(await db.selectFrom('callSeats').select('callId').orderBy('callId').execute()).toHaveLength(3);
  const mails = (await listMailsOfLeads(db, 'call', [fourth])).get(fourth);
  expect(mails?.map(({ template, heldAt }) => [template, heldAt])).toEqual([
    ['notice', now],
    ['invitation', now],
  ]);
  expect(await reasonOf(db, await book(db))).toBeNull();
  // Calls that are cancelled or have begun are not open.
  await cancelCall(db, first, now);
  expect(await reasonOf(db, await book(db, person(9)))).toBeNull();
  expect(await reasonOf(db, await book(db, { ...person(9), preferredDate: '2025-05-01' }))).toBeNull();
  expect(await reasonOf(db, await book(db, person(9)))).toBe(OF_PERSON);
});

test('the seventh open call of a network is kept in quarantine', async () => {
  const { db } = await testDatabase();
  const reasons = [];
  for (let index = 0; index < 7; index++) reasons.push(await reasonOf(db, await book(db, {}, 'home')));
  expect(reasons).toEqual([...Array(6).fill(null), OF_NETWORK]);
  expect(await reasonOf(db, await book(db, {}, 'office'))).toBeNull();
  expect(await reasonOf(db, await book(db))).toBeNull();
});

test('concurrent calls of one person from two processes do not exceed the limit', async () => {
  const url = await emptyDatabaseUrl();
  const [first, second] = [openDatabase(url), openDatabase(url)];
  for (const { close } of [first, second]) onTestFinished(close);
  await first.migrate();
  const ids = await Promise.all(
    Array.from({ length: 12 }, (_, index) => book(index % 2 ? first.db : second.db, { email: 'asha@example.com' })),
  );
  const reasons = await Promise.all(ids.map((id) => reasonOf(first.db, id)));
  expect(reasons.filter((reason) => reason === null)).toHaveLength(3);
});

test('a released call takes a seat and sends its mails, even if its slot is full', async () => {
  const { db } = await testDatabase();
  await saveBooking(db, { ...bookingDefaults, capacity: 1 });
  const person = { phone: '+91 98765 43210' };
  for (let index = 0; index < 3; index++) await book(db, person);
  const time = { preferredDate: '2026-12-01' };
  const fourth = await book(db, { ...person, ...time });
  await book(db, time);
  expect(await reasonOf(db, fourth)).toBe(OF_PERSON);
  await setStage(db, { kind: 'call', ids: [fourth], stage: 'new', now });
  expect(await db.selectFrom('callSeats').select('callId').where('callId', '=', fourth).execute()).toHaveLength(1);
  const mails = (await listMailsOfLeads(db, 'call', [fourth])).get(fourth);
  expect(mails?.map(({ heldAt }) => heldAt)).toEqual([null, null]);
});

test('networks are stored until the call begins or is deleted', async () => {
  const { db } = await testDatabase();
  const [deleted] = [await book(db, {}, 'home'), await book(db, { preferredDate: '2025-06-02' }, 'home')];
  const stored = () => db.selectFrom('callNetworks').select('callId').execute();
  expect(await stored()).toHaveLength(2);
  await moveToTrash(db, 'call', [deleted], now);
  expect(await stored()).toHaveLength(1);
  await deletePastNetworks(db, new Date('2025-06-02T04:00:00.000Z'));
  expect(await stored()).toEqual([]);
});
