import type { TRPCError } from '@trpc/server';
import { expect, test } from 'vitest';
import { type TestApp, testCaller } from '../testing/app.ts';
import { testAdmin } from '../testing/content.ts';

const MINUTE = 60_000;

const callerOf = (api: TestApp & { session: { authorization: string } }) => testCaller(api, api.session.authorization);

/** The error that a promise is rejected with. */
const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: TRPCError) => error,
  );

const spam = { message: 'Buy followers at https://a.example https://b.example https://c.example' };

test('counts unanswered and quarantined leads separately', async () => {
  const api = await testAdmin();
  const { lead } = callerOf(api);
  const { id } = await api.add('contact');
  await api.add('contact', spam);
  await api.add('call', { email: 'asha@example.com' });
  expect(await lead.counts()).toEqual({ unanswered: { contact: 1, call: 1 }, spam: { contact: 1, call: 0 } });
  await lead.setStage({ kind: 'contact', ids: [id], stage: 'contacted' });
  expect((await lead.counts()).unanswered).toEqual({ contact: 0, call: 1 });
});

test('every change of the seats of a slot invalidates the availability', async () => {
  const api = await testAdmin();
  const { lead, callRequest, booking, trash } = callerOf(api);
  const { id } = await api.add('call');
  const topics: string[] = [];
  api.deps.content.subscribe((topic) => topics.push(topic));
  const seats = () => api.deps.db.selectFrom('callSeats').selectAll().execute();
  const one = { kind: 'call', id } as const;
  const many = { kind: 'call' as const, ids: [id] };
  const changes: Record<string, () => Promise<unknown>> = {
    block: () => lead.block(one),
    'set contacted': () => callRequest.setContacted({ id, contacted: true }),
    'set stage': () => lead.setStage({ ...many, stage: 'spam' }),
    'restore stages': () => lead.restoreStages({ kind: 'call', leads: [{ id, stage: 'new' }] }),
    cancel: () => booking.cancel({ id }),
    'set outcome': () => booking.setOutcome({ id, outcome: null }),
    reschedule: () => booking.reschedule({ id, preferredDate: '2025-06-11', preferredTime: '9:00 AM' }),
    'cancel again': () => booking.cancel({ id }),
    reinstate: () => booking.reinstate({ id }),
    remove: () => lead.removeMany(many),
    restore: () => trash.restore({ kind: 'call', recordId: id }),
    'remove again': () => lead.removeMany(many),
    'restore many': () => trash.restoreMany({ items: [{ kind: 'call', recordId: id }] }),
    erase: () => lead.erasePerson(one),
  };
  for (const [name, change] of Object.entries(changes)) {
    const before = await seats();
    topics.length = 0;
    await change();
    expect(await seats(), name).not.toEqual(before);
    expect(topics, name).toHaveLength(1);
  }
});

test('the stages of several leads are restored together, except those of deleted leads', async () => {
  const api = await testAdmin();
  const { lead, contact } = callerOf(api);
  const ids: number[] = [];
  for (let count = 0; count < 3; count++) ids.push((await api.add('contact')).id);
  await lead.setStage({ kind: 'contact', ids, stage: 'lost' });
  const [first = 0, second = 0, third = 0] = ids;
  const leads = [
    { id: first, stage: 'new' },
    { id: second, stage: 'won' },
    { id: third, stage: 'new' },
    { id: 99, stage: 'won' },
  ] as const;
  expect(await lead.restoreStages({ kind: 'contact', leads: [...leads] })).toEqual({ changed: 3 });
  const { items } = await contact.listForAdmin({});
  expect(new Map(items.map(({ id, stage }) => [id, stage]))).toEqual(
    new Map([
      [first, 'new'],
      [second, 'won'],
      [third, 'new'],
    ]),
  );
});

