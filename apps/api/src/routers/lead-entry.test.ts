import { listMailsOfLeads } from '@site/db/outbox';
import { insertWebhook } from '@site/db/webhook';
import { expect, test } from 'vitest';
import { admin, testCaller } from '../testing/app.ts';
import { bodies, testAdmin } from '../testing/content.ts';

async function desk() {
  const api = await testAdmin();
  const { db } = api.deps;
  const mailsOf = async (kind: 'contact' | 'call', id: number) =>
    ((await listMailsOfLeads(db, kind, [id])).get(id) ?? []).map(({ template }) => template);
  const { authorization } = api.session;
  await testCaller(api, authorization).account.confirm({ currentPassword: admin.password });
  return { ...api, caller: testCaller(api, authorization), mailsOf };
}

test('a contact that the administrator enters appears in the list and in searches, triggers webhooks, and gets a mail only if requested', async () => {
  const { caller, mailsOf, deps } = await desk();
  const hook = { url: 'https://hooks.example/leads', events: ['lead.created' as const], active: true };
  await insertWebhook(deps.db, hook, 'secret', deps.now());
  const entry = { ...bodies.contact, message: 'Met at the fair: needs a shop for http://tea.example' };
  const { id } = await caller.contact.enter(entry);
  expect((await caller.contact.listForAdmin({ search: 'fair' })).items).toMatchObject([
    { id, stage: 'new', enteredByHand: true, spamReason: null, replyDueAt: new Date('2025-06-03T05:30:00.000Z') },
  ]);
  expect(await mailsOf('contact', id)).toEqual([]);
  expect(await deps.db.selectFrom('webhookDeliveries').select(['event', 'leadId']).execute()).toEqual([
    { event: 'lead.created', leadId: id },
  ]);
  const mailed = await caller.contact.enter({ ...entry, isMailed: true });
  expect(await mailsOf('contact', mailed.id)).toEqual(['confirmation']);
  expect((await caller.contact.exportCsv({})).csv).toContain('Entered by hand');
});

test('an entered contact obeys the rules of the contact form', async () => {
  const { caller } = await desk();
  await expect(caller.contact.enter({ ...bodies.contact, message: 'Short' })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    message: expect.stringContaining('Message must be at least 10 characters'),
  });
});

test('a call that is entered by hand takes a seat, and is refused in a full slot and in the past', async () => {
  const { caller, mailsOf, send } = await desk();
  for (let count = 1; count <= 3; count++) {
    const { id } = await caller.callRequest.enter({ ...bodies.call, isMailed: count === 3 });
    expect(await mailsOf('call', id)).toEqual(count === 3 ? ['invitation'] : []);
  }
  const message = 'This time is fully booked. Please choose another one.';
  await expect(caller.callRequest.enter(bodies.call)).rejects.toMatchObject({
    code: 'CONFLICT',
    message,
    cause: { issues: [{ path: 'preferredTime', message }] },
  });
  expect(await send('POST', '/api/schedule-call', bodies.call)).toMatchObject({ status: 409, body: { message } });
  await expect(caller.callRequest.enter({ ...bodies.call, preferredDate: '2025-05-01' })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    message: 'Please select today or a later day',
  });
});

test('a visitor can neither enter leads nor change notes, follow-ups and templates', async () => {
  const api = await testAdmin();
  const { contact, callRequest, lead, replyTemplate } = testCaller(api);
  const ref = { kind: 'contact', id: 1 } as const;
  const attempts = [
    contact.enter(bodies.contact),
    callRequest.enter(bodies.call),
    lead.setFollowUp({ ...ref, day: '2025-06-20' }),
    lead.removeNote({ ...ref, noteId: 1 }),
    replyTemplate.list(),
  ];
  for (const attempt of attempts) await expect(attempt).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});

test('a follow-up is in the overview from its day on, in its period and in the exports, and goes with the person', async () => {
  const api = await desk();
  const { add, caller, advance, login } = api;
  const { id } = await add('contact');
  const ref = { kind: 'contact', id } as const;
  await caller.lead.setFollowUp({ ...ref, day: '2025-06-03' });
  expect((await caller.overview.read()).followUps).toEqual([]);
  expect(await caller.lead.followUps({ from: '2025-06-03', days: 1 })).toMatchObject([{ ...ref, day: '2025-06-03' }]);
  expect((await caller.contact.exportCsv({})).csv).toContain('2025-06-03');
  expect((await caller.lead.exportPerson(ref)).contacts[0]?.lead.followUpOn).toBe('2025-06-03');
  await expect(caller.lead.setFollowUp({ ...ref, day: '2025-02-30' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  advance(24 * 3_600_000);
  const tomorrow = testCaller(api, (await login()).authorization);
  expect((await tomorrow.overview.read()).followUps).toMatchObject([{ ...ref, day: '2025-06-03' }]);
  await tomorrow.lead.erasePerson(ref);
  expect((await tomorrow.overview.read()).followUps).toEqual([]);
});

test('reply templates can be changed, added and deleted, and a default restored', async () => {
  const { caller } = await desk();
  const { replyTemplate } = caller;
  const stateOf = async (id: string) => (await replyTemplate.list()).find((one) => one.id === id)?.state;
  const template = { channel: 'mail', name: 'Quote', subject: 'Your quote', text: 'Hello {firstName}' } as const;
  expect(await replyTemplate.list()).toHaveLength(11);
  await replyTemplate.replace({ ...template, id: 'mail-quote' });
  expect((await replyTemplate.list()).find(({ id }) => id === 'mail-quote')).toMatchObject({
    ...template,
    state: 'changed',
  });
  await replyTemplate.remove({ id: 'mail-quote' });
  expect(await stateOf('mail-quote')).toBe('deleted');
  await replyTemplate.reset({ id: 'mail-quote' });
  expect(await stateOf('mail-quote')).toBe('default');
  const { id } = await replyTemplate.create(template);
  expect(await stateOf(id)).toBe('own');
  await expect(replyTemplate.reset({ id })).rejects.toMatchObject({ message: 'This template has no default' });
  await replyTemplate.remove({ id });
  expect(await stateOf(id)).toBeUndefined();
  await expect(replyTemplate.remove({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('an unknown placeholder of a reply template is refused at its field', async () => {
  const { caller } = await desk();
  const template = { channel: 'mail', name: 'Quote', subject: 'For {nam}', text: 'Hello {visitor}' } as const;
  await expect(caller.replyTemplate.create(template)).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    message: expect.stringContaining('{nam} is not available in this text. Use {visitor}'),
  });
});
