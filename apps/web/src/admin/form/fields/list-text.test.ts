import { expect, test } from 'vitest';
import { parseLines, rowsOf, type Separators, splitItems, takeTypedItems, tidyRows } from './list-text.ts';

const commas = { separators: 'commas', isUnique: true } as const;
const texts = (rows: readonly { text: string }[]) => rows.map(({ text }) => text);

test('separates items by commas and line breaks, trims them and drops blanks', () => {
  expect(splitItems(' React,  Node.js ,, ,Next.js,', 'commas')).toEqual(['React', 'Node.js', 'Next.js']);
  expect(splitItems('React, , Vue.js\n\nSvelte,  AWS\n', 'commas')).toEqual(['React', 'Vue.js', 'Svelte', 'AWS']);
  expect(splitItems(' , \n', 'commas')).toEqual([]);
});

test('a comma between two digits separates nothing', () => {
  expect(splitItems('From ₹2,000 an episode, edited', 'commas')).toEqual(['From ₹2,000 an episode', 'edited']);
  expect(splitItems('1, 2,a,3', 'commas')).toEqual(['1', '2', 'a', '3']);
});

test('only line breaks separate texts in which commas are normal', () => {
  expect(splitItems(' Look, then ask \n\n Plan', 'lines')).toEqual(['Look, then ask', 'Plan']);
  expect(parseLines(' Draw \n\n  Build\n')).toEqual(['Draw', 'Build']);
});

test('separates addresses by white space and by commas between them, and completes them', () => {
  expect(splitItems('www.a.in/1.png, b.in/2.png,https://b.in/3.png,/art/4.svg\n/art/5.svg', 'addresses')).toEqual([
    'https://www.a.in/1.png',
    'https://b.in/2.png',
    'https://b.in/3.png',
    '/art/4.svg',
    '/art/5.svg',
  ]);
  expect(splitItems('/media/a/b.jpg#focus=30,70', 'addresses')).toEqual(['/media/a/b.jpg#focus=30,70']);
});

test.each<[string, Separators, string[], string]>([
  ['React', 'commas', [], 'React'],
  ['React,', 'commas', ['React'], ''],
  ['React, Node', 'commas', ['React'], 'Node'],
  ['a, b, c', 'commas', ['a', 'b'], 'c'],
  // The next key decides.
  ['From ₹2,', 'commas', [], 'From ₹2,'],
  ['From ₹2,0', 'commas', [], 'From ₹2,0'],
  ['HTML5, ', 'commas', ['HTML5'], ''],
  ['Look, plan', 'lines', [], 'Look, plan'],
])('while typing %j, separated by %s, takes %j and leaves %j', (typed, separators, items, rest) => {
  expect(takeTypedItems(typed, separators)).toEqual({ items, rest });
});

test('keeps a stored item with commas whole when it is changed, and splits any other', () => {
  const [whole, plain] = rowsOf(['Titles, descriptions', 'FAQs'], commas);
  const changed = [
    { ...whole, text: ' Titles, texts ' },
    { ...plain, text: 'FAQs, places' },
  ];
  expect(texts(tidyRows(changed, commas))).toEqual(['Titles, texts', 'FAQs', 'places']);
});

test('drops blank rows and, unless they are allowed, those that are equal except for case', () => {
  const rows = [{ text: 'rail' }, { text: ' ' }, { text: ' Rail ' }, { text: 'points' }];
  expect(texts(tidyRows(rows, commas))).toEqual(['rail', 'points']);
  expect(texts(tidyRows(rows, { ...commas, isUnique: false }))).toEqual(['rail', 'Rail', 'points']);
  const addresses = [{ text: '/art/a.svg' }, { text: '/art/A.svg' }, { text: '/art/a.svg' }];
  expect(texts(tidyRows(addresses, { ...commas, separators: 'addresses' }))).toEqual(['/art/a.svg', '/art/A.svg']);
});

test.each([
  [['React', 'C++', 'Socket.io']],
  [['Titles, descriptions', 'FAQs', 'From ₹2,000']],
  [['two\nlines', 'x']],
  [[]],
])('keeps the stored items %j', (items) => {
  expect(texts(tidyRows(rowsOf(items, commas), commas))).toEqual(items);
});
