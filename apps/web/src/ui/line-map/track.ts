import type { Point } from './drawing.ts';

/*
 * A track runs level, and changes its height at 45 degrees only. That is what makes a drawing look like a map.
 */

/** Where the track begins to climb or fall, and the height that it reaches. */
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

export function mirrored(points: readonly Point[], width: number): Point[] {
  return points.map(([x, y]): Point => [width - x, y]);
}

export function upsideDown(points: readonly Point[], height: number): Point[] {
  return points.map(([x, y]): Point => [x, height - y]);
}
