import type { Point } from './drawing.ts';

/*
 * A track is horizontal and changes its height only at 45 degrees, like the lines of a transit map.
 */

/** The x at which the track starts to change its height, and the new height. */
export type Change = readonly [x: number, height: number];

export function track([left, height]: Point, changes: readonly Change[], right: number): Point[] {
  const points: Point[] = [[left, height]];
  let level = height;
  for (const [x, next] of changes) {
    points.push([x, level], [x + Math.abs(next - level), next]);
    level = next;
  }
  return [...points, [right, level]];
}
