import { expect, test } from 'vitest';
import { track } from './track.ts';

const through = track(
  [0, 100],
  [
    [50, 160],
    [300, 40],
  ],
  640,
);

test('is horizontal or runs at 45 degrees', () => {
  for (const [index, [x, y]] of through.slice(1).entries()) {
    const [fromX, fromY] = through[index] ?? [0, 0];
    expect(x).toBeGreaterThan(fromX);
    expect([0, x - fromX]).toContain(Math.abs(y - fromY));
  }
});

test('starts and ends at the given points', () => {
  expect(through.at(0)).toEqual([0, 100]);
  expect(through.at(-1)).toEqual([640, 40]);
});
