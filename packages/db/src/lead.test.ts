import { callInput } from '@site/schema/call';
import { contactInput } from '@site/schema/contact';
import { expect, test } from 'vitest';
import { insertCall, listAllCalls } from './call.ts';
import { insertContact, listAllContacts } from './contact.ts';
import { claimMail } from './outbox.ts';
import type { Db } from './tables.ts';
import { testDatabase } from './testing/database.ts';

const now = new Date('2025-06-01T10:00:00.000Z');
const hourLater = new Date('2025-06-01T11:00:00.000Z');

const contact = contactInput.parse({ name: 'Asha Rao', email: 'asha@example.com', message: 'Please call me.' });
const call = callInput.parse({
  name: 'Asha Rao',
  phone: '9876543210',
  email: 'asha@example.com',
  preferredDate: '2025-06-12',
  preferredTime: '9:30 AM',
});
/** Takes the next mail of the outbox. */
const claim = (db: Db) => claimMail(db, hourLater, new Date('2025-06-01T11:05:00.000Z'));

test('stores a mail for a lead when queueMail is set', async () => {
  const { db } = await testDatabase();
  const { id: contactId } = await insertContact(db, contact, now, { queueMail: true });
  const { id: callId } = await insertCall(db, call, hourLater, { queueMail: true });
  expect(await claim(db)).toMatchObject({ kind: 'contact', leadId: contactId, attempts: 1 });
  expect(await claim(db)).toMatchObject({ kind: 'call', leadId: callId, attempts: 1 });
  expect(await claim(db)).toBeUndefined();
});

test('stores no mail for a lead when queueMail is not set', async () => {
  const { db } = await testDatabase();
  await insertContact(db, contact, now, { queueMail: false });
  await insertCall(db, call, now, { queueMail: false });
  expect(await claim(db)).toBeUndefined();
});

test('a lead whose mail cannot be stored is not stored either', async () => {
  const { db } = await testDatabase();
  await db.schema.dropTable('outbox').execute();
  await expect(insertContact(db, contact, now, { queueMail: true })).rejects.toThrow(/outbox/);
  await expect(insertCall(db, call, now, { queueMail: true })).rejects.toThrow(/outbox/);
  expect((await listAllContacts(db, {})).total).toBe(0);
  expect((await listAllCalls(db, {})).total).toBe(0);
});

test('stores no mail when the lead cannot be stored', async () => {
  const { db } = await testDatabase();
  const nameless = { ...contact, name: null as unknown as string };
  await expect(insertContact(db, nameless, now, { queueMail: true })).rejects.toThrow(/null/i);
  expect(await claim(db)).toBeUndefined();
});
