import { expect, test } from 'vitest';
import { readCommaList, writeCommaList } from './comma-list.ts';

test('items between commas are trimmed, and blank ones are dropped', () => {
  expect(readCommaList(' React,  Node.js ,, ,Next.js,')).toEqual(['React', 'Node.js', 'Next.js']);
  expect(readCommaList(' , ')).toEqual([]);
});

test('a list that is written and read is the same list', () => {
  const items = ['React', 'C++', 'Socket.io'];
  expect(readCommaList(writeCommaList(items))).toEqual(items);
});