test('the median reply time covers contacts and calls of the last 90 days', async () => {
  const api = await testAdmin();
  const { lead } = callerOf(api);
  expect((await lead.replyTime()).medianMinutes).toBeNull();
  const old = await api.add('contact');
  await lead.setStage({ kind: 'contact', ids: [old.id], stage: 'contacted' });
  api.advance(91 * 24 * 60 * MINUTE);
  const session = await api.login();
  const { lead: again } = testCaller(api, session.authorization);
  const ids = [];
  for (const kind of ['contact', 'call', 'contact', 'contact'] as const) {
    const response = await api.send(
      'POST',
      kind === 'contact' ? '/api/contact' : '/api/schedule-call',
      kind === 'contact'
        ? { name: 'Ravi Kumar', email: `ravi${ids.length}@example.com`, message: 'A website, please.' }
        : {
            name: 'Ravi Kumar',
            phone: '+91 98100 12345',
            email: 'ravi@example.com',
            preferredDate: '2025-12-10',
            preferredTime: '10:30 AM',
          },
    );
    ids.push({ kind, id: (response.body as { id: number }).id });
  }
  for (const { kind, id } of ids.slice(0, 3)) {
    api.advance(10 * MINUTE);
    await again.setStage({ kind, ids: [id], stage: 'contacted' });
  }
  expect(await again.replyTime()).toEqual({ days: 90, medianMinutes: 20 });
});

test('a lead shows every lead of its person with history and mails', async () => {
  const api = await testAdmin();
  const { lead } = callerOf(api);
  const contact = await api.add('contact');
  const call = await api.add('call', { email: 'ravi@work.example' });
  await api.add('call', { email: 'ravi@example.com', preferredTime: '9:00 AM' });
  await api.add('contact', { email: 'someone@else.example' });
  const ref = { kind: 'contact', id: contact.id } as const;
  await lead.addNote({ ...ref, text: ' Wants a shop. ' });
  await lead.setStage({ kind: 'contact', ids: [contact.id], stage: 'qualified' });
  await lead.reply({ ...ref, subject: 'Your shop', text: 'Gladly.' });
  const { contacts, calls } = await lead.byId(ref);
  expect(contacts).toHaveLength(1);
  expect(calls.map(({ lead: { email } }) => email)).toEqual(['ravi@example.com', 'ravi@work.example']);
  expect(contacts[0]?.lead).toMatchObject({ id: contact.id, stage: 'qualified', contacted: true });
  expect(contacts[0]?.events.map(({ type, text }) => [type, text])).toEqual([
    ['note', 'Wants a shop.'],
    ['stage', 'qualified'],
  ]);
  expect(contacts[0]?.mails.map(({ template, reply }) => [template, reply])).toEqual([
    ['notice', null],
    ['confirmation', null],
    ['reply', { subject: 'Your shop', text: 'Gladly.' }],
  ]);
  expect((await lead.byId({ kind: 'call', id: call.id })).contacts).toHaveLength(1);
});

test('notes and replies need a text, and a lead that exists', async () => {
  const api = await testAdmin();
  await api.confirm();
  const { lead } = callerOf(api);
  const { id } = await api.add('contact');
  const ref = { kind: 'contact', id } as const;
  const missing = { kind: 'contact', id: id + 1 } as const;
  for (const run of [
    () => lead.addNote({ ...ref, text: ' ' }),
    () => lead.reply({ ...ref, subject: '', text: 'Gladly.' }),
    () => lead.reply({ ...ref, subject: 'Two\nlines', text: 'Gladly.' }),
    () => lead.reply({ ...ref, subject: 'Your shop', text: '' }),
  ]) {
    expect((await errorOf(run()))?.code).toBe('BAD_REQUEST');
  }
  for (const run of [
    () => lead.byId(missing),
    () => lead.exportPerson(missing),
    () => lead.erasePerson(missing),
    () => lead.block(missing),
    () => lead.addNote({ ...missing, text: 'A note' }),
    () => lead.reply({ ...missing, subject: 'Your shop', text: 'Gladly.' }),
    () => lead.resendMail({ id: 999 }),
  ]) {
    expect(await errorOf(run())).toMatchObject({ code: 'NOT_FOUND' });
  }
});

test('deleted leads are restored unchanged from the trash', async () => {
  const api = await testAdmin();
  const { lead, trash } = callerOf(api);
  const { id } = await api.add('contact');
  const ref = { kind: 'contact', id } as const;
  await lead.addNote({ ...ref, text: 'Called back.' });
  await lead.setStage({ kind: 'contact', ids: [id], stage: 'won' });
  const before = await lead.byId(ref);
  expect(await lead.removeMany({ kind: 'contact', ids: [id, 99] })).toEqual({ removed: 1 });
  expect(await errorOf(lead.byId(ref))).toMatchObject({ code: 'NOT_FOUND' });
  await trash.restore({ kind: 'contact', recordId: id });
  expect(await lead.byId(ref)).toEqual(before);
});

