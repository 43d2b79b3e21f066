import { coverObjects } from '@site/schema/cover-art';
import { expect, test } from 'vitest';
import { cover } from './cover.ts';
import { artOfPath, objectOfId, withArts } from './cover-art.ts';
import objectText from './cover-objects.svg?raw';
import { type Drawing, lineColors, type Shape } from './drawing.ts';
import { emptyPlatform } from './empty-platform.ts';
import { endOfLine } from './end-of-line.ts';
import { meetingMap } from './meeting-map.ts';
import { networkMap } from './network-map.ts';

const change = { measure: 'Checkout time', before: '94 s', after: '31 s' };
const objects = Array.from(
  objectText.matchAll(/<symbol id="(\w+)".*/g),
  ([symbol, name = '']) => [name, symbol] as const,
);
const seeds = Array.from({ length: 40 }, (_, index) => `/art/seed-${index}.svg`);

test('draws the same cover for the same record and a different one for another seed', () => {
  expect(cover({ seed: 'a', change })).toEqual(cover({ seed: 'a', change }));
  expect(new Set(seeds.map((seed) => JSON.stringify(cover({ seed, change })))).size).toBe(seeds.length);
});

test('draws a change as a winding grey track and a straight coloured one, with both values and the name of the measured quantity', () => {
  for (const tone of lineColors) {
    const { shapes } = cover({ seed: 'a', tone, change });
    const tracks = shapes.flatMap((shape) => (shape.kind === 'line' ? [[shape.tone, shape.d.includes('Q')]] : []));
    expect(tracks).toEqual([
      ['grey', true],
      [tone, false],
    ]);
    expect(textsOf(shapes)).toEqual([
      ['Checkout time', 'ink'],
      ['94 s', 'grey'],
      ['31 s', tone],
    ]);
  }
});

test('draws an object between the old and the new value, or on a line when there is no change', () => {
  const withChange = cover({ seed: 'a', tone: 'blue', object: 'jar', change: { before: '₹11.2 lakh', after: '61%' } });
  expect(textsOf(withChange.shapes)).toEqual([
    ['₹11.2', 'grey'],
    ['lakh', 'grey'],
    ['61%', 'blue'],
  ]);
  const alone = cover({ seed: 'a', tone: 'blue', object: 'jar' }).shapes;
  expect(textsOf(alone)).toEqual([]);
  expect(alone.at(-1)).toMatchObject({ kind: 'object', name: 'jar', tone: 'blue' });
});

test('sets long values and measures in a size that fits, or omits them', () => {
  const sizes = (text: string) =>
    cover({ seed: 'a', change: { measure: 'm'.repeat(60), before: text, after: text } }).shapes.flatMap((shape) =>
      shape.kind === 'label' ? [shape.size] : [],
    );
  expect(sizes('4')).toEqual([88, 156]);
  const [before = 0, after = 0] = sizes('₹1,23,45,678.90 crore');
  expect(after * 21 * 0.45).toBeLessThan(560);
  // There is room for the winding track behind the old value.
  expect(before * 21 * 0.45).toBeLessThan(400);
});

test.each(objects)('%s stays inside its field', (_, symbol) => {
  const paths = Array.from(symbol.matchAll(/ d="([^"]+)"/g), ([, d = '']) => d);
  expect(paths.length).toBeGreaterThan(1);
  for (const path of paths) {
    for (const [x, y] of pointsOf(path)) {
      expect(x >= 0 && x <= 260 && y >= 0 && y <= 280, `${path}: ${x} ${y}`).toBe(true);
    }
  }
});

test('the objects that can be chosen are those of the file', () => {
  expect(objects.map(([name]) => name).sort()).toEqual([...coverObjects].sort());
});

test('draws the same object for the path of a picture each time, and another one for another path', () => {
  const names = seeds.map((path) => artOfPath(path).object);
  expect(seeds.map((path) => artOfPath(path).object)).toEqual(names);
  expect(new Set(names).size).toBeGreaterThan(5);
});

test('gives different objects to records on one page, except those that the owner has chosen', () => {
  const records = [{}, {}, {}, { coverObject: 'jar' }, { coverObject: 'jar' }] as const;
  const shown = withArts(records, (record) => ({ seed: 'a', object: 'coverObject' in record ? 'jar' : 'bag' }));
  const [first, ...others] = shown.map(({ art }) => art.object);
  expect(first).toBe('bag');
  expect(others.slice(2)).toEqual(['jar', 'jar']);
  expect(new Set([first, ...others]).size).toBe(4);
  expect(withArts([{}, {}], () => ({ seed: 'a', change }))[1]?.art.object).toBeDefined();
  expect(objectOfId(1)).not.toBe(objectOfId(2));
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
  if (shape.kind === 'line' || shape.kind === 'label' || shape.kind === 'object') return undefined;
  const [x, y] = shape.at;
  if (shape.kind === 'box') {
    const edge = (shape.stroke ?? 0) / 2;
    return { left: x - edge, top: y - edge, right: x + shape.width + edge, bottom: y + shape.height + edge };
  }
  const [across, down] = shape.kind === 'station' ? [shape.radius, shape.radius] : [shape.width / 2, shape.height / 2];
  const edge = shape.stroke / 2;
  return { left: x - across - edge, top: y - down - edge, right: x + across + edge, bottom: y + down + edge };
}

const textsOf = (shapes: readonly Shape[]) =>
  shapes.flatMap((shape) => (shape.kind === 'label' ? [[shape.text, shape.tone]] : []));

/** Where the segments of a path end. */
function pointsOf(d: string): [number, number][] {
  const length: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, q: 4, c: 6, s: 4, t: 2, a: 7, z: 0 };
  let [x, y, startX, startY] = [0, 0, 0, 0];
  return Array.from(d.matchAll(/([a-z])([^a-z]*)/gi)).flatMap(([, letter = '', rest = '']) => {
    const kind = letter.toLowerCase();
    const isRelative = letter === kind;
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const count = length[kind] ?? 0;
    if (kind === 'z') [x, y] = [startX, startY];
    return Array.from({ length: count ? numbers.length / count : 0 }, (_, part): [number, number] => {
      const values = numbers.slice(part * count, (part + 1) * count);
      const [toX = 0, toY = 0] =
        kind === 'h'
          ? [values[0], isRelative ? 0 : y]
          : kind === 'v'
            ? [isRelative ? 0 : x, values[0]]
            : values.slice(-2);
      [x, y] = isRelative ? [x + toX, y + toY] : [toX, toY];
      if (kind === 'm') [startX, startY] = [x, y];
      return [x, y];
    });
  });
}
