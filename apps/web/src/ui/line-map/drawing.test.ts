import { expect, test } from 'vitest';
import { roundedPath } from './drawing.ts';

test('a corner is cut at the radius and rounded around itself', () => {
  expect(
    roundedPath(
      [
        [0, 0],
        [100, 0],
        [100, 100],
      ],
      20,
    ),
  ).toBe('M0 0L80 0Q100 0 100 20L100 100');
});

test('a corner between short stretches takes no more than half of the shorter', () => {
  expect(
    roundedPath(
      [
        [0, 0],
        [10, 0],
        [10, 100],
      ],
      40,
    ),
  ).toBe('M0 0L5 0Q10 0 10 5L10 100');
});

test('two points are a straight line, none are nothing', () => {
  expect(
    roundedPath(
      [
        [1, 2],
        [3.1333, 4],
      ],
      9,
    ),
  ).toBe('M1 2L3.1 4');
  expect(roundedPath([], 9)).toBe('');
});

test('points on the same spot do not break the path', () => {
  expect(
    roundedPath(
      [
        [0, 0],
        [0, 0],
        [5, 0],
      ],
      9,
    ),
  ).not.toContain('NaN');
});
