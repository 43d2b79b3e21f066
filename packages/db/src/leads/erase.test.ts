import { existsSync, readFileSync, statSync } from 'node:fs';
import { callInput } from '@site/schema/call';
import { contactInput } from '@site/schema/contact';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../open.ts';
import { emptyDatabaseUrl, engine, testDatabase } from '../testing/database.ts';
import { moveToTrash } from '../trash.ts';
import { blockSender } from './blocked-sender.ts';
import { insertCall, listAllCalls } from './call.ts';
import { insertContact, listAllContacts } from './contact.ts';
import { addNote } from './lead.ts';
import { erasePerson, findPerson } from './person.ts';

const now = new Date('2025-06-01T10:00:00.000Z');
const contact = contactInput.parse({ name: 'Asha Rao', email: 'asharao@gmail.com', message: 'Please call me.' });
const call = callInput.parse({
  name: 'Asha Rao',
  phone: '+91 98765 43210',
  email: 'asha.rao@gmail.com',
  preferredDate: '2025-06-12',
  preferredTime: '9:30 AM',
});

test('erasing leaves other addresses of the mailbox unless they are chosen', async () => {
  const { db } = await testDatabase();
  const { id } = await insertContact(db, contact, now);
  await insertContact(db, { ...contact, email: 'asharao+shop@gmail.com' }, now);
  await insertCall(db, call, now);
  await insertContact(db, { ...contact, email: 'asharao@example.com' }, now);
  const deleted = await insertContact(db, { ...contact, email: 'a.s.h.a.rao@googlemail.com' }, now);
  await moveToTrash(db, 'contact', [deleted.id], now);
  const ref = { kind: 'contact', id } as const;
  const person = await findPerson(db, ref);
  const emails = (leads: { email: string }[] = []) => leads.map(({ email }) => email);
  expect(emails(person?.contacts)).toEqual(['asharao+shop@gmail.com', 'asharao@gmail.com']);
  expect(emails(person?.calls)).toEqual(['asha.rao@gmail.com']);

  const again = await insertContact(db, contact, now);
  expect(await erasePerson(db, ref, now, { alsoByPhone: false, alsoAliases: false })).toBe(2);
  expect((await findPerson(db, { kind: 'contact', id: again.id }))?.contacts).toBeUndefined();
  const last = await insertContact(db, contact, now);
  expect(await erasePerson(db, { kind: 'contact', id: last.id }, now, { alsoByPhone: false })).toBe(4);
  expect(emails((await listAllContacts(db, {})).items)).toEqual(['asharao@example.com']);
  expect((await listAllCalls(db, {})).total).toBe(0);
});

test.runIf(engine() === 'sqlite')('no file of the database has the text of an erased person', async () => {
  const url = await emptyDatabaseUrl();
  const { db, migrate, close } = openDatabase(url);
  onTestFinished(close);
  await migrate();
  const message = 'We want a shop for a hundred kinds of tea. '.repeat(80);
  const { id } = await insertContact(db, { ...contact, message }, now);
  const { id: callId } = await insertCall(db, { ...call, email: contact.email }, now);
  await addNote(db, { kind: 'call', id: callId }, 'Prefers Hindi', now);
  await moveToTrash(db, 'call', [callId], now);
  await blockSender(db, contact.email, now);
  const [file, log] = [url.replace('file:', ''), `${url.replace('file:', '')}-wal`];
  const texts = [contact.email, contact.name, 'kinds of tea', call.phone, 'Prefers Hindi'];
  const found = () => {
    const bytes = [file, log].map((name) => (existsSync(name) ? readFileSync(name, 'latin1') : '')).join();
    return texts.filter((text) => bytes.includes(text));
  };
  expect(found()).toEqual(texts);
  await erasePerson(db, { kind: 'contact', id }, now);
  expect(found()).toEqual([]);
  expect(statSync(log).size).toBe(0);
});
