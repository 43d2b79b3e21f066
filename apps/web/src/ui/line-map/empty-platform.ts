import { box, type Drawing, type LineColor, line, pointsOf, type Shape } from './drawing.ts';

/*
 * An empty platform, for empty lists: a line ends at a station without a name; the track beyond is under construction.
 */

const WIDTH = 640;
const HEIGHT = 400;
const LINE = 16;
const TRACK = 236;

export function emptyPlatform(tone: LineColor = 'teal'): Drawing {
  const arrived = pointsOf(`-20,96 74,96 ${74 + TRACK - 96},${TRACK} 341,${TRACK}`);
  return {
    width: WIDTH,
    height: HEIGHT,
    shapes: [
      ...planned(362, WIDTH, TRACK),
      ...board(236, 62),
      ...clock(468, 100),
      line(tone, LINE, arrived, 48),
      ...platform(),
      { kind: 'interchange', at: [341, TRACK], width: 44, height: 84, stroke: 9 },
      { kind: 'station', at: [558, TRACK], radius: 15, stroke: 7 },
    ],
  };
}

function planned(from: number, to: number, y: number): Shape[] {
  const sleepers = Math.floor((to - from) / 26);
  return Array.from({ length: sleepers }, (_, index) => box(from + index * 26, y - LINE / 2, 14, LINE, 'rule'));
}

/** The station sign, still without a name. */
function board(x: number, y: number): Shape[] {
  return [
    box(x + 34, y + 58, 6, 256 - y, 'ink'),
    box(x + 156, y + 58, 6, 256 - y, 'ink'),
    { kind: 'box', at: [x, y], width: 196, height: 62, radius: 6, fill: 'ground', stroke: 5 },
    box(x + 18, y + 20, 22, 22, 'ink', 4),
    box(x + 56, y + 26, 104, 10, 'rule'),
  ];
}

function clock(x: number, y: number): Shape[] {
  return [
    box(x + 27, y + 28, 6, 288 - y, 'ink'),
    { kind: 'station', at: [x + 30, y], radius: 30, stroke: 5 },
    { kind: 'line', tone: 'ink', width: 5, d: `M${x + 30} ${y - 18}L${x + 30} ${y}L${x + 43} ${y + 8}` },
  ];
}

function platform(): Shape[] {
  return [
    box(40, 318, 560, 5, 'ink'),
    box(40, 332, 560, 12, 'rule'),
    // The bench.
    box(92, 276, 116, 10, 'ink', 3),
    box(104, 286, 8, 32, 'ink'),
    box(188, 286, 8, 32, 'ink'),
    box(92, 250, 116, 8, 'ink', 3),
    box(96, 250, 6, 28, 'ink'),
    box(198, 250, 6, 28, 'ink'),
  ];
}
