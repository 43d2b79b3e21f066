import { describe, expect, test } from 'vitest';
import { bodies, createPaths, testAdmin } from '../testing/content.ts';

/*
 * What the two kinds of leads have in common. The fields of each are tested beside its router.
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

  test('is listed before older ones, and before those of the same moment with a lower id', async () => {
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
