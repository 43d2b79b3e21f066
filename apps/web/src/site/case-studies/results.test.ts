import { expect, test } from 'vitest';
import { listLines, mainResult, splitFigures } from './results.ts';

test('splits a list into its lines', () => {
  expect(listLines('One\r\nTwo \nThree')).toEqual(['One', 'Two', 'Three']);
});

test('does not split paragraphs and long lines', () => {
  expect(listLines('A single paragraph.')).toBeUndefined();
  expect(listLines('First part.\n\nSecond part.')).toBeUndefined();
  expect(listLines(`Long\n${'word '.repeat(60)}`)).toBeUndefined();
});

test('the main result is the first one with a change, otherwise the first one or the beginning of a paragraph', () => {
  expect(mainResult('Staff like it.\nCalls fell from 620 to 140 a day.\nCosts fell from 9 to 8.')).toBe(
    'Calls fell from 620 to 140 a day.',
  );
  expect(mainResult('Staff like it.\nClients too.')).toBe('Staff like it.');
  expect(mainResult('word '.repeat(60))).toMatch(/^(word )+(word)?\s?\.\.\.$/);
});

test('finds figures with their units', () => {
  const figures = (line: string) => splitFigures(line).flatMap(({ text, isFigure }) => (isFigure ? [text] : []));
  expect(figures('Median checkout time fell from 94 s to 31 s.')).toEqual(['94 s', '31 s']);
  expect(figures('Sales went from ₹6.5 lakh to ₹11,70,000, a factor of 1.8×, and 61% finished.')).toEqual([
    '₹6.5 lakh',
    '₹11,70,000',
    '1.8×',
    '61%',
  ]);
  expect(figures('In 2 stores')).toEqual(['2']);
});

test('keeps every character of a line', () => {
  for (const line of ['', 'No figure', '41', 'a 1 b 2.', '₹, % and ×', 'from 34% to 2%.']) {
    expect(
      splitFigures(line)
        .map(({ text }) => text)
        .join(''),
    ).toBe(line);
  }
});
