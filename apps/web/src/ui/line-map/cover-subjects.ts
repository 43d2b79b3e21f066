import type { LayoutName, Rect } from './cover-layouts.ts';
import { box, type LineColor, roundedPath, type Shape } from './drawing.ts';
import { pick, type Random } from './random.ts';

/*
 * The products on covers, drawn with a few boxes: enough to tell a shop from a report at the size of a card.
 */

type Scene = { random: Random; rect: Rect; first: LineColor; second: LineColor };

type Subject = {
  /** Width in the units of the cover, height as a fraction of the cover's height. */
  size: { width: number; height: number };
  layout: readonly [LayoutName, ...LayoutName[]];
  draw: (scene: Scene) => Shape[];
};

type SubjectKind = 'browser' | 'phone' | 'store' | 'chart' | 'frames' | 'ticket';

const wide: readonly [LayoutName, ...LayoutName[]] = ['dip', 'arch', 'split', 'plait'];
const tall: readonly [LayoutName, ...LayoutName[]] = ['split', 'plait'];

const PAD = 22;

export const subjects: Record<SubjectKind, Subject> = {
  browser: {
    size: { width: 312, height: 0.5 },
    layout: wide,
    draw: ({ random, rect, first, second }) => [
      panel(rect, 14),
      ...pick(random, [twoBlocks, sideColumn, wideBlock])({ random, rect: inset(rect), first, second }),
    ],
  },
  store: {
    size: { width: 320, height: 0.52 },
    layout: wide,
    draw: ({ random, rect, first, second }) => [
      panel(rect, 14),
      ...pick(random, [shelf, product])({ random, rect: inset(rect), first, second }),
    ],
  },
  phone: {
    size: { width: 158, height: 0.78 },
    layout: tall,
    draw: ({ random, rect, first, second }) => [
      panel(rect, 20),
      ...pick(random, [card, list])({ random, rect: inset(rect), first, second }),
    ],
  },
  chart: {
    size: { width: 324, height: 0.52 },
    layout: wide,
    draw: ({ random, rect, first, second }) => [
      panel(rect, 14),
      ...pick(random, [bars, curve])({ random, rect: inset(rect), first, second }),
    ],
  },
  frames: {
    size: { width: 330, height: 0.6 },
    layout: wide,
    draw: ({ random, rect, first, second }) => {
      const [big, small] = random() < 0.5 ? [first, second] : [second, first];
      const { x, y, width, height } = rect;
      return [
        ...picture({ x, y, width: width * 0.62, height: height * 0.82 }, big),
        ...picture({ x: x + width * 0.48, y: y + height * 0.4, width: width * 0.52, height: height * 0.6 }, small),
      ];
    },
  },
  ticket: {
    size: { width: 306, height: 0.48 },
    layout: wide,
    draw: ({ random, rect, first, second }) => {
      const { x, y, width, height } = rect;
      const tear = x + width * 0.72;
      const notches = Array.from({ length: 7 }, (_, index) => y + 18 + (index * (height - 42)) / 6);
      return [
        panel(rect, 10),
        box(x + PAD, y + PAD, width * 0.34, 16, 'ink', 5),
        box(x + PAD, y + PAD + 34, width * 0.58, height - PAD * 2 - 34 - 24, first),
        box(x + PAD, y + height - PAD - 9, width * (0.3 + random() * 0.2), 9, 'rule'),
        ...notches.map((notch) => box(tear, notch, 4, 10, 'ink')),
        { kind: 'station', at: [tear + (x + width - tear) / 2 + 2, y + height * 0.36], radius: 17, stroke: 7 },
        box(tear + 20, y + height * 0.66, x + width - tear - 36, 14, second),
      ];
    },
  },
};

function twoBlocks({ rect: { x, y, width, height }, first, second }: Scene): Shape[] {
  const block = width * 0.32;
  return [
    box(x, y, width * 0.52, 15, 'ink', 5),
    box(x, y + 34, block, height - 34 - 34, first),
    box(x + block + 14, y + 34, block, height - 34 - 34, second),
    box(x, y + height - 10, width, 10, 'rule'),
  ];
}

function sideColumn({ rect: { x, y, width, height }, first, second }: Scene): Shape[] {
  const column = width * 0.26;
  const left = x + column + 18;
  const rest = width - column - 18;
  return [
    box(x, y, column, height, first),
    box(left, y, rest * 0.7, 15, 'ink', 5),
    box(left, y + 34, rest, height * 0.3, second),
    ...[0, 1, 2].map((row) => box(left, y + 34 + height * 0.3 + 18 + row * 20, rest * (1 - row * 0.16), 9, 'rule')),
  ];
}

function wideBlock({ rect: { x, y, width, height }, first, second }: Scene): Shape[] {
  return [
    box(x, y, width * 0.3, 15, 'ink', 5),
    box(x + width - 58, y, 58, 15, second, 7.5),
    box(x, y + 34, width, height * 0.44, first),
    box(x, y + 34 + height * 0.44 + 18, width * 0.62, 9, 'rule'),
    box(x, y + 34 + height * 0.44 + 36, width * 0.44, 9, 'rule'),
  ];
}

