import { expect, test } from 'vitest';
import { toDatetimeLocal } from './datetime-local.ts';
import { describeSaving, describeState, formatPublication } from './publication.ts';

const zone = { id: 'Asia/Kolkata', name: 'IST', place: 'India' };
const now = new Date('2025-11-23T12:00:00Z');
const future = new Date('2025-12-01T04:30:00Z');
const past = new Date('2025-11-01T04:30:00Z');
const draft = { published: false, publishedAt: null };
const scheduled = { published: true, publishedAt: future };
const published = { published: true, publishedAt: past };

test.each([
  [undefined, 'Draft'],
  [draft, 'Draft'],
  [{ published: false, publishedAt: future }, 'Draft'],
  [scheduled, 'Scheduled for December 1, 10:00 AM IST'],
  [published, 'Published'],
])('the state of %j is %j', (post, text) => {
  expect(describeState(zone, post, now)).toBe(text);
});

test('the date has its year if it is not the current one', () => {
  expect(formatPublication(zone, new Date('2026-01-05T12:00:00Z'), now)).toBe('January 5, 2026, 5:30 PM IST');
});

test.each([
  [undefined, false, null, 'Save draft'],
  [undefined, true, null, 'Publish'],
  [undefined, true, future, 'Schedule'],
  [draft, false, future, 'Save draft'],
  [draft, true, past, 'Publish'],
  [scheduled, true, future, 'Update'],
  [scheduled, true, null, 'Publish'],
  [scheduled, false, future, 'Unpublish'],
  [published, true, past, 'Update'],
  [published, true, future, 'Schedule'],
  [published, false, past, 'Unpublish'],
] as const)('saving %j with published %j and the date %j is called %j', (stored, isPublished, date, action) => {
  expect(
    describeSaving(zone, stored, { published: isPublished, publishedAt: toDatetimeLocal(zone.id, date) }, now),
  ).toBe(action);
});
