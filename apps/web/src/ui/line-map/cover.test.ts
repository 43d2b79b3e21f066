import { expect, test } from 'vitest';
import { cover } from './cover.ts';
import { artOfPath, withArts } from './cover-art.ts';
import objectText from './cover-objects.svg?raw';
import { anyObjects, chooseObject, general, telling } from './cover-words.ts';
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

test('every object that words suggest is drawn', () => {
  const names = [...[...telling, ...general].map(([name]) => name), ...anyObjects];
  expect(names.filter((name) => !objects.some(([drawn]) => drawn === name))).toEqual([]);
});

test('draws an object that the file name of a picture suggests', () => {
  const { shapes } = cover(artOfPath('/art/reading-a-web-hosting-bill.svg'));
  expect(shapes.at(-1)).toMatchObject({ kind: 'object', name: 'receipt' });
});

test.each([
  ['Saffron Lane', 'jar'],
  ['Kavya Diagnostics', 'report'],
  ['Northgate Realty', 'building'],
  ['Terai Cold Chain', 'truck'],
  ['Khata Board', 'ledger'],
  ['Acme', 'cup', 'A website for a café in Pune'],
  ['Acme', 'phone', 'Orders with one tap', 'Mobile'],
  ['Automation of a web shop', 'browser'],
])('%s is drawn as a %s', (title, object, text = '', category = '') => {
  expect(chooseObject({ title, text, rest: [category], place: 1 })).toBe(object);
});

test('gives different objects to records on one page, even with the same words', () => {
  const words = ['Spice shop', 'Saffron', '???', '!!!', '???', '...'];
  const arts = words.map((title, place) => ({ seed: title, object: chooseObject({ title, place }) }));
  const shown = withArts(arts, (art) => art).map(({ art }) => art);
  expect(new Set(shown.map(({ object }) => object)).size).toBe(words.length);
  expect(shown[0]).toEqual(arts[0]);
  expect(withArts([{ seed: 'a' }, { seed: 'b' }], ({ seed }) => ({ seed, change }))[1]?.art.object).toBeDefined();
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
