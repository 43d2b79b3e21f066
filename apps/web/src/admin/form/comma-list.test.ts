import { expect, test } from 'vitest';
import { formatCommaList, parseCommaList } from './comma-list.ts';

test('trims items between commas and line breaks and drops empty ones', () => {
  expect(parseCommaList(' React,  Node.js ,, ,Next.js,')).toEqual(['React', 'Node.js', 'Next.js']);
  expect(parseCommaList('React, , Vue.js\n\nSvelte,  AWS\n')).toEqual(['React', 'Vue.js', 'Svelte', 'AWS']);
  expect(parseCommaList(' , \n')).toEqual([]);
});

test('reads one item per line if a stored item contains a comma', () => {
  const stored = ['Titles, descriptions'];
  expect(parseCommaList('Titles, descriptions\n\n FAQs , places ', stored)).toEqual([
    'Titles, descriptions',
    'FAQs , places',
  ]);
});

test('splits a single line that replaced several items at its commas, unless it is one of the items', () => {
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
])('formats and parses the list %j without a change', (items) => {
  expect(parseCommaList(formatCommaList(items), items)).toEqual(items);
});
