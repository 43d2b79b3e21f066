import { expect, test } from 'vitest';
import { describeAudit } from './audit-text.ts';

const entry = { title: null, recordId: null, changes: [], count: 1 };
const fields = (...names: string[]) => names.map((field) => ({ field }));

test.each([
  [
    'Changed title and meta title of the blog post "Colours"',
    { action: 'post.update', title: 'Colours', changes: fields('title', 'metaTitle') },
  ],
  [
    'Changed a, b, c, and 2 more of the project "Tea"',
    { action: 'project.update', title: 'Tea', changes: fields('a', 'b', 'c', 'd', 'e') },
  ],
  ['Changed stage of contact 7', { action: 'contact.update', recordId: 7, changes: fields('stage') }],
  ['Moved the file "Photo" to the trash', { action: 'media.remove', title: 'Photo' }],
  ['Deleted the category "News"', { action: 'category.remove', title: 'News' }],
  [
    'Changed the settings "brand": address, city',
    { action: 'setting.update', title: 'brand', changes: fields('address.city') },
  ],
  ['Logged in with a passkey', { action: 'account.login', changes: [{ field: 'factor', after: 'passkey' }] }],
  ['10 logins were refused within 15 minutes', { action: 'account.refused', count: 10 }],
  [
    '2 confirmations were refused within 15 minutes: wrong password, code or passkey',
    { action: 'account.unconfirmed', count: 2 },
  ],
  ['A login was refused after the right password', { action: 'account.refused', count: 1, changes: fields('step') }],
  ['Erased 2 leads', { action: 'lead.erase', count: 2 }],
  ['Backup: drill, site.tar.gz', { action: 'backup.drill', title: 'site.tar.gz' }],
])('writes "%s"', (sentence, part) => {
  expect(describeAudit({ ...entry, ...part })).toBe(sentence);
});
