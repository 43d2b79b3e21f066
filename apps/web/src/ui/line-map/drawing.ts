import type { CoverObject } from '@site/schema/cover-art';

/*
 * A drawing as data, in the colours of the map. LineMap.tsx renders it with React, svg.ts writes it as text.
 */

export const lineColors = ['signal', 'green', 'magenta', 'blue', 'violet', 'teal'] as const;
export type LineColor = (typeof lineColors)[number];

/** Line colours and the neutral colours of the scheme. */
export type Tone = LineColor | 'marigold' | 'ink' | 'ground' | 'raised' | 'rule' | 'grey';

export type Point = readonly [x: number, y: number];

export type Shape =
  | { kind: 'line'; d: string; tone: Tone; width: number }
  | { kind: 'station'; at: Point; radius: number; stroke: number }
  | { kind: 'interchange'; at: Point; width: number; height: number; stroke: number }
  | { kind: 'box'; at: Point; width: number; height: number; radius: number; fill: Tone; stroke?: number }
  | { kind: 'object'; name: CoverObject; at: Point; tone: Tone }
  | { kind: 'label'; at: Point; text: string; size: number; anchor?: Anchor; tone?: Tone };

export type Anchor = 'start' | 'middle' | 'end';

export type Drawing = { width: number; height: number; shapes: Shape[] };

/** Points written as in <polyline>: "60,380 60,300". */
export function pointsOf(text: string): Point[] {
  return text.split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });
}

export function line(tone: Tone, width: number, through: readonly Point[], bend: number): Shape {
  return { kind: 'line', tone, width, d: roundedPath(through, bend) };
}

export function box(x: number, y: number, width: number, height: number, fill: Tone, radius = 0): Shape {
  return { kind: 'box', at: [x, y], width, height, radius, fill };
}

/** An SVG path through the points with rounded corners, as on a transit map. */
export function roundedPath(points: readonly Point[], radius: number): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let d = `M${xy(first)}`;
  for (const [index, corner] of rest.entries()) {
    const before = points[index];
    const after = rest[index + 1];
    if (!before || !after) {
      d += `L${xy(corner)}`;
      continue;
    }
    const reach = Math.min(radius, distance(before, corner) / 2, distance(corner, after) / 2);
    d += `L${xy(toward(corner, before, reach))}Q${xy(corner)} ${xy(toward(corner, after, reach))}`;
  }
  return d;
}

function toward([x, y]: Point, target: Point, reach: number): Point {
  const length = distance([x, y], target) || 1;
  return [x + ((target[0] - x) * reach) / length, y + ((target[1] - y) * reach) / length];
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

function xy([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
