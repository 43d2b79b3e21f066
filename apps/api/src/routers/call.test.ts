import { expect, test } from 'vitest';
import { testCaller } from '../testing/app.ts';
import { bodies, createPaths, testAdmin, without } from '../testing/content.ts';

const { call } = bodies;
const list = '/api/call-schedules';

test.each([
  ['absent', without(call, 'company', 'message')],
  ['empty', { ...call, company: '', message: '' }],
  ['blank', { ...call, company: '  ', message: ' \n' }],
  ['null', { ...call, company: null, message: null }],
])('optional fields of a call that are %s are stored as null', async (_, body) => {
  const { send, sendAsAdmin } = await testAdmin();
  expect((await send('POST', createPaths.call, body)).status).toBe(201);
  expect((await sendAsAdmin('GET', list)).body).toMatchObject([{ name: call.name, company: null, message: null }]);
});

test.each([
  ['a day', '2025-06-10', '2025-06-10T00:00:00.000Z'],
  ['an instant', '2025-06-09T20:00:00+05:30', '2025-06-09T14:30:00.000Z'],
  ['milliseconds', 1_749_479_400_000, '2025-06-09T14:30:00.000Z'],
])('a preferred date sent as %s is stored as the instant', async (_, preferredDate, instant) => {
  const { add, listField } = await testAdmin();
  await add('call', { preferredDate });
  expect(await listField(list, 'preferredDate')).toEqual([instant]);
});

test('a reply is due before the call', async () => {
  const api = await testAdmin();
  const { callRequest } = testCaller(api, api.session.authorization);
  await api.add('call', { preferredDate: '2025-06-02', preferredTime: '4:00 PM' });
  const { items } = await callRequest.listForAdmin({});
  expect(items.map(({ replyDueAt }) => replyDueAt)).toEqual([new Date('2025-06-02T10:30:00.000Z')]);
});

test('calls are listed newest first, regardless of the preferred day', async () => {
  const { add, listField } = await testAdmin();
  await add('call', { name: 'First', preferredDate: '2025-12-01' });
  await add('call', { name: 'Second', preferredDate: '2025-06-03' });
  await add('call', { name: 'Third', preferredDate: '2025-07-01' });
  expect(await listField(list, 'name')).toEqual(['Third', 'Second', 'First']);
});

test('a call is found by its complete phone number in any notation', async () => {
  const api = await testAdmin();
  const { send } = api;
  const caller = testCaller(api, api.session.authorization);
  await send('POST', '/api/schedule-call', { ...bodies.call, phone: '+91 98100 01006' });
  await send('POST', '/api/schedule-call', { ...bodies.call, phone: '+91 98100 01007' });
  for (const search of ['9810001006', '+91-98100-01006', '98100 01006']) {
    const { items } = await caller.callRequest.listForAdmin({ search });
    expect(items.map(({ phone }) => phone)).toEqual(['+91 98100 01006']);
  }
});
