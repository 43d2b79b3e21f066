import { box, type Drawing, type LineColor, line, pointsOf, type Shape } from './drawing.ts';

/*
 * The end of the line: one track stops at a buffer, two others continue. The tracks go on outside the frame, for a picture
 * that is shown wider than the drawing.
 */

const WIDTH = 640;
const HEIGHT = 420;
const LINE = 18;
const END = 496;
const LEVEL = 236;
const OUTSIDE = { left: -360, right: WIDTH + 1400 };

export function endOfLine(tone: LineColor = 'signal'): Drawing {
  const [above, below] =
    tone === 'teal' || tone === 'blue' ? (['magenta', 'green'] as const) : (['teal', 'blue'] as const);
  const rising = `${OUTSIDE.left},${LEVEL - 44} 176,${LEVEL - 44} 300,${LEVEL - 168} ${OUTSIDE.right},${LEVEL - 168}`;
  const falling = `${OUTSIDE.left},${LEVEL + 44} 232,${LEVEL + 44} 324,${LEVEL + 136} ${OUTSIDE.right},${LEVEL + 136}`;
  return {
    width: WIDTH,
    height: HEIGHT,
    shapes: [
      line(above, LINE, pointsOf(rising), 52),
      line(below, LINE, pointsOf(falling), 52),
      line(tone, LINE, pointsOf(`${OUTSIDE.left},${LEVEL} ${END + 22},${LEVEL}`), 52),
      { kind: 'interchange', at: [104, LEVEL], width: 50, height: 152, stroke: 9 },
      { kind: 'station', at: [392, LEVEL], radius: 16, stroke: 7 },
      { kind: 'station', at: [520, LEVEL - 168], radius: 16, stroke: 7 },
      ...buffer(),
    ],
  };
}

/** The buffer: a beam with two cushions and warning stripes. */
function buffer(): Shape[] {
  const top = LEVEL - 72;
  return [
    box(END, LEVEL - 42, 22, 16, 'ink', 4),
    box(END, LEVEL + 26, 22, 16, 'ink', 4),
    box(END + 18, top, 32, 144, 'ink', 4),
    ...[0, 1, 2].map((stripe): Shape => {
      const y = top + 34 + stripe * 40;
      return { kind: 'line', tone: 'ground', width: 9, d: `M${END + 24} ${y}L${END + 44} ${y - 20}` };
    }),
    { kind: 'line', tone: 'ink', width: 10, d: `M${END + 46} ${LEVEL - 34}L${END + 112} ${LEVEL + 72}` },
    box(END - 34, LEVEL + 72, 172, 6, 'ink'),
  ];
}
