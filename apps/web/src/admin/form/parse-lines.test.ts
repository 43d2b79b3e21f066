import { expect, test } from 'vitest';
import { parseLines } from './parse-lines.ts';

test('lines are trimmed, and blank ones are dropped', () => {
  expect(parseLines(' Draw \n\n  Build\n')).toEqual(['Draw', 'Build']);
});

test('a list that was not touched keeps items of more than one line', () => {
  const stored = ['Draw\nand measure', 'Build'];
  expect(parseLines(stored.join('\n'), stored)).toEqual(stored);
  expect(parseLines('Draw\nand measure\nBuild\nRun', stored)).toEqual(['Draw', 'and measure', 'Build', 'Run']);
});
