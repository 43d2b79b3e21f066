import { contactInput } from '@site/schema/contact';
import { mailboxKey } from '@site/schema/mailbox-key';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { insertContact } from './contact.ts';

test.each([
  ['asha@example.com', 'asha@example.com'],
  ['asha+shop@example.com', 'asha@example.com'],
  ['asha+shop+2@example.com', 'asha@example.com'],
  ['asha.rao@example.com', 'asha.rao@example.com'],
  ['a.sha.rao+1@gmail.com', 'asharao@gmail.com'],
  ['asha.rao@googlemail.com', 'asharao@gmail.com'],
  ['+asha@example.com', '+asha@example.com'],
])('%s reaches the mailbox %s', async (email, mailbox) => {
  expect(mailboxKey(email)).toBe(mailbox);
  const { db } = await testDatabase();
  const contact = contactInput.parse({ name: 'Asha Rao', email: 'asha@example.com', message: 'Please call me.' });
  await insertContact(db, { ...contact, email }, new Date());
  const stored = await db.selectFrom('contactSubmissions').select('mailboxKey').executeTakeFirst();
  expect(stored?.mailboxKey).toBe(mailbox);
});
