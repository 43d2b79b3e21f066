import { expect, test } from 'vitest';
import { mirrored, track, upsideDown } from './track.ts';

const through = track(
  [0, 100],
  [
    [50, 160],
    [300, 40],
  ],
  640,
);

test('a track is level or runs at 45 degrees', () => {
  for (const [index, [x, y]] of through.slice(1).entries()) {
    const [fromX, fromY] = through[index] ?? [0, 0];
    expect(x).toBeGreaterThan(fromX);
    expect([0, x - fromX]).toContain(Math.abs(y - fromY));
  }
});

test('a track begins and ends where it is told', () => {
  expect(through.at(0)).toEqual([0, 100]);
  expect(through.at(-1)).toEqual([640, 40]);
});

test('turned over twice, a track is itself', () => {
  expect(mirrored(mirrored(through, 640), 640)).toEqual(through);
  expect(upsideDown(upsideDown(through, 400), 400)).toEqual(through);
});
