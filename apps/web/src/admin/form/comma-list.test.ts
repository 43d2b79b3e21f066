import { expect, test } from 'vitest';
import { formatCommaList, parseCommaList } from './comma-list.ts';

test('items between commas and lines are trimmed, and blank ones are dropped', () => {
  expect(parseCommaList(' React,  Node.js ,, ,Next.js,')).toEqual(['React', 'Node.js', 'Next.js']);
  expect(parseCommaList('React, , Vue.js\n\nSvelte,  AWS\n')).toEqual(['React', 'Vue.js', 'Svelte', 'AWS']);
  expect(parseCommaList(' , \n')).toEqual([]);
});

test('where an item of the list holds commas, an item is a line', () => {
  const stored = ['Titles, descriptions'];
  expect(parseCommaList('Titles, descriptions\n\n FAQs , places ', stored)).toEqual([
    'Titles, descriptions',
    'FAQs , places',
  ]);
});

test('one line in place of many items is commas again, unless it is one of them', () => {
  const stored = ['Titles, descriptions', 'FAQs'];
  expect(parseCommaList('one, two', stored)).toEqual(['one', 'two']);
  expect(parseCommaList('Titles, descriptions', stored)).toEqual(['Titles, descriptions']);
  expect(parseCommaList('Titles, texts', ['Titles, descriptions'])).toEqual(['Titles, texts']);
});

test.each([
  [['React', 'C++', 'Socket.io']],
  [['Titles, descriptions', 'FAQs']],
  [['Titles, descriptions']],
  [['two\nlines', 'x']],
  [[]],
])('the list %j is the same once it is written and read', (items) => {
  expect(parseCommaList(formatCommaList(items), items)).toEqual(items);
});
