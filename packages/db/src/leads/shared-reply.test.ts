import { callInput } from '@site/schema/call';
import { contactInput } from '@site/schema/contact';
import { expect, test } from 'vitest';
import { insertCall } from '../testing/calls.ts';
import { testDatabase } from '../testing/database.ts';
import { insertContact, setContactContacted } from './contact.ts';
import { countUnanswered } from './lead.ts';

const now = new Date('2025-06-01T10:00:00.000Z');
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

test('the answer to one lead counts for the other new leads of the mailbox within an hour, until it is undone', async () => {
  const { db } = await testDatabase();
  const { id } = await insertContact(db, contact, now);
  await insertCall(db, call({ email: 'asha+call@example.com' }), after(60));
  await insertContact(db, contact, after(61));
  await insertContact(db, { ...contact, email: 'ravi@example.com' }, now);
  await setContactContacted(db, id, true, after(70));
  expect(await countUnanswered(db)).toEqual({ contact: 2, call: 0 });
  // A lead that arrives after the answer needs its own.
  await insertContact(db, contact, after(71));
  expect(await countUnanswered(db)).toEqual({ contact: 3, call: 0 });
  await setContactContacted(db, id, false, after(72));
  expect(await countUnanswered(db)).toEqual({ contact: 4, call: 1 });
});
