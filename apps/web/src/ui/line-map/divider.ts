import { type Drawing, type LineColor, lineColors, roundedPath, type Shape } from './drawing.ts';
import { pick, randomFrom } from './random.ts';
import { companionOf } from './tones.ts';
import { type Change, track } from './track.ts';

/*
 * Two lines that change sides on their way across the page. Low and wide: show it with `fit="slice"`.
 */

const WIDTH = 1320;
const HEIGHT = 72;
const APART = 28;
const LINE = 9;

export function divider(seed: string, tone?: LineColor): Drawing {
  const random = randomFrom(seed);
  const first = tone ?? pick(random, lineColors);
  const second = companionOf(random, first);
  const [high, low] = [(HEIGHT - APART) / 2, (HEIGHT + APART) / 2];
  // A change in each third keeps them from bunching up.
  const swaps = [0.1, 0.42, 0.72].map((share) => WIDTH * (share + random() * 0.16));
  const route = (start: number) =>
    track(
      [-20, start],
      swaps.map((x, index): Change => [x, (index % 2 === 0) === (start === high) ? low : high]),
      WIDTH + 20,
    );
  const line = (color: LineColor, start: number): Shape => ({
    kind: 'line',
    tone: color,
    width: LINE,
    d: roundedPath(route(start), 20),
  });
  const stops = swaps.slice(1).map((x, index) => {
    const before = swaps[index] ?? 0;
    return (before + APART + x) / 2;
  });
  return {
    width: WIDTH,
    height: HEIGHT,
    shapes: [
      line(second, low),
      line(first, high),
      ...stops.map(
        (x): Shape => ({ kind: 'interchange', at: [x, HEIGHT / 2], width: 20, height: APART + 24, stroke: 4 }),
      ),
    ],
  };
}
