import { expect, test } from 'vitest';
import { patternOf } from './find-text.ts';

test('finds a text by the beginning of its first line, regardless of the values of its own placeholders', () => {
  const finds = (text: string, shown: string) => new RegExp(`^${patternOf(text)}`).test(shown);
  expect(finds('What is {title}?', 'What is Web Development?')).toBe(true);
  expect(finds('What is {title}?', 'What is Web Development')).toBe(false);
  expect(finds('- A price (fixed)\n\nMore', 'A price (fixed)')).toBe(true);
  const long = 'A sentence that is longer than sixty characters, and ends so {title} here';
  expect(finds(long, 'A sentence that is longer than sixty characters, and ends so on')).toBe(true);
  expect(patternOf('  ')).toBe('');
});
