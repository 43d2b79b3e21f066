import { type Drawing, type LineColor, line, pointsOf, type Shape } from './drawing.ts';

/*
 * The map of the case studies page: three lines meet at the client's platform.
 */

const WIDTH = 600;
const HEIGHT = 420;
const LINE = 15;
const GAP = 34;
const LEVEL = 214;
/** Where lines end that run on outside of the drawing. */
const RIGHT = WIDTH + 1000;

const lines: { tone: LineColor; through: string }[] = [
  { tone: 'teal', through: '0,66 112,66 226,180 404,180 460,124 460,-20' },
  { tone: 'magenta', through: `120,${HEIGHT + 20} 120,338 210,248 398,248 478,328 ${RIGHT},328` },
  { tone: 'blue', through: `0,${LEVEL} ${RIGHT},${LEVEL}` },
];

export function meetingMap(): Drawing {
  return {
    width: WIDTH,
    height: HEIGHT,
    shapes: [
      ...lines.map(({ tone, through }) => line(tone, LINE, pointsOf(through), 48)),
      stop(58, 66),
      stop(58, LEVEL),
      stop(120, 384),
      stop(536, LEVEL),
      stop(536, 328),
      { kind: 'interchange', at: [310, LEVEL], width: 38, height: GAP * 2 + 58, stroke: 7 },
      { kind: 'label', at: [8, 36], text: 'Challenge', size: 24 },
      { kind: 'label', at: [310, 136], text: 'Solution', size: 26, anchor: 'middle' },
      { kind: 'label', at: [536, 184], text: 'Results', size: 24, anchor: 'middle' },
    ],
  };
}

function stop(x: number, y: number): Shape {
  return { kind: 'station', at: [x, y], radius: 11, stroke: 5.5 };
}
