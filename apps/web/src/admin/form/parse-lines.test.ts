import { expect, test } from 'vitest';
import { parseLines } from './parse-lines.ts';

test('trims lines and drops empty ones', () => {
  expect(parseLines(' Draw \n\n  Build\n')).toEqual(['Draw', 'Build']);
});

test('keeps items with line breaks if the text is unchanged', () => {
  const stored = ['Draw\nand measure', 'Build'];
  expect(parseLines(stored.join('\n'), stored)).toEqual(stored);
  expect(parseLines('Draw\nand measure\nBuild\nRun', stored)).toEqual(['Draw', 'and measure', 'Build', 'Run']);
});
