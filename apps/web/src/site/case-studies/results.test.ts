import { expect, test } from 'vitest';
import { figuresIn, linesOf } from './results.ts';

test('results that are written line by line become the rows of a board', () => {
  expect(linesOf('One\r\nTwo \nThree')).toEqual(['One', 'Two', 'Three']);
});

test('a text, or lines with gaps between them, keep their own shape', () => {
  expect(linesOf('A single paragraph.')).toBeUndefined();
  expect(linesOf('First part.\n\nSecond part.')).toBeUndefined();
  expect(linesOf(`Long\n${'word '.repeat(60)}`)).toBeUndefined();
});

test('figures are found with their units', () => {
  const figures = (line: string) => figuresIn(line).flatMap(({ text, isFigure }) => (isFigure ? [text] : []));
  expect(figures('Median checkout time fell from 94 s to 31 s.')).toEqual(['94 s', '31 s']);
  expect(figures('Sales went from ₹6.5 lakh to ₹11,70,000, a factor of 1.8×, and 61% finished.')).toEqual([
    '₹6.5 lakh',
    '₹11,70,000',
    '1.8×',
    '61%',
  ]);
  expect(figures('In 2 stores')).toEqual(['2']);
});

test('nothing of a line is lost', () => {
  for (const line of ['', 'No figure', '41', 'a 1 b 2.', '₹, % and ×', 'from 34% to 2%.']) {
    expect(
      figuresIn(line)
        .map(({ text }) => text)
        .join(''),
    ).toBe(line);
  }
});
