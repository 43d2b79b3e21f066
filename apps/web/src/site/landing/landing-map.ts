import { type Drawing, type LineColor, roundedPath, type Shape } from '../../ui/line-map/drawing.ts';

/*
 * The map in the hero of a landing page: each line starts at its own station, and all meet at the terminus.
 */

const WIDTH = 520;
const HEIGHT = 440;
const MEET = 330;
const LINE = 13;

export type MapLine = { label: string; tone: LineColor };

export function landingMap(lines: readonly MapLine[], terminus: string): Drawing {
  const middle = (lines.length - 1) / 2;
  const apart = (HEIGHT - 150) / Math.max(1, lines.length - 1);
  const bundle = LINE + 5;
  const drawn = lines.map(({ label, tone }, index) => {
    const start = HEIGHT / 2 + (index - middle) * apart + 10;
    const end = HEIGHT / 2 + (index - middle) * bundle + 10;
    const bend = MEET - Math.abs(start - end);
    return {
      line: {
        kind: 'line',
        tone,
        width: LINE,
        d: roundedPath(
          [
            [-10, start],
            [bend, start],
            [MEET, end],
            [WIDTH + 10, end],
          ],
          50,
        ),
      } satisfies Shape,
      station: { kind: 'station', at: [64, start], radius: 11, stroke: 6 } satisfies Shape,
      label: { kind: 'label', at: [52, start - 26], text: label, size: 22 } satisfies Shape,
    };
  });
  const tall = lines.length * bundle + 44;
  return {
    width: WIDTH,
    height: HEIGHT,
    shapes: [
      ...drawn.map(({ line }) => line),
      ...drawn.flatMap(({ station, label }) => [station, label]),
      { kind: 'interchange', at: [410, HEIGHT / 2 + 10], width: 34, height: tall, stroke: 7 },
      { kind: 'label', at: [410, HEIGHT / 2 + 10 - tall / 2 - 22], text: terminus, size: 26, anchor: 'middle' },
    ],
  };
}
