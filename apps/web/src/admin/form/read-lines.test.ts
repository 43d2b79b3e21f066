import { expect, test } from 'vitest';
import { readLines } from './read-lines.ts';

test('lines are trimmed, and blank ones are dropped', () => {
  expect(readLines(' Draw \n\n  Build\n')).toEqual(['Draw', 'Build']);
});

test('a list that was not touched keeps items of more than one line', () => {
  const stored = ['Draw\nand measure', 'Build'];
  expect(readLines(stored.join('\n'), stored)).toEqual(stored);
  expect(readLines('Draw\nand measure\nBuild\nRun', stored)).toEqual(['Draw', 'and measure', 'Build', 'Run']);
});
