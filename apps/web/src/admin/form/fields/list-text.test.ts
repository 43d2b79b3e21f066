import { expect, test } from 'vitest';
import { addUniqueItem, formatCommaList, parseCommaList, parseLines } from './list-text.ts';

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

test('trims lines and drops empty ones', () => {
  expect(parseLines(' Draw \n\n  Build\n')).toEqual(['Draw', 'Build']);
});

test('keeps items with line breaks if the text is unchanged', () => {
  const stored = ['Draw\nand measure', 'Build'];
  expect(parseLines(stored.join('\n'), stored)).toEqual(stored);
  expect(parseLines('Draw\nand measure\nBuild\nRun', stored)).toEqual(['Draw', 'and measure', 'Build', 'Run']);
});

test('adds a trimmed item, unless it is empty or in the list', () => {
  expect(addUniqueItem(['points'], ' rail ')).toEqual(['points', 'rail']);
  expect(addUniqueItem(['points'], ' points ')).toEqual(['points']);
  expect(addUniqueItem(['points'], '  ')).toEqual(['points']);
});
