import { describe, expect, test } from 'vitest';
import { cover, coverKinds } from './cover.ts';
import { divider } from './divider.ts';
import { type Drawing, lineColors, type Shape } from './drawing.ts';
import { emptyPlatform } from './empty.ts';
import { endOfLine } from './end-of-line.ts';
import { heroMap } from './hero.ts';
import { meetingMap } from './meeting-map.ts';

const seeds = Array.from({ length: 60 }, (_, index) => `/art/seed-${index}.svg`);

test('the same seed draws the same, everywhere and always', () => {
  expect(cover('/art/saffron-lane.svg')).toEqual(cover('/art/saffron-lane.svg'));
  expect(divider('blog')).toEqual(divider('blog'));
});

test.each(coverKinds)('different seeds draw different covers of the kind %s', (kind) => {
  const drawn = new Set(seeds.map((seed) => JSON.stringify(cover(seed, { kind }).shapes)));
  expect(drawn.size).toBeGreaterThan(20);
});

test('a caller decides the kind and the line, the seed the rest', () => {
  for (const tone of lineColors) {
    for (const seed of seeds) expect(tonesOf(cover(seed, { tone }))).toContain(tone);
  }
});

test('two lines on one cover never share a colour', () => {
  for (const seed of seeds) {
    const lines = cover(seed, { kind: 'browser' }).shapes.filter((shape) => shape.kind === 'line');
    expect(new Set(lines.map(({ tone }) => tone)).size).toBe(2);
  }
});

describe.each(coverKinds)('a cover of the kind %s', (kind) => {
  test.each(['wide', 'tall'] as const)('stays inside the %s frame', (ratio) => {
    for (const seed of seeds) staysInside(cover(seed, { kind, ratio }));
  });

  test('has lines that reach over the edges, so that a cover is never cut off inside', () => {
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
  ['the hero', heroMap()],
  ['the meeting', meetingMap()],
  ['the empty platform', emptyPlatform()],
  ['the end of the line', endOfLine()],
  ...seeds.map((seed): [string, Drawing] => [`the divider of ${seed}`, divider(seed)]),
])('%s stays inside its frame', (_, drawing) => staysInside(drawing));

test('the end of the line keeps its own colour apart from the others', () => {
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

/** Everything but lines, which run over the edges on purpose, and labels, whose width nobody knows here. */
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

/** Where the lines of a cover begin and end; a line inside a subject is drawn after the subject's panel. */
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
