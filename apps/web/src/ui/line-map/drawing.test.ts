import { expect, test } from 'vitest';
import { roundedPath } from './drawing.ts';

test('rounds a corner with the given radius', () => {
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

test('limits the radius to half of the shorter segment', () => {
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

test('draws two points as a straight line and no points as nothing', () => {
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

test('accepts equal points in a row', () => {
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
