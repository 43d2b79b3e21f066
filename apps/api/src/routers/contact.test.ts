import { expect, test } from 'vitest';
import { bodies, createPaths, testAdmin } from '../testing/content.ts';

const { contact } = bodies;
const start = '2025-06-02T06:00:00.000Z';
const list = '/api/contact-submissions';

test('a contact submission answers 201 with a message and its id, and is listed for the administrator', async () => {
  const { send, sendAsAdmin } = await testAdmin();
  const response = await send('POST', createPaths.contact, contact);
  expect(response.status).toBe(201);
  expect(response.body).toEqual({
    message: 'Thank you for your message! We will get back to you within 24 hours.',
    id: expect.any(Number),
  });
  const { id }: { id: number } = response.body;
  const stored = await sendAsAdmin('GET', list);
  expect(stored.status).toBe(200);
  expect(stored.body).toEqual([{ ...contact, id, service: null, contacted: false, createdAt: start }]);
});

test('id, service, status and date in the body of a contact submission are ignored', async () => {
  const { add, sendAsAdmin } = await testAdmin();
  const { id } = await add('contact', { id: 4000, service: 'SEO', contacted: true, createdAt: '2001-01-01' });
  expect((await sendAsAdmin('GET', list)).body).toEqual([
    { ...contact, id, service: null, contacted: false, createdAt: start },
  ]);
  expect(id).not.toBe(4000);
});

test('an invalid contact submission is not stored', async () => {
  const { send, listField } = await testAdmin();
  expect((await send('POST', createPaths.contact, { ...contact, email: 'nobody' })).status).toBe(400);
  expect(await listField(list, 'id')).toEqual([]);
});

test('contact submissions are listed newest first, and by descending id at the same time', async () => {
  const { add, advance, listField } = await testAdmin();
  await add('contact', { name: 'Oldest' });
  advance(1);
  await add('contact', { name: 'Middle one' });
  await add('contact', { name: 'Middle two' });
  advance(1);
  await add('contact', { name: 'Newest' });
  expect(await listField(list, 'name')).toEqual(['Newest', 'Middle two', 'Middle one', 'Oldest']);
});

test('contacted can be set and unset, and other records do not change', async () => {
  const { add, listField, sendAsAdmin } = await testAdmin();
  const { id } = await add('contact');
  await add('contact');
  for (const contacted of [true, true, false]) {
    const response = await sendAsAdmin('PATCH', `${list}/${id}/status`, { contacted, name: 'Somebody else' });
    expect(response.status).toBe(200);
    expect(response.body).toEqual({ ...contact, id, service: null, contacted, createdAt: start });
    expect(await listField(list, 'contacted')).toEqual([false, contacted]);
  }
});

test('contacted accepts only true and false', async () => {
  const { add, listField, sendAsAdmin } = await testAdmin();
  const { id } = await add('contact');
  const message = 'Contacted must be true or false';
  for (const body of [{}, { contacted: 'true' }, { contacted: 1 }, { contacted: null }, { done: true }, undefined]) {
    const response = await sendAsAdmin('PATCH', `${list}/${id}/status`, body);
    expect(response.status).toBe(400);
    expect(response.body).toEqual({ message, issues: [{ path: 'contacted', message }] });
  }
  expect(await listField(list, 'contacted')).toEqual([false]);
});
