import { expect, test } from 'vitest';
import { noBreak } from './no-break.ts';

const show = (text: string) => noBreak(text).replaceAll('\u00a0', '~');

test.each([
  ['10:30 AM', '10:30 AM'],
  ['open until 10 pm', 'open until 10~pm'],
  ['from 94 s to 31 s', 'from 94~s to 31~s'],
  ['₹6.5 lakh, or ₹1,00,000 a month', '₹6.5~lakh, or ₹1,00,000~a~month'],
  ['6 weeks to a first version', '6~weeks to a first version'],
  ['41 collection centres and 3 samples', '41 collection centres and 3 samples'],
])('joins numbers to their units: %s', (text, expected) => {
  expect(show(text)).toBe(expected);
});

test('joins articles to their nouns in paragraphs, but not in titles', () => {
  expect(show('Schedule a Call')).toBe('Schedule a Call');
  const paragraph = 'A laboratory in Ghaziabad sends the report to an address, and a patient opens it at home.';
  expect(show(paragraph)).toBe(
    'A~laboratory in Ghaziabad sends the~report to an~address, and a~patient opens it at home.',
  );
});

test('changes the texts of lists and objects, and leaves other values', () => {
  const date = new Date(0);
  expect(noBreak({ list: ['within 5 days', 3, null], date, tags: ['within 5 days'] })).toEqual({
    list: ['within 5\u00a0days', 3, null],
    date,
    tags: ['within 5 days'],
  });
});
