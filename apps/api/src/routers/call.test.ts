import { expect, test } from 'vitest';
import { bodies, createPaths, testAdmin, without } from '../testing/content.ts';

const { call } = bodies;
const start = '2025-06-02T06:00:00.000Z';
const list = '/api/call-schedules';
const stored = { ...call, preferredDate: '2025-06-10T00:00:00.000Z', contacted: false, createdAt: start };

test('a call request answers 201 with a message and its id, and is listed for the administrator', async () => {
  const { send, sendAsAdmin } = await testAdmin();
  const response = await send('POST', createPaths.call, call);
  expect(response.status).toBe(201);
  expect(response.body).toEqual({
    message: 'Your call has been scheduled! We will contact you to confirm.',
    id: expect.any(Number),
  });
  const { id }: { id: number } = response.body;
  const all = await sendAsAdmin('GET', list);
  expect(all.status).toBe(200);
  expect(all.body).toEqual([{ ...stored, id }]);
});

test.each([
  ['absent', without(call, 'company', 'message')],
  ['empty', { ...call, company: '', message: '' }],
  ['blank', { ...call, company: '  ', message: ' \n' }],
  ['null', { ...call, company: null, message: null }],
])('%s optional fields of a call request become null', async (_, body) => {
  const { send, sendAsAdmin } = await testAdmin();
  expect((await send('POST', createPaths.call, body)).status).toBe(201);
  expect((await sendAsAdmin('GET', list)).body).toEqual([
    { ...stored, id: expect.any(Number), company: null, message: null },
  ]);
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

test('id, status and date in the body of a call request are ignored', async () => {
  const { add, sendAsAdmin } = await testAdmin();
  const { id } = await add('call', { id: 4000, contacted: true, createdAt: '2001-01-01' });
  expect((await sendAsAdmin('GET', list)).body).toEqual([{ ...stored, id }]);
  expect(id).not.toBe(4000);
});

test('an invalid call request is not stored', async () => {
  const { send, listField } = await testAdmin();
  expect((await send('POST', createPaths.call, { ...call, preferredTime: '' })).status).toBe(400);
  expect(await listField(list, 'id')).toEqual([]);
});

test('call requests are listed newest first, regardless of the preferred day', async () => {
  const { add, advance, listField } = await testAdmin();
  await add('call', { name: 'Oldest', preferredDate: '2025-12-01' });
  advance(1);
  await add('call', { name: 'Middle one', preferredDate: '2025-07-01' });
  await add('call', { name: 'Middle two', preferredDate: '2025-06-20' });
  advance(1);
  await add('call', { name: 'Newest', preferredDate: '2025-06-03' });
  expect(await listField(list, 'name')).toEqual(['Newest', 'Middle two', 'Middle one', 'Oldest']);
});

test('contacted can be set and unset, and other records do not change', async () => {
  const { add, listField, sendAsAdmin } = await testAdmin();
  const { id } = await add('call');
  await add('call');
  for (const contacted of [true, true, false]) {
    const response = await sendAsAdmin('PATCH', `${list}/${id}/status`, { contacted, name: 'Somebody else' });
    expect(response.status).toBe(200);
    expect(response.body).toEqual({ ...stored, id, contacted });
    expect(await listField(list, 'contacted')).toEqual([false, contacted]);
  }
});

test('contacted accepts only true and false', async () => {
  const { add, listField, sendAsAdmin } = await testAdmin();
  const { id } = await add('call');
  const message = 'Contacted must be true or false';
  for (const body of [{}, { contacted: 'true' }, { contacted: 1 }, { contacted: null }, { done: true }, undefined]) {
    const response = await sendAsAdmin('PATCH', `${list}/${id}/status`, body);
    expect(response.status).toBe(400);
    expect(response.body).toEqual({ message, issues: [{ path: 'contacted', message }] });
  }
  expect(await listField(list, 'contacted')).toEqual([false]);
});
