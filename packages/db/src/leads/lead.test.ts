import { callInput } from '@site/schema/call';
import { contactInput } from '@site/schema/contact';
import type { LeadRef } from '@site/schema/lead';
import { expect, test } from 'vitest';
import { moveToTrash, restoreFromTrash } from '../content/trash.ts';
import type { Db } from '../tables.ts';
import { insertCall } from '../testing/calls.ts';
import { testDatabase } from '../testing/database.ts';
import { blockSender, isBlockedSender, unblockSender } from './blocked-sender.ts';
import { listAllCalls } from './call.ts';
import { findContact, insertContact, listAllContacts, setContactContacted } from './contact.ts';
import { countUnanswered, markReplySent, replyToLead, setStage } from './lead.ts';
import { listLeadEvents } from './lead-event.ts';
import { addNote } from './note.ts';
import { claimMail, listMailsOfLeads, readOutboxState, resendMail } from './outbox.ts';
import { erasePerson, findPerson } from './person.ts';
import { insertWebhook } from './webhook.ts';

const now = new Date('2025-06-01T10:00:00.000Z');
const eventsOf = async (db: Db, { kind, id }: LeadRef) => (await listLeadEvents(db, kind, [id])).get(id) ?? [];
const mailsOf = async (db: Db, { kind, id }: LeadRef) => (await listMailsOfLeads(db, kind, [id])).get(id) ?? [];
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const contact = contactInput.parse({ name: 'Asha Rao', email: 'asha@example.com', message: 'Please call me.' });
const call = (change: object = {}) =>
  callInput.parse({
    name: 'Asha Rao',
    phone: '+91 98765 43210',
    email: 'asha@example.com',
    preferredDate: '2025-06-12',
    preferredTime: '9:30 AM',
    ...change,
  });

const everything = { alsoByPhone: true, alsoAliases: true };

/** Takes the next mail of the outbox. */
const claimNext = (db: Db) => claimMail(db, after(60), after(65));

test('stores a lead with the mails to the agency and to the visitor', async () => {
  const { db } = await testDatabase();
  const { id: contactId } = await insertContact(db, contact, now);
  const { id: callId } = await insertCall(db, call(), after(1));
  const mails = [];
  for (let mail = await claimNext(db); mail; mail = await claimNext(db)) {
    mails.push(`${mail.kind} ${mail.leadId} ${mail.template}`);
  }
  expect(mails.sort()).toEqual([
    `call ${callId} invitation`,
    `call ${callId} notice`,
    `contact ${contactId} confirmation`,
    `contact ${contactId} notice`,
  ]);
});

test('a lead whose mail cannot be stored is not stored either', async () => {
  const { db } = await testDatabase();
  await db.schema.dropTable('outbox').execute();
  await expect(insertContact(db, contact, now)).rejects.toThrow(/outbox/);
  await expect(insertCall(db, call(), now)).rejects.toThrow(/outbox/);
  expect((await listAllContacts(db, {})).total).toBe(0);
  expect((await listAllCalls(db, {})).total).toBe(0);
});

test('stores no mail when the lead cannot be stored', async () => {
  const { db } = await testDatabase();
  const nameless = { ...contact, name: null as unknown as string };
  await expect(insertContact(db, nameless, now)).rejects.toThrow(/null/i);
  expect(await claimNext(db)).toBeUndefined();
});

