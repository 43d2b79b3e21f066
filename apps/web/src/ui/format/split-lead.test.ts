import { expect, test } from 'vitest';
import { splitLead } from './split-lead.ts';

test('takes as many whole sentences as fit', () => {
  const text = 'Cut from 8.4 s to 1.1 s. It weighs 210 KB. Guides edit it.';
  expect(splitLead(text, 24)).toEqual({ lead: 'Cut from 8.4 s to 1.1 s.', more: 'It weighs 210 KB. Guides edit it.' });
  expect(splitLead(text, 42)).toEqual({ lead: 'Cut from 8.4 s to 1.1 s. It weighs 210 KB.', more: 'Guides edit it.' });
  expect(splitLead(text, 200)).toEqual({ lead: text, more: '' });
});

test('keeps a long first sentence whole, and does not end at an abbreviation before a number', () => {
  expect(splitLead('A sentence without an end', 10)).toEqual({ lead: 'A sentence without an end', more: '' });
  expect(splitLead('From Rs. 500 a day. Twice.', 10)).toEqual({ lead: 'From Rs. 500 a day.', more: 'Twice.' });
});
