import { describe, expect, test } from 'vitest';
import { cover, coverKinds } from './cover.ts';
import { type Drawing, lineColors, type Shape } from './drawing.ts';
import { emptyPlatform } from './empty-platform.ts';
import { endOfLine } from './end-of-line.ts';
import { meetingMap } from './meeting-map.ts';
import { networkMap } from './network-map.ts';

const seeds = Array.from({ length: 60 }, (_, index) => `/art/seed-${index}.svg`);

test('draws the same cover for the same seed', () => {
  expect(cover('/art/saffron-lane.svg')).toEqual(cover('/art/saffron-lane.svg'));
});

test.each(coverKinds)('draws different covers of the kind %s for different seeds', (kind) => {
  const drawn = new Set(seeds.map((seed) => JSON.stringify(cover(seed, { kind }).shapes)));
  expect(drawn.size).toBeGreaterThan(20);
});

test('uses the requested line colour', () => {
  for (const tone of lineColors) {
    for (const seed of seeds) expect(tonesOf(cover(seed, { tone }))).toContain(tone);
  }
});

test('draws the two lines of a cover in different colours', () => {
  for (const seed of seeds) {
    const lines = cover(seed, { kind: 'browser' }).shapes.filter((shape) => shape.kind === 'line');
    expect(new Set(lines.map(({ tone }) => tone)).size).toBe(2);
  }
});

describe.each(coverKinds)('a cover of the kind %s', (kind) => {
  test.each(['wide', 'tall'] as const)('stays inside the %s frame', (ratio) => {
    for (const seed of seeds) staysInside(cover(seed, { kind, ratio }));
  });

  test('starts and ends its lines outside the frame', () => {
    for (const seed of seeds) {
      const drawing = cover(seed, { kind });
      for (const [from, to] of endsOf(drawing)) {
        expect(isOutside(from, drawing)).toBe(true);
        expect(isOutside(to, drawing)).toBe(true);
      }
    }
  });
});

test.each([
  ['the login screen', networkMap(['Launch', 'Brief'])],
  ['the meeting', meetingMap()],
  ['the empty platform', emptyPlatform()],
  ['the end of the line', endOfLine()],
])('%s stays inside its frame', (_, drawing) => staysInside(drawing));

test('endOfLine draws its three lines in different colours', () => {
  for (const tone of lineColors) {
    const lines = endOfLine(tone).shapes.filter((shape) => shape.kind === 'line' && shape.width === 18);
    expect(new Set(lines.map((line) => 'tone' in line && line.tone)).size).toBe(3);
  }
});

function staysInside({ width, height, shapes }: Drawing) {
  for (const shape of shapes) {
    const box = boundsOf(shape);
    if (!box) continue;
    expect(box.left, JSON.stringify(shape)).toBeGreaterThanOrEqual(0);
    expect(box.top, JSON.stringify(shape)).toBeGreaterThanOrEqual(0);
    expect(box.right, JSON.stringify(shape)).toBeLessThanOrEqual(width);
    expect(box.bottom, JSON.stringify(shape)).toBeLessThanOrEqual(height);
  }
}

/** Undefined for lines, which cross the edges on purpose, and for labels, whose width is unknown here. */
function boundsOf(shape: Shape) {
  if (shape.kind === 'line' || shape.kind === 'label') return undefined;
  const [x, y] = shape.at;
  if (shape.kind === 'box') {
    const edge = (shape.stroke ?? 0) / 2;
    return { left: x - edge, top: y - edge, right: x + shape.width + edge, bottom: y + shape.height + edge };
  }
  const [across, down] = shape.kind === 'station' ? [shape.radius, shape.radius] : [shape.width / 2, shape.height / 2];
  const edge = shape.stroke / 2;
  return { left: x - across - edge, top: y - down - edge, right: x + across + edge, bottom: y + down + edge };
}

/** The first and the last point of each line behind the subject. Lines inside it follow the subject's panel. */
function endsOf({ shapes }: Drawing): [number[], number[]][] {
  const panel = shapes.findIndex((shape) => shape.kind === 'box');
  const behind = panel < 0 ? shapes : shapes.slice(0, panel);
  return behind.flatMap((shape): [number[], number[]][] => {
    if (shape.kind !== 'line') return [];
    const numbers = (shape.d.match(/-?[\d.]+/g) ?? []).map(Number);
    return [[numbers.slice(0, 2), numbers.slice(-2)]];
  });
}

function isOutside([x = 0, y = 0]: number[], { width, height }: Drawing): boolean {
  return x < 0 || y < 0 || x > width || y > height;
}

function tonesOf({ shapes }: Drawing): string[] {
  return shapes.flatMap((shape) => ('tone' in shape ? [shape.tone] : 'fill' in shape ? [shape.fill] : []));
}