test('a released lead leaves the quarantine, and new leads of a blocked sender enter it', async () => {
  const api = await testAdmin();
  const { lead, contact } = callerOf(api);
  const { id } = await api.add('contact', spam);
  const inQuarantine = async () =>
    (await contact.listForAdmin({ stage: 'spam' })).items.map(({ message, spamReason }) => [message, spamReason]);
  expect(await inQuarantine()).toEqual([[spam.message, '3 links; "Buy followers"']]);
  await lead.setStage({ kind: 'contact', ids: [id], stage: 'new' });
  expect(await inQuarantine()).toEqual([]);
  expect((await lead.byId({ kind: 'contact', id })).contacts[0]?.mails.every(({ heldAt }) => heldAt === null)).toBe(
    true,
  );
  await lead.block({ kind: 'contact', id });
  await api.add('contact', { message: 'A harmless message.' });
  expect(await inQuarantine()).toEqual([
    ['A harmless message.', 'The sender is blocked'],
    [spam.message, '3 links; "Buy followers"'],
  ]);
  await lead.unblockSender({ email: 'Ravi@Example.com' });
  await api.add('contact', { message: 'Another harmless message.' });
  expect(await inQuarantine()).toHaveLength(2);
});

test('the export of a person contains all stored data, and erasing deletes all of it', async () => {
  const api = await testAdmin();
  await api.confirm();
  const { lead, contact, trash } = callerOf(api);
  const { id } = await api.add('contact');
  const deleted = await api.add('contact', { message: 'An older message.' });
  await api.add('call');
  const other = await api.add('contact', { email: 'someone@else.example' });
  await lead.removeMany({ kind: 'contact', ids: [deleted.id] });
  await lead.addNote({ kind: 'contact', id, text: 'Called back.' });
  const exported = await lead.exportPerson({ kind: 'contact', id });
  const text = JSON.stringify(exported);
  for (const part of ['I would like a website.', 'An older message.', 'About a shop.', 'Called back.', '98100 12345']) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain('someone@else.example');
  expect(await lead.erasePerson({ kind: 'contact', id })).toEqual({ erased: 3 });
  expect((await contact.listForAdmin({})).items.map((one) => one.id)).toEqual([other.id]);
  expect((await trash.listForAdmin({})).total).toBe(0);
});

test('the list is exported as filtered, safe to open in a spreadsheet', async () => {
  const api = await testAdmin();
  await api.confirm();
  const { contact, callRequest, lead } = callerOf(api);
  const won = await api.add('contact', { name: '=HYPERLINK("x")', message: '＝Line one,\nline "two".' });
  await api.add('contact', { name: 'Somebody else' });
  await api.add('call');
  await lead.setStage({ kind: 'contact', ids: [won.id], stage: 'won' });
  const { csv } = await contact.exportCsv({ stage: 'won' });
  expect(csv).toMatch(/^\uFEFFReceived \(IST\),Name,Email,Service,Message,Stage,/);
  expect(csv).toContain('\r\n2025-06-02 11:30,');
  expect(csv).toContain(`,"'=HYPERLINK(""x"")",ravi@example.com,,"'＝Line one,\nline ""two"".",won,`);
  expect(csv).not.toContain('Somebody else');
  const calls = (await callRequest.exportCsv({ search: 'ravi' })).csv.trimEnd().split('\r\n');
  expect(calls).toHaveLength(2);
  expect(calls[1]).toContain(`,2025-06-10,10:30 AM,,Ravi Kumar,ravi@example.com,+91 98100 12345,Kumar & Sons,`);
});

test('a list contains the time of reading, and rows can be reloaded by their ids', async () => {
  const api = await testAdmin();
  const { contact, callRequest, lead } = callerOf(api);
  const first = await api.add('contact');
  const call = await api.add('call');
  expect((await contact.listForAdmin({})).readAt).toEqual(api.deps.now());
  await lead.setStage({ kind: 'contact', ids: [first.id], stage: 'lost' });
  expect(await contact.byIds({ ids: [first.id, 99] })).toMatchObject([{ id: first.id, stage: 'lost' }]);
  expect(await callRequest.byIds({ ids: [call.id] })).toMatchObject([{ id: call.id }]);
});
