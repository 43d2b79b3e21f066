import { describe, expect, test } from 'vitest';
import { testCaller } from '../testing/app.ts';
import { bodies, createPaths, testAdmin } from '../testing/content.ts';

/*
 * Tests what both kinds of leads share. The fields of each are tested beside its router.
 */

const createdAt = '2025-06-02T06:00:00.000Z';

const leads = [
  {
    entity: 'contact',
    list: '/api/contact-submissions',
    stored: { ...bodies.contact, service: null, contacted: false, createdAt },
    confirmation: 'Thank you for your message! We will get back to you within 24 hours.',
    invalid: { email: 'nobody' },
  },
  {
    entity: 'call',
    list: '/api/call-schedules',
    stored: { ...bodies.call, preferredDate: '2025-06-10T00:00:00.000Z', contacted: false, createdAt },
    confirmation: 'Your call has been scheduled! We will contact you to confirm.',
    invalid: { preferredTime: '' },
  },
] as const;

describe.each(leads)('a $entity', ({ entity, list, stored, confirmation, invalid }) => {
  test('is confirmed with 201, a message and its id, and is in the list of the administrator', async () => {
    const { send, sendAsAdmin } = await testAdmin();
    const response = await send('POST', createPaths[entity], bodies[entity]);
    expect(response.status).toBe(201);
    expect(response.body).toEqual({ message: confirmation, id: expect.any(Number) });
    const { id }: { id: number } = response.body;
    const all = await sendAsAdmin('GET', list);
    expect(all.status).toBe(200);
    expect(all.body).toEqual([{ ...stored, id }]);
  });

  test('ignores the fields of its body that only the server sets', async () => {
    const { add, sendAsAdmin } = await testAdmin();
    const { id } = await add(entity, { id: 4000, service: 'SEO', contacted: true, createdAt: '2001-01-01' });
    expect((await sendAsAdmin('GET', list)).body).toEqual([{ ...stored, id }]);
    expect(id).not.toBe(4000);
  });

  test('is not stored when a field is invalid', async () => {
    const { send, listField } = await testAdmin();
    expect((await send('POST', createPaths[entity], { ...bodies[entity], ...invalid })).status).toBe(400);
    expect(await listField(list, 'id')).toEqual([]);
  });

  test('is listed before older ones, and before those with the same time and a lower id', async () => {
    const { add, advance, listField } = await testAdmin();
    await add(entity, { name: 'Oldest' });
    advance(1);
    await add(entity, { name: 'Middle one' });
    await add(entity, { name: 'Middle two' });
    advance(1);
    await add(entity, { name: 'Newest', preferredDate: '2025-06-11' });
    expect(await listField(list, 'name')).toEqual(['Newest', 'Middle two', 'Middle one', 'Oldest']);
  });

  test('changes only its own status, in both directions', async () => {
    const { add, listField, sendAsAdmin } = await testAdmin();
    const { id } = await add(entity);
    await add(entity);
    for (const contacted of [true, true, false]) {
      const response = await sendAsAdmin('PATCH', `${list}/${id}/status`, { contacted, name: 'Somebody else' });
      expect(response.status).toBe(200);
      expect(response.body).toEqual({ ...stored, id, contacted });
      expect(await listField(list, 'contacted')).toEqual([false, contacted]);
    }
  });

  test('accepts only true and false as its status', async () => {
    const { add, listField, sendAsAdmin } = await testAdmin();
    const { id } = await add(entity);
    const message = 'Contacted must be true or false';
    for (const body of [{}, { contacted: 'true' }, { contacted: 1 }, { contacted: null }, { done: true }, undefined]) {
      const response = await sendAsAdmin('PATCH', `${list}/${id}/status`, body);
      expect(response.status).toBe(400);
      expect(response.body).toEqual({ message, issues: [{ path: 'contacted', message }] });
    }
    expect(await listField(list, 'contacted')).toEqual([false]);
  });
});

test('one network can book six calls; the next one gets the same response and is quarantined', async () => {
  const api = await testAdmin({ env: { RATE_LIMIT_LEADS: '100' } });
  const caller = testCaller(api, api.session.authorization);
  const book = async (index: number, remoteAddress: string) => {
    const visitor = { email: `visitor${index}@example.com`, phone: `+91 98100 1234${index}` };
    const payload = { ...bodies.call, ...visitor, preferredTime: `${index + 1}:00 PM` };
    const response = await api.app.inject({ method: 'POST', url: createPaths.call, payload, remoteAddress });
    return { status: response.statusCode, body: response.json() };
  };
  const answers = [];
  for (let index = 0; index < 7; index++) answers.push(await book(index, `2001:db8:1:${index}::1`));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.message}`))).toEqual(
    new Set(['201 Your call has been scheduled! We will contact you to confirm.']),
  );
  const { items } = await caller.callRequest.listForAdmin({ stage: 'spam' });
  expect(items).toMatchObject([{ id: answers[6]?.body.id, spamReason: 'This network already has 6 open calls' }]);
  expect(await api.deps.db.selectFrom('callSeats').selectAll().execute()).toHaveLength(6);
  const stored = JSON.stringify(await api.deps.db.selectFrom('callNetworks').selectAll().execute());
  expect(stored).not.toMatch(/2001|db8/);
  await book(8, '2001:db8:2::1');
  expect((await caller.callRequest.listForAdmin({ stage: 'spam' })).total).toBe(1);
});

test('RATE_LIMIT_LEADS=0 turns the count of a network off', async () => {
  const { add, deps } = await testAdmin();
  for (let index = 0; index < 7; index++)
    await add('call', {
      email: `visitor${index}@example.com`,
      phone: `+91 98100 1234${index}`,
      preferredTime: `${index + 1}:00 PM`,
    });
  expect(await deps.db.selectFrom('callSeats').selectAll().execute()).toHaveLength(7);
});

test('a call in quarantine is released even at a time that is fully booked', async () => {
  const api = await testAdmin();
  const { booking, lead } = testCaller(api, api.session.authorization);
  await booking.saveSettings({ ...(await booking.settings()), capacity: 1 });
  const { id } = await api.add('call', { message: 'Casino! Best casino bonus.' });
  await api.add('call');
  expect(await lead.setStage({ kind: 'call', ids: [id], stage: 'new' })).toEqual({ changed: 1 });
  const [day] = await booking.availability({ from: '2025-06-10', days: 1 });
  expect(day?.full).toEqual(['10:30 AM']);
});
