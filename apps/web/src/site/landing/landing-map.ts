import type { LandingSlug } from '@site/schema/paths';
import { type Drawing, type LineColor, line, type Point, type Shape } from '../../ui/line-map/drawing.ts';

/*
 * The map in the hero of a landing page, of a shape of its own for each page: every service is a station of a line that
 * ends at the terminus.
 */

const WIDTH = 520;
const HEIGHT = 440;
const LINE = 13;
/** From one line to the next where lines run side by side. */
const APART = LINE + 5;
const BEND = 50;
/** Where the stations are, and their lines begin. */
const STATIONS = 64;

export type MapLine = { label: string; tone: LineColor };

type Draw = (lines: readonly MapLine[], terminus: string) => Shape[];

const shapes: Record<LandingSlug, Draw> = {
  'web-app-development': (lines, terminus) => converging(lines, terminus, HEIGHT / 2 + 10),
  'branding-creative': turning,
  'digital-marketing': (lines, terminus) => converging(lines, terminus, 100),
  'ai-automation': circular,
};

export function landingMap(slug: LandingSlug, lines: readonly MapLine[], terminus: string): Drawing {
  return { width: WIDTH, height: HEIGHT, shapes: shapes[slug](lines, terminus) };
}

/** Parallel lines that meet at a height and run on to the right. */
function converging(lines: readonly MapLine[], terminus: string, height: number): Shape[] {
  const meet = 340;
  const ends = sideBySide(lines.length, height);
  const starts = spread(lines.length, Math.min(85, ends[0] ?? 85), HEIGHT - 65);
  const drawn = lines.map(({ tone }, index) => {
    const [start, end] = [starts[index] ?? 0, ends[index] ?? 0];
    const bend = Math.max(STATIONS + 30, meet - Math.abs(start - end));
    const path: Point[] = [
      [-10, start],
      [bend, start],
      [meet, end],
      [WIDTH + 10, end],
    ];
    return line(tone, LINE, path, BEND);
  });
  const tall = lines.length * APART + 44;
  const above = height - tall / 2 - 22 > 20;
  return [
    ...drawn,
    ...lines.flatMap(({ label }, index) => station([STATIONS, starts[index] ?? 0], label)),
    { kind: 'interchange', at: [410, height], width: 34, height: tall, stroke: 7 },
    name(terminus, [410, above ? height - tall / 2 - 22 : height + tall / 2 + 36], 'middle'),
  ];
}

/** Parallel lines that turn down together. */
function turning(lines: readonly MapLine[], terminus: string): Shape[] {
  const end = 372;
  const starts = spread(lines.length, 70, end - 90);
  const center = WIDTH - 110;
  const ends = sideBySide(lines.length, center).toReversed();
  const drawn = lines.map(({ tone }, index) => {
    const [start, x] = [starts[index] ?? 0, ends[index] ?? 0];
    const path: Point[] = [
      [-10, start],
      [x, start],
      [x, HEIGHT + 10],
    ];
    return line(tone, LINE, path, BEND + (lines.length - index) * APART);
  });
  const wide = lines.length * APART + 44;
  return [
    ...drawn,
    ...lines.flatMap(({ label }, index) => station([STATIONS, starts[index] ?? 0], label)),
    { kind: 'interchange', at: [center, end], width: wide, height: 34, stroke: 7 },
    name(terminus, [center - wide / 2 - 16, end + 9], 'end'),
  ];
}

/** A circular line, which comes back to the terminus. */
function circular(lines: readonly MapLine[], terminus: string): Shape[] {
  const center: Point = [236, HEIGHT / 2];
  const radius = 150;
  const at = (angle: number): Point => [
    center[0] + radius * Math.cos((angle * Math.PI) / 180),
    center[1] + radius * Math.sin((angle * Math.PI) / 180),
  ];
  const angles = lines.length === 1 ? [180] : spread(lines.length, 60, 300);
  const stops = [0, ...angles, 360];
  const arcs = stops.slice(1).map((to, index): Shape => {
    const from = stops[index] ?? 0;
    const [start, end] = [at(from), at(to)].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`);
    const large = to - from > 180 ? 1 : 0;
    const { tone = 'violet' } = lines[Math.min(index, lines.length - 1)] ?? {};
    return { kind: 'line', tone, width: LINE, d: `M${start}A${radius} ${radius} 0 ${large} 1 ${end}` };
  });
  const [right] = at(0);
  const exit: Point[] = [
    [right, center[1]],
    [WIDTH + 10, center[1]],
  ];
  return [
    line(lines.at(-1)?.tone ?? 'violet', LINE, exit, 0),
    ...arcs,
    ...lines.flatMap(({ label }, index) => {
      const angle = angles[index] ?? 0;
      const [x, y] = at(angle);
      const side = angle > 180 ? -1 : 1;
      // At its left the names stand inside the circle, and otherwise outside.
      return [mark([x, y]), name(label, [x + 28, y + 8 + (angle > 90 && angle < 270 ? 0 : 20 * side)])];
    }),
    { kind: 'interchange', at: [right, center[1]], width: 34, height: 84, stroke: 7 },
    name(terminus, [right + 32, center[1] - 20]),
  ];
}

function station(at: Point, label: string): Shape[] {
  return [mark(at), name(label, [at[0] - 12, at[1] - 26])];
}

function mark(at: Point): Shape {
  return { kind: 'station', at, radius: 11, stroke: 6 };
}

function name(text: string, at: Point, anchor: 'start' | 'middle' | 'end' = 'start'): Shape {
  return { kind: 'label', at, text, size: 24, anchor };
}

/** Even steps between two positions; a single one stands between them. */
function spread(count: number, from: number, to: number): number[] {
  if (count === 1) return [(from + to) / 2];
  return Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));
}

function sideBySide(count: number, center: number): number[] {
  return Array.from({ length: count }, (_, index) => center + (index - (count - 1) / 2) * APART);
}