function shelf({ rect: { x, y, width, height }, first, second }: Scene): Shape[] {
  const cell = (width - 32) / 3;
  const tops = [first, second, first] as const;
  return [
    box(x, y, width * 0.36, 15, 'ink', 5),
    box(x + width - 44, y, 44, 15, second, 7.5),
    ...tops.flatMap((tone, index) => {
      const left = x + index * (cell + 16);
      return [
        box(left, y + 36, cell, height - 36 - 46, tone),
        box(left, y + height - 32, cell * 0.78, 9, 'rule'),
        box(left, y + height - 11, cell * 0.46, 11, 'ink', 3),
      ];
    }),
  ];
}

function product({ rect: { x, y, width, height }, first, second }: Scene): Shape[] {
  const left = x + width * 0.5;
  const rest = width * 0.5;
  return [
    box(x, y, width * 0.44, height, first),
    box(left, y + 2, rest * 0.86, 15, 'ink', 5),
    ...[0, 1, 2].map((row) => box(left, y + 36 + row * 19, rest * (1 - row * 0.18), 9, 'rule')),
    box(left, y + height - 32, rest * 0.74, 32, second, 16),
  ];
}

function card({ rect: { x, y, width, height }, first, second }: Scene): Shape[] {
  return [
    box(x, y + 2, width * 0.72, 14, 'ink', 5),
    box(x, y + 34, width, height * 0.38, first),
    box(x, y + 34 + height * 0.38 + 16, width, 12, second),
    box(x, y + 34 + height * 0.38 + 42, width * 0.72, 9, 'rule'),
    box(x, y + height - 26, width, 26, 'ink', 13),
  ];
}

function list({ rect: { x, y, width, height }, first, second }: Scene): Shape[] {
  const step = (height - 40) / 4;
  return [
    box(x, y + 2, width * 0.6, 14, 'ink', 5),
    ...[0, 1, 2, 3].flatMap((row) => {
      const top = y + 40 + row * step;
      const tile = Math.min(step - 16, 38);
      return [
        box(x, top, tile, tile, row === 1 ? second : first),
        box(x + tile + 14, top + 4, (width - tile - 14) * (row % 2 ? 0.7 : 1), 9, 'ink', 4),
        box(x + tile + 14, top + 22, (width - tile - 14) * 0.62, 8, 'rule'),
      ];
    }),
  ];
}

function bars({ random, rect: { x, y, width, height }, first, second }: Scene): Shape[] {
  const count = 7;
  const step = (width + 14) / count;
  const floor = y + height - 12;
  const best = count - 1 - Math.floor(random() * 2);
  return [
    box(x, y, width * 0.36, 15, 'ink', 5),
    ...Array.from({ length: count }, (_, index) => {
      const share = 0.2 + (0.6 * index) / (count - 1) + (random() - 0.5) * 0.16;
      const bar = (height - 44) * (index === best ? 1 : share);
      return box(x + index * step, floor - bar, step - 14, bar, index === best ? second : first);
    }),
    box(x, y + height - 4, width, 4, 'ink'),
  ];
}

/** A rising curve that ends at a station. */
function curve({ random, rect: { x, y, width, height }, first, second }: Scene): Shape[] {
  const floor = y + height - 26;
  const top = y + 46;
  const half = floor - (floor - top) * (0.35 + random() * 0.2);
  const climb = x + width * 0.16;
  const again = x + width * 0.82 - (half - top);
  const figures = roundedPath(
    [
      [x, floor],
      [climb, floor],
      [climb + floor - half, half],
      [again, half],
      [again + half - top, top],
      [x + width - 12, top],
    ],
    20,
  );
  return [
    box(x, y, width * 0.36, 15, 'ink', 5),
    ...[1, 2, 3].map((row) => box(x, top + ((floor - top) * (row - 1)) / 3, width, 2.5, 'rule')),
    { kind: 'line', tone: first, width: 11, d: figures },
    { kind: 'station', at: [x + width - 14, top], radius: 11, stroke: 5.5 },
    box(x, y + height - 4, width, 4, 'ink'),
    box(x + width * 0.42, y + 3, 34, 9, second, 4.5),
  ];
}

function picture(rect: Rect, tone: LineColor): Shape[] {
  const { x, y, width, height } = rect;
  return [
    panel(rect, 0),
    box(x + 16, y + 16, width - 32, height - 58, tone),
    box(x + 16, y + height - 28, width * 0.4, 10, 'ink', 4),
  ];
}

function panel({ x, y, width, height }: Rect, radius: number): Shape {
  return { kind: 'box', at: [x, y], width, height, radius, fill: 'ground', stroke: 5 };
}

function inset({ x, y, width, height }: Rect): Rect {
  return { x: x + PAD, y: y + PAD, width: width - PAD * 2, height: height - PAD * 2 };
}