test('a submission that is sent again, even at the same time, is stored once', async () => {
  const { db } = await testDatabase();
  const send = () => insertContact(db, contact, now, { submissionHash: 'a' });
  const results = await Promise.all(Array.from({ length: 5 }, send));
  expect(new Set(results.map(({ id }) => id)).size).toBe(1);
  expect(results.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(await send()).toEqual({ id: results[0]?.id, isNew: false });
  expect((await insertContact(db, contact, now, { submissionHash: 'b' })).isNew).toBe(true);
  expect((await insertContact(db, contact, now)).isNew).toBe(true);
  expect((await insertContact(db, contact, now)).isNew).toBe(true);
  expect(await db.selectFrom('outbox').selectAll().execute()).toHaveLength(8);
});

test('a stage is stored with its time and counts as contacted from `contacted` to `lost`', async () => {
  const { db } = await testDatabase();
  const { id } = await insertContact(db, contact, now);
  const lead = { kind: 'contact', ids: [id] } as const;
  const state = async () => {
    const { stage, contacted, repliedAt } = (await findContact(db, id)) ?? {};
    return { stage, contacted, repliedAt };
  };
  expect(await state()).toEqual({ stage: 'new', contacted: false, repliedAt: null });
  expect(await setStage(db, { ...lead, stage: 'qualified', now: after(5) })).toEqual([id]);
  expect(await state()).toEqual({ stage: 'qualified', contacted: true, repliedAt: after(5) });
  expect(await setStage(db, { ...lead, stage: 'qualified', now: after(6) })).toEqual([]);
  await setStage(db, { ...lead, stage: 'won', now: after(9) });
  expect(await state()).toEqual({ stage: 'won', contacted: true, repliedAt: after(5) });
  await setContactContacted(db, id, true, after(10));
  expect(await state()).toMatchObject({ stage: 'won' });
  await setContactContacted(db, id, false, after(11));
  expect(await state()).toEqual({ stage: 'new', contacted: false, repliedAt: null });
  expect((await eventsOf(db, { kind: 'contact', id })).map(({ type, text }) => `${type} ${text}`)).toEqual([
    'stage qualified',
    'stage won',
    'stage new',
  ]);
});

test('a lead that was briefly set to not answered keeps the time of its first reply', async () => {
  const { db } = await testDatabase();
  const { id } = await insertContact(db, contact, now);
  const set = (stage: 'new' | 'contacted' | 'won' | 'spam', minutes: number) =>
    setStage(db, { kind: 'contact', ids: [id], stage, now: after(minutes) });
  const repliedAt = async () => (await findContact(db, id))?.repliedAt;
  // Undoing a reply that was marked by mistake removes its time.
  await set('contacted', 1);
  await set('new', 2);
  expect(await repliedAt()).toBeNull();
  await set('won', 60);
  expect(await repliedAt()).toEqual(after(60));
  for (const minutes of [100, 200]) {
    await set('new', minutes);
    expect(await repliedAt()).toBeNull();
    await set('spam', minutes + 1);
    await set('contacted', minutes + 9);
    expect(await repliedAt()).toEqual(after(60));
  }
  await set('new', 300);
  await set('contacted', 311);
  expect(await repliedAt()).toEqual(after(311));
});

test('counts the leads that nobody has answered', async () => {
  const { db } = await testDatabase();
  const { id } = await insertContact(db, contact, now);
  await insertContact(db, { ...contact, email: 'ravi@example.com' }, now);
  await insertContact(db, contact, now, { spamReason: 'Too many links' });
  await insertCall(db, call({ email: 'meera@example.com' }), now);
  expect(await countUnanswered(db)).toEqual({ contact: 2, call: 1 });
  await setContactContacted(db, id, true, now);
  expect(await countUnanswered(db)).toEqual({ contact: 1, call: 1 });
});

test('the mails of spam and of leads in the trash wait until the lead is released or restored', async () => {
  const { db } = await testDatabase();
  const spam = await insertContact(db, contact, now, { spamReason: 'Too many links' });
  const waiting = async () => (await readOutboxState(db, now)).waiting;
  expect(await waiting()).toBe(0);
  const later = new Date(now.getTime() + 60_000);
  await setStage(db, { kind: 'contact', ids: [spam.id], stage: 'new', now: later });
  expect(await readOutboxState(db, later)).toMatchObject({
    waiting: 2,
    waitingSince: later,
    noticeWaitingSince: later,
  });
  await moveToTrash(db, 'contact', [spam.id], now);
  expect(await waiting()).toBe(0);
  const restored = new Date(now.getTime() + 3_600_000);
  await restoreFromTrash(db, { kind: 'contact', recordId: spam.id }, restored);
  expect(await readOutboxState(db, restored)).toMatchObject({ waiting: 2, waitingSince: restored });
  await setStage(db, { kind: 'contact', ids: [spam.id], stage: 'spam', now });
  expect(await waiting()).toBe(0);
  const [mail] = await mailsOf(db, { kind: 'contact', id: spam.id });
  expect(await resendMail(db, mail?.id ?? 0, now)).toBe(false);
});

test('finds all leads of a person by email address and phone number', async () => {
  const { db } = await testDatabase();
  const { id } = await insertContact(db, contact, now);
  await insertCall(db, call(), now);
  await insertCall(db, call({ email: 'rao@work.example', preferredTime: '10:00 AM' }), now);
  await insertContact(db, { ...contact, email: 'rao@work.example' }, now);
  await insertContact(db, { ...contact, email: 'other@example.com' }, now);
  const person = await findPerson(db, { kind: 'contact', id });
  expect(person?.calls.map(({ email }) => email)).toEqual(['rao@work.example', 'asha@example.com']);
  expect(person?.contacts.map(({ email }) => email)).toEqual(['rao@work.example', 'asha@example.com']);
});

test('a person with hundreds of leads is erased completely, while a timeline shows the newest ones', async () => {
  const { db } = await testDatabase();
  const { id } = await insertContact(db, contact, now);
  for (let times = 0; times < 250; times++) await insertContact(db, contact, now);
  const person = await findPerson(db, { kind: 'contact', id }, 200);
  expect(person?.contacts).toHaveLength(201);
  expect(await erasePerson(db, { kind: 'contact', id }, now, everything)).toBe(251);
});

test.each(['contact', 'call'] as const)('a person includes the requested %s even beyond the limit', async (kind) => {
  const { db } = await testDatabase();
  const insert = () =>
    kind === 'contact' ? insertContact(db, contact, now) : insertCall(db, call(), now, { capacity: 9 });
  const { id } = await insert();
  const newer = [(await insert()).id, (await insert()).id];
  const person = await findPerson(db, { kind, id }, 2);
  expect(person?.[`${kind}s`].map((lead) => lead.id)).toEqual([...newer.reverse(), id]);
});

test('erasing by email address keeps leads that match by phone number only', async () => {
  const { db } = await testDatabase();
  const { id } = await insertCall(db, call(), now);
  await insertContact(db, contact, now);
  await insertCall(db, call({ email: 'rao@work.example', preferredTime: '10:00 AM' }), now);
  const { id: deleted } = await insertContact(db, { ...contact, email: 'rao@work.example' }, now);
  await moveToTrash(db, 'contact', [deleted], now);
  expect(await erasePerson(db, { kind: 'call', id }, now, { alsoByPhone: false, alsoAliases: true })).toBe(2);
  const [left] = (await listAllCalls(db, {})).items;
  expect(left?.email).toBe('rao@work.example');
  expect(await db.selectFrom('trash').selectAll().execute()).toHaveLength(1);
});

test('erasing a person deletes their leads, history, mails and deliveries, also from the trash', async () => {
  const { db } = await testDatabase();
  await insertWebhook(db, { url: 'https://x.example', events: ['lead.created'], active: true }, 'secret', now);
  const first = await insertContact(db, contact, now);
  const deleted = await insertContact(db, contact, now);
  await insertCall(db, call(), now);
  const other = await insertContact(db, { ...contact, email: 'other@example.com' }, now);
  await addNote(db, { kind: 'contact', id: first.id }, 'Wants a shop', now);
  await moveToTrash(db, 'contact', [deleted.id], now);
  expect(await erasePerson(db, { kind: 'contact', id: first.id }, now, everything)).toBe(3);
  const left = async (table: 'outbox' | 'leadEvents' | 'webhookDeliveries') =>
    (await db.selectFrom(table).select(['kind', 'leadId']).execute()).map(({ kind, leadId }) => `${kind} ${leadId}`);
  expect(new Set(await left('outbox'))).toEqual(new Set([`contact ${other.id}`]));
  expect(await left('webhookDeliveries')).toEqual([`contact ${other.id}`]);
  expect(await left('leadEvents')).toEqual([]);
  expect(await db.selectFrom('trash').selectAll().execute()).toEqual([]);
  expect(await erasePerson(db, { kind: 'contact', id: first.id }, now, everything)).toBe(0);
});

test('a blocked sender stays blocked', async () => {
  const { db } = await testDatabase();
  expect(await isBlockedSender(db, 'spam@example.com')).toBe(false);
  await blockSender(db, 'spam@example.com', now);
  await blockSender(db, 'spam@example.com', now);
  expect(await isBlockedSender(db, 'spam@example.com')).toBe(true);
});

test('a block covers all addresses of the mailbox, and stores none', async () => {
  const { db } = await testDatabase();
  await blockSender(db, 'a.sha+shop@gmail.com', now);
  for (const email of ['asha@gmail.com', 'as.ha+2@googlemail.com']) {
    expect(await isBlockedSender(db, email), email).toBe(true);
  }
  for (const email of ['asha@example.com', 'other@gmail.com']) {
    expect(await isBlockedSender(db, email), email).toBe(false);
  }
  expect(JSON.stringify(await db.selectFrom('blockedSenders').selectAll().execute())).not.toMatch(/sha|gmail/);
  await unblockSender(db, 'asha@gmail.com');
  expect(await isBlockedSender(db, 'a.sha+shop@gmail.com')).toBe(false);
});

test('the sender of a released lead is no longer blocked; other changes leave the block', async () => {
  const { db } = await testDatabase();
  const spam = await insertContact(db, contact, now, { spamReason: 'Too many links' });
  const other = await insertContact(db, contact, now);
  await blockSender(db, contact.email, now);
  await setStage(db, { kind: 'contact', ids: [other.id], stage: 'won', now });
  expect(await isBlockedSender(db, contact.email)).toBe(true);
  await setStage(db, { kind: 'contact', ids: [spam.id], stage: 'new', now });
  expect(await isBlockedSender(db, contact.email)).toBe(false);
});

test('a new lead counts as contacted when a reply was sent, one in a later stage keeps its stage', async () => {
  const { db } = await testDatabase();
  const { id } = await insertContact(db, contact, now);
  const ref = { kind: 'contact', id } as const;
  await replyToLead(db, ref, { subject: 'Your website', text: 'Gladly.' }, after(29));
  const mailId = (await mailsOf(db, ref)).at(-1)?.id ?? 0;
  await markReplySent(db, ref, mailId, after(30));
  expect(await findContact(db, id)).toMatchObject({ stage: 'contacted', contacted: true, repliedAt: after(30) });
  expect((await eventsOf(db, ref)).map(({ type, text }) => [type, text])).toEqual([['stage', 'contacted']]);
  expect((await mailsOf(db, ref)).map(({ sentAt }) => sentAt)).toEqual([null, null, after(30)]);
  await setStage(db, { kind: 'contact', ids: [id], stage: 'won', now: after(31) });
  await markReplySent(db, ref, mailId, after(32));
  expect(await findContact(db, id)).toMatchObject({ stage: 'won' });
});

test('a reply is queued with its text, and does not count as an answer before it is sent', async () => {
  const { db } = await testDatabase();
  const { id } = await insertContact(db, contact, now);
  const lead = { kind: 'contact', id } as const;
  const reply = { subject: 'Your website', text: 'Gladly.' };
  expect(await replyToLead(db, lead, reply, after(30))).toBe(true);
  expect(await replyToLead(db, lead, { ...reply, text: 'And one more.' }, after(60))).toBe(true);
  expect(await findContact(db, id)).toMatchObject({ stage: 'new', repliedAt: null });
  const mails = await mailsOf(db, lead);
  expect(mails.map(({ template, reply: content }) => [template, content?.text])).toEqual([
    ['notice', undefined],
    ['confirmation', undefined],
    ['reply', 'Gladly.'],
    ['reply', 'And one more.'],
  ]);
  expect(await replyToLead(db, { ...lead, id: 99 }, reply, now)).toBe(false);
  expect(await mailsOf(db, { ...lead, id: 99 })).toEqual([]);
});
