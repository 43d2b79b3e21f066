import { expect, test } from 'vitest';
import { auditSearchText, describeAudit, describeValues } from './audit-text.ts';

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
  [
    'Changed image, state, and case study (number) of the project "Tea"',
    { action: 'project.update', title: 'Tea', changes: fields('imageUrl', 'address.region', 'caseStudyId') },
  ],
  ['Changed author of 16 blog posts', { action: 'post.update', count: 16, changes: fields('author') }],
  ['Changed stage of contact 7', { action: 'contact.update', recordId: 7, changes: fields('stage') }],
  ['Moved the file "Photo" to the trash', { action: 'media.remove', title: 'Photo' }],
  ['Deleted the category "News"', { action: 'category.remove', title: 'News' }],
  [
    'Changed the settings "brand": address, city',
    { action: 'setting.update', title: 'brand', changes: fields('address.city') },
  ],
  ['Logged in with a passkey', { action: 'account.login', changes: [{ field: 'factor', after: 'passkey' }] }],
  ['In total 10 logins within 15 minutes were refused', { action: 'account.refused', count: 10 }],
  [
    'In total 2 confirmations within 15 minutes were refused: wrong password, code or passkey',
    { action: 'account.unconfirmed', count: 2 },
  ],
  ['A login was refused after the right password', { action: 'account.refused', count: 1, changes: fields('step') }],
  ['Erased 2 leads', { action: 'lead.erase', count: 2 }],
  ['Backup: drill, site.tar.gz', { action: 'backup.drill', title: 'site.tar.gz' }],
])('writes "%s"', (sentence, part) => {
  expect(describeAudit({ ...entry, ...part })).toBe(sentence);
});

const zone = { id: 'Asia/Kolkata', name: 'IST', place: 'India' };

test.each([
  ['2025-06-02T20:00:00.000Z', 'June 3, 2025 at 1:30 AM IST'],
  ['["red","green, blue"]', 'red, green, blue'],
  ['[{"from":"10:00","days":[1,2]},null]', '10:00 1 2, null'],
  ['[draft] Tea', '[draft] Tea'],
  [{ sha256: 'ab'.repeat(32), length: 1234 }, 'A text of 1,234 characters, SHA-256 abababababab'],
])('writes the value %j as "%s", and finds it', (after, text) => {
  expect(describeValues(zone, { field: 'a', before: null, after })).toEqual(['Empty', text]);
  const [at, changes] = [new Date(0), [{ field: 'a', before: null, after }]];
  const stored = { ...entry, id: 1, at, action: 'post.update', actor: 'a', network: null, kind: null, changes };
  expect(auditSearchText(zone, { ...stored, previousHash: '', hash: '' })).toContain(text.toLowerCase());
});
