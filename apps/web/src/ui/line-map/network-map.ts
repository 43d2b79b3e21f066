import { type Drawing, type LineColor, line, type Point, pointsOf, type Shape } from './drawing.ts';

/*
 * The map on the login screen: six lines and the stations where a project changes lines.
 */

const WIDTH = 600;
const HEIGHT = 540;
const LINE = 11;
const BEND = 46;

const lines: { tone: LineColor; through: string }[] = [
  { tone: 'blue', through: '0,70 110,70 255,218 410,218 488,292 488,540' },
  { tone: 'green', through: '0,506 104,402 104,175 160,122 330,122 366,86 366,0' },
  { tone: 'violet', through: '0,174 92,174 302,384 424,384 474,436 600,436' },
  { tone: 'signal', through: '52,540 52,342 126,270 362,270 522,110 522,0' },
  { tone: 'teal', through: '0,453 108,453 218,343 218,226 322,122 600,122' },
  { tone: 'magenta', through: '287,540 287,410 358,340 472,340 542,270 600,270' },
];

type Stop = { at: Point; side?: 'above' | 'below' | 'right' };

/** Those with a side have a label. */
const stops: Stop[] = [
  { at: [52, 70], side: 'above' },
  { at: [52, 409], side: 'right' },
  { at: [218, 326], side: 'right' },
  { at: [287, 488], side: 'right' },
  { at: [488, 488], side: 'right' },
  { at: [558, 122], side: 'above' },
  { at: [558, 270], side: 'below' },
  { at: [540, 436], side: 'below' },
  { at: [104, 174] },
  { at: [313, 122] },
  { at: [148, 270] },
];

/** The first label is that of the interchange. */
export function networkMap([interchange, ...labels]: readonly string[]): Drawing {
  return {
    width: WIDTH,
    height: HEIGHT,
    shapes: [
      ...lines.map(({ tone, through }) => line(tone, LINE, pointsOf(through), BEND)),
      ...stops.flatMap((stop, index) => drawStop(stop, labels[index])),
      { kind: 'interchange', at: [410, 237], width: 24, height: 90, stroke: 5 },
      ...(interchange ? [{ kind: 'label', at: [434, 243], text: interchange, size: 19 } as const] : []),
    ],
  };
}

function drawStop({ at, side }: Stop, label: string | undefined): Shape[] {
  const station: Shape = { kind: 'station', at, radius: 8, stroke: 4.5 };
  if (!label || !side) return [station];
  return [station, { kind: 'label', text: label, size: 15, ...place(at, side) }];
}

function place([x, y]: Point, side: Stop['side']): { at: Point; anchor?: 'middle' } {
  if (side === 'right') return { at: [x + 18, y + 5] };
  return { at: [x, side === 'above' ? y - 20 : y + 28], anchor: 'middle' };
}
