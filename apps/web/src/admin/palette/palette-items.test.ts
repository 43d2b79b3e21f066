import { expect, test } from 'vitest';
import { beginsWith, matchItems, staticItems } from './palette-items.ts';

const labels = (search: string) => matchItems(staticItems, search).map(({ label }) => label);

test.each([
  ['two-step', 'Two-step login'],
  ['Two-Step login', 'Two-step login'],
  ['2FA', 'Two-step login'],
  ['holidays', 'Booking'],
  ['new lead', 'Enter a contact'],
  ['enter', 'Enter a call'],
])('"%s" finds "%s"', (search, label) => {
  expect(labels(search)).toContain(label);
});

test('signs alone find nothing, and an empty search all items except those for searches', () => {
  const items = [...staticItems, { ...staticItems[0], isSearchedOnly: true }] as typeof staticItems;
  expect(matchItems(items, '-')).toEqual([]);
  expect(matchItems(items, '')).toEqual(staticItems);
});

test.each(['enter call', 'enter a c', 'new lead'])('"%s" means an action', (search) => {
  expect(staticItems.filter((item) => beginsWith(item, search)).map(({ label }) => label)).toContain('Enter a call');
});
