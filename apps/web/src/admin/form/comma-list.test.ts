import { expect, test } from 'vitest';
import { readCommaList, writeCommaList } from './comma-list.ts';

test('items between commas are trimmed, and blank ones are dropped', () => {
  expect(readCommaList(' React,  Node.js ,, ,Next.js,')).toEqual(['React', 'Node.js', 'Next.js']);
  expect(readCommaList(' , ')).toEqual([]);
});

test('where there are lines, an item is a line and may hold commas', () => {
  expect(readCommaList('Titles, descriptions\n\n FAQs , places ')).toEqual(['Titles, descriptions', 'FAQs , places']);
});

test.each([[['React', 'C++', 'Socket.io']], [['Titles, descriptions', 'FAQs']], [['Titles, descriptions']], [[]]])(
  'the list %j is the same once it is written and read',
  (items) => {
    expect(readCommaList(writeCommaList(items))).toEqual(items);
  },
);
