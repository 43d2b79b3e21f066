import { expect, test } from 'vitest';
import { splitFirstSentence } from './split-first-sentence.ts';

test.each([
  ['splits after the first sentence', 'Checkout took 94 s. It has one screen now.', 'Checkout took 94 s.'],
  ['splits before a number and after a line break', 'Nobody could pay.\n\n38% gave up.', 'Nobody could pay.'],
  ['does not split inside of a number or an abbreviation', 'It fell to 3.9 MB, e.g. on phones.', undefined],
  ['does not split after fewer than 12 characters', 'So it is. And more.', undefined],
  ['does not split after more than 160 characters', `${'word '.repeat(33)}end. More.`, undefined],
])('%s', (_, text, first = text) => {
  expect(splitFirstSentence(text)).toEqual({ first, rest: text.slice(first.length) });
});
