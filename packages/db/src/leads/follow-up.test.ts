import { callInput } from '@site/schema/call';
import { contactInput } from '@site/schema/contact';
import { expect, test } from 'vitest';
import { insertCall } from '../testing/calls.ts';
import { testDatabase } from '../testing/database.ts';
import { insertContact } from './contact.ts';
import { listFollowUps, setFollowUp } from './follow-up.ts';

const now = new Date('2025-06-01T10:00:00.000Z');
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

test('the leads to follow up are listed by their day, without spam, until the day is removed', async () => {
  const { db } = await testDatabase();
  const first = await insertContact(db, contact, now);
  const second = await insertCall(db, call(), now);
  const spam = await insertContact(db, contact, now, { spamReason: 'Too many links' });
  await setFollowUp(db, { kind: 'contact', id: first.id }, '2025-06-03');
  await setFollowUp(db, { kind: 'contact', id: spam.id }, '2025-06-02');
  expect(await setFollowUp(db, { kind: 'call', id: second.id }, '2025-06-02')).toMatchObject({
    followUpOn: '2025-06-02',
  });
  const days = async (to: string) => (await listFollowUps(db, '', to, 10)).map(({ kind, day }) => [kind, day]);
  expect(await days('2025-06-02')).toEqual([['call', '2025-06-02']]);
  expect(await days('2025-06-30')).toEqual([
    ['call', '2025-06-02'],
    ['contact', '2025-06-03'],
  ]);
  await setFollowUp(db, { kind: 'call', id: second.id }, null);
  expect(await days('2025-06-30')).toEqual([['contact', '2025-06-03']]);
});
