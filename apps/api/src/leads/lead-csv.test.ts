import type { StoredContact } from '@site/schema/contact';
import { expect, test } from 'vitest';
import { contactsCsv } from './lead-csv.ts';

/** The cell that a text becomes. */
async function cellOf(message: string): Promise<string> {
  const lead = { createdAt: new Date(0), name: 'N', email: 'E', service: 'S', message, stage: 'new' };
  const csv = await contactsCsv({ id: 'Asia/Kolkata', name: 'IST', place: 'India' }, async () => ({
    items: [lead as unknown as StoredContact],
  }));
  return csv.slice(csv.indexOf(',S,') + 3, csv.lastIndexOf(',new,'));
}

test.each([
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['-2+3', "'-2+3"],
  ['+1+1', "'+1+1"],
  ['+A1 5', "'+A1 5"],
  ['\t=1+1', `"\t'=1+1"`],
  ['\u2028\xa0=1+1', "\u2028\xa0'=1+1"],
  // In spreadsheets that separate cells by semicolons, quotes within a line belong to the text.
  ['hello;=1+1', `"hello;'=1+1"`],
  ['hello; +1;@A1', `"hello; '+1;'@A1"`],
  ['hello;"=1+1;"', `"hello;""'=1+1;"""`],
  ['hello\n=1+1', `"hello\n'=1+1"`],
])('%j cannot start a formula', async (text, cell) => {
  expect(await cellOf(text)).toBe(cell);
});

test('a formula after thousands of empty lines is found', async () => {
  const lines = '\n'.repeat(4_999);
  expect(await cellOf(`${lines}=`)).toBe(`"${lines}'="`);
  expect(await cellOf(`${lines}a`)).toBe(`"${lines}a"`);
});

test.each(['a=b', 'Tom; Ann', '2-3 pages', 'x@example.com', 'C++; a-b'])('%j is exported unchanged', async (text) => {
  expect((await cellOf(text)).replaceAll('"', '')).toBe(text);
});

test.each([
  ['+91 98100 12345', '+91 98100 12345'],
  ['+919810012345', '+919810012345'],
  ['+1 (415) 555-0123', '+1 415 555 0123'],
  ['(011) 5550-0123', '(011) 5550-0123'],
])('the telephone number %s is text without an apostrophe', async (phone, cell) => {
  expect(await cellOf(phone)).toBe(cell);
});
