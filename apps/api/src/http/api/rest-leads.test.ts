import { expect, test } from 'vitest';
import { admin } from '../../testing/app.ts';
import { testAdmin } from '../../testing/content.ts';

test('REST changes leads like the admin', async () => {
  const { add, sendAsAdmin } = await testAdmin();
  const { id } = await add('contact');
  const contact = `/api/contact-submissions/${id}`;
  expect((await sendAsAdmin('GET', '/api/leads/counts')).body).toMatchObject({ unanswered: { contact: 1, call: 0 } });
  expect((await sendAsAdmin('PATCH', `${contact}/stage`, { stage: 'sold' })).status).toBe(400);
  expect((await sendAsAdmin('PATCH', `${contact}/stage`, { stage: 'won' })).status).toBe(200);
  expect((await sendAsAdmin('POST', `${contact}/notes`, { text: 'Wants a shop' })).status).toBe(200);
  const { body } = await sendAsAdmin('GET', contact);
  expect(body).toMatchObject({
    contacts: [{ lead: { stage: 'won', contacted: true }, events: [{ text: 'won' }, { text: 'Wants a shop' }] }],
    calls: [],
  });
  expect((await sendAsAdmin('DELETE', contact)).status).toBe(200);
  expect((await sendAsAdmin('GET', '/api/contact-submissions')).body).toEqual([]);
  expect((await sendAsAdmin('GET', contact)).status).toBe(404);
});

test('REST changes appointments and shows the free slots to visitors', async () => {
  const { add, send, sendAsAdmin } = await testAdmin();
  const { id } = await add('call');
  const moved = { preferredDate: '2025-06-12', preferredTime: '9:00 AM' };
  const response = await sendAsAdmin('PATCH', `/api/call-schedules/${id}/appointment`, moved);
  expect(response.body).toMatchObject({ id, preferredTime: '9:00 AM', startsAt: '2025-06-12T03:30:00.000Z' });
  for (let call = 0; call < 2; call++) await add('call', moved);
  const availability = '/api/booking/availability?from=2025-06-12&days=1';
  const unavailable = async () =>
    ((await send('GET', availability)).body as { unavailable: string[] }[])[0]?.unavailable;
  expect(await unavailable()).toEqual(['9:00 AM']);
  expect((await sendAsAdmin('POST', `/api/call-schedules/${id}/cancel`)).body).toMatchObject({ outcome: 'cancelled' });
  expect(await unavailable()).toEqual([]);
  for (const query of ['', '?from=2025-06-12', '?from=2025-02-30&days=1', '?from=2025-06-12&days=63']) {
    expect((await send('GET', `/api/booking/availability${query}`)).status, query).toBe(400);
  }
});

test('REST exports and erases a person by email address, and by phone number or mailbox on request', async () => {
  const { add, confirm, sendAsAdmin } = await testAdmin();
  const { id } = await add('call');
  expect((await sendAsAdmin('GET', `/api/call-schedules/${id}/person`)).status).toBe(403);
  await confirm();
  await add('call', { email: 'partner@work.example', preferredTime: '9:00 AM' });
  const person = `/api/call-schedules/${id}/person`;
  const calls = async (query: string) =>
    ((await sendAsAdmin('GET', person + query)).body as { calls: [] }).calls.length;
  expect([await calls(''), await calls('?alsoByPhone=false'), await calls('?alsoByPhone=true')]).toEqual([1, 1, 2]);
  expect((await sendAsAdmin('DELETE', `${person}?alsoByPhone=yes`)).status).toBe(400);
  const left = async () => (await sendAsAdmin('GET', '/api/call-schedules')).body;
  expect((await sendAsAdmin('DELETE', person)).status).toBe(200);
  expect(await left()).toMatchObject([{ email: 'partner@work.example' }]);
  const again = await add('call', { preferredTime: '10:00 AM' });
  await sendAsAdmin('DELETE', `/api/call-schedules/${again.id}/person?alsoByPhone=true`);
  expect(await left()).toEqual([]);
  const alias = await add('call', { email: 'ravi+shop@example.com', phone: '+91 98100 99999' });
  const last = await add('call', { preferredTime: '11:00 AM' });
  await sendAsAdmin('DELETE', `/api/call-schedules/${last.id}/person`);
  expect(await left()).toMatchObject([{ id: alias.id }]);
  const { id: other } = await add('call', { preferredTime: '11:30 AM' });
  await sendAsAdmin('DELETE', `/api/call-schedules/${other}/person?alsoAliases=true`);
  expect(await left()).toEqual([]);
});

test('REST manages webhooks', async () => {
  const { add, sendAsAdmin } = await testAdmin();
  const input = { url: 'https://hooks.example.com', events: ['lead.created'], currentPassword: admin.password };
  const created = await sendAsAdmin('POST', '/api/webhooks', input);
  const { url, events } = input;
  expect(created.body).toMatchObject({ url, events, active: true, secret: expect.stringMatching(/^whsec_.{32}$/) });
  const { id }: { id: number } = created.body;
  await add('contact');
  expect((await sendAsAdmin('GET', `/api/webhooks/${id}/deliveries`)).body).toMatchObject([{ event: 'lead.created' }]);
  expect((await sendAsAdmin('PUT', `/api/webhooks/${id}`, { ...input, active: false })).body).toMatchObject({
    active: false,
  });
  const { currentPassword } = input;
  expect((await sendAsAdmin('DELETE', `/api/webhooks/${id}`, { currentPassword })).status).toBe(200);
  expect((await sendAsAdmin('GET', '/api/webhooks')).body).toEqual([]);
});
