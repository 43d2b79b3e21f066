import { type Call, callInput } from '@site/schema/call';
import { expect, test } from 'vitest';
import { insertCall } from '../testing/calls.ts';
import { testDatabase } from '../testing/database.ts';
import { findCall, listAllCalls, setCallContacted } from './call.ts';

const day = (date: number) => new Date(Date.UTC(2025, 5, date, 10));

const sent = {
  name: 'Asha Rao',
  phone: '+91 98765-43210',
  email: 'asha@example.com',
  preferredDate: '2025-06-12',
  preferredTime: '9:30 AM',
};
const input = (change: object = {}) => callInput.parse({ ...sent, ...change });

test('a stored call is returned as it was sent, with contacted set to false', async () => {
  const { db } = await testDatabase();
  const { id } = await insertCall(db, input({ company: 'Rao & Daughters', message: '' }), day(1));
  expect((await listAllCalls(db, {})).items).toEqual([
    {
      ...sent,
      id,
      company: 'Rao & Daughters',
      message: null,
      preferredDate: new Date('2025-06-12T00:00:00.000Z'),
      contacted: false,
      createdAt: day(1),
    },
  ]);
});

test.each([
  '1900-01-01T00:00:00Z',
  '1969-12-31T23:59:59.999Z',
  '2024-02-29T23:30:00+05:30',
  '2025-03-30T01:30:00.001Z',
  '9999-12-31T09:59:59.999Z',
])('stores the preferred date %s to the millisecond', async (preferredDate) => {
  const { db } = await testDatabase();
  const { id } = await insertCall(db, input({ preferredDate }), day(1));
  expect((await findCall(db, id))?.preferredDate).toEqual(new Date(preferredDate));
});

test('lists calls newest first, not by preferred date', async () => {
  const { db } = await testDatabase();
  for (const [name, date] of Object.entries({ third: 1, first: 3, later: 2, latest: 2 })) {
    await insertCall(db, input({ name, preferredDate: `2025-07-0${9 - date}` }), day(date));
  }
  const { items } = await listAllCalls(db, {});
  expect(items.map(({ name }) => name)).toEqual(['first', 'latest', 'later', 'third']);
  expect(await listAllCalls(db, { limit: 2, offset: 1 })).toEqual({ items: items.slice(1, 3), total: 4 });
});

test('sets and unsets contacted of one call', async () => {
  const { db } = await testDatabase();
  await insertCall(db, input(), day(1));
  await insertCall(db, input(), day(2));
  const [second, first] = (await listAllCalls(db, {})).items as [Call, Call];
  expect(await setCallContacted(db, first.id, true, day(3))).toEqual({ ...first, contacted: true });
  expect((await listAllCalls(db, {})).items[0]).toEqual(second);
  expect(await setCallContacted(db, first.id, false, day(3))).toEqual(first);
});

test('a call that does not exist is neither found nor changed', async () => {
  const { db } = await testDatabase();
  const { id } = await insertCall(db, input(), day(1));
  expect(await findCall(db, id + 1)).toBeUndefined();
  expect(await setCallContacted(db, id + 1, true, day(2))).toBeUndefined();
});
