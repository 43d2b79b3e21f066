import type { LandingSlug } from '@site/schema/paths';
import { type Drawing, type LineColor, line, type Point, type Shape } from '../../ui/line-map/drawing.ts';

/*
 * The map in the hero of a landing page, with a different shape for each page. Every service is a station of a line
 * that ends at the terminus.
 */

const WIDTH = 520;
const HEIGHT = 440;
const LINE = 13;
/** From one line to the next where lines run side by side. */
const APART = LINE + 5;
const BEND = 50;
/** How far lines extend beyond the drawing. The hero clips them at its edge. */
const BEYOND = 1000;
/** Where the stations are, and their lines begin. */
const STATIONS = 64;

export type MapLine = { label: string; tone: LineColor };

type Draw = (lines: readonly MapLine[], terminus: string) => Shape[];

const shapes: Record<LandingSlug, Draw> = {
  'web-app-development': (lines, terminus) => converging(lines, terminus, HEIGHT / 2 + 10),
  'branding-creative': turning,
  'digital-marketing': (lines, terminus) => converging(lines, terminus, 100),
  'ai-automation': returning,
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
      [0, start],
      [bend, start],
      [meet, end],
      [WIDTH + BEYOND, end],
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
      [0, start],
      [x, start],
      [x, HEIGHT + BEYOND],
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

/** Parallel lines in the shape of a U, which end at the terminus. */
function returning(lines: readonly MapLine[], terminus: string): Shape[] {
  const start = 330;
  const level = 366;
  const tops = spread(lines.length, 56, 212);
  const ends = sideBySide(lines.length, level).toReversed();
  const drawn = lines.map(({ tone }, index) => {
    const [top, end] = [tops[index] ?? 0, ends[index] ?? 0];
    const left = 40 + index * APART;
    const path: Point[] = [
      [start, top],
      [left, top],
      [left, end],
      [WIDTH + BEYOND, end],
    ];
    return line(tone, LINE, path, BEND + (lines.length - index) * APART);
  });
  const tall = lines.length * APART + 44;
  return [
    ...drawn,
    ...lines.flatMap(({ label }, index) => {
      const top = tops[index] ?? 0;
      return [mark([start, top]), name(label, [start + 26, top + 8])];
    }),
    { kind: 'interchange', at: [410, level], width: 34, height: tall, stroke: 7 },
    name(terminus, [410, level - tall / 2 - 18], 'middle'),
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
