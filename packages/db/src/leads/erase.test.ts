import { existsSync, readFileSync, statSync } from 'node:fs';
import { callInput } from '@site/schema/call';
import { contactInput } from '@site/schema/contact';
import { expect, onTestFinished, test } from 'vitest';
import { deleteFromTrash, moveToTrash } from '../content/trash.ts';
import { openDatabase } from '../open.ts';
import type { Db } from '../tables.ts';
import { insertCall } from '../testing/calls.ts';
import { emptyDatabaseUrl, engine, testDatabase } from '../testing/database.ts';
import { blockSender } from './blocked-sender.ts';
import { listAllCalls } from './call.ts';
import { insertContact, listAllContacts } from './contact.ts';
import { addNote } from './note.ts';
import { erasePerson, findPerson, findPersonInScope } from './person.ts';

const now = new Date('2025-06-01T10:00:00.000Z');
const contact = contactInput.parse({ name: 'Asha Rao', email: 'asharao@gmail.com', message: 'Please call me.' });
const call = callInput.parse({
  name: 'Asha Rao',
  phone: '+91 98765 43210',
  email: 'asha.rao@gmail.com',
  preferredDate: '2025-06-12',
  preferredTime: '9:30 AM',
});

const emailsOf = (leads: { email: string }[] = []) => leads.map(({ email }) => email).sort();

test('a person is found by mailbox and phone number, and aliases are found by either', async () => {
  const { db } = await testDatabase();
  const { id } = await insertContact(db, contact, now);
  await insertContact(db, { ...contact, email: 'asharao+shop@gmail.com' }, now);
  await insertCall(db, call, now);
  await insertContact(db, { ...contact, email: 'asharao@example.com' }, now);
  const person = await findPerson(db, { kind: 'contact', id });
  expect(emailsOf(person?.contacts)).toEqual(['asharao+shop@gmail.com', 'asharao@gmail.com']);
  expect(emailsOf(person?.calls)).toEqual(['asha.rao@gmail.com']);
});

test.each([
  [false, false, ['a@x.example', 'a@x.example']],
  [false, true, ['a+1@x.example', 'a+2@x.example', 'a@x.example', 'a@x.example']],
  [true, false, ['a@x.example', 'a@x.example', 'b+1@x.example', 'b+2@x.example', 'b@x.example']],
  [
    ...[true, true],
    ['a+1@x.example', 'a+2@x.example', 'a@x.example', 'a@x.example', 'b+1@x.example', 'b+2@x.example', 'b@x.example'],
  ],
] as const)(
  'erases and exports addresses by phone number: %s, aliases: %s',
  async (alsoByPhone, alsoAliases, emails) => {
    const { db } = await testDatabase();
    const ids = [];
    for (const email of ['a@x.example', 'a+1@x.example', 'b@x.example']) {
      // The other mailbox has the phone number of the alias only.
      const phone = email === 'a@x.example' ? '9000000001' : '9000000002';
      ids.push((await insertCall(db, { ...call, email, phone }, now)).id);
    }
    await insertContact(db, { ...contact, email: 'b+1@x.example' }, now);
    for (const email of ['a@x.example', 'a+2@x.example', 'b+2@x.example', 'c@x.example']) {
      const { id } = await insertContact(db, { ...contact, email }, now);
      await moveToTrash(db, 'contact', [id], now);
    }
    const ref = { kind: 'call', id: ids[0] ?? 0 } as const;
    const scope = { alsoByPhone, alsoAliases };
    const found = await findPersonInScope(db, ref, scope);
    expect(
      emailsOf([found?.contacts, found?.calls, found?.trash.map(({ record }) => record)].flatMap((all) => all ?? [])),
    ).toEqual(emails);
    expect(await erasePerson(db, ref, now, scope)).toBe(emails.length);
    const left = [await listAllContacts(db, {}), await listAllCalls(db, {})].flatMap(({ items }) => emailsOf(items));
    expect(left.filter((email) => (emails as readonly string[]).includes(email))).toEqual([]);
    expect(await db.selectFrom('trash').select('id').execute()).toHaveLength(
      4 - emails.filter((email) => ['a+2@x.example', 'b+2@x.example'].includes(email)).length - 1,
    );
  },
);

const ways: Record<string, (db: Db, contactId: number, callId: number) => Promise<unknown>> = {
  erasing: (db, id) => erasePerson(db, { kind: 'contact', id }, now, { alsoByPhone: true, alsoAliases: true }),
  async 'deleting from the trash'(db, contactId, callId) {
    await moveToTrash(db, 'contact', [contactId], now);
    await deleteFromTrash(db, [
      { kind: 'contact', recordId: contactId },
      { kind: 'call', recordId: callId },
    ]);
  },
};

test.runIf(engine() === 'sqlite').each(Object.keys(ways))(
  '%s removes the texts of a person from all files of the database',
  async (way) => {
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
    await ways[way]?.(db, id, callId);
    expect(found()).toEqual([]);
    expect(statSync(log).size).toBe(0);
  },
);
