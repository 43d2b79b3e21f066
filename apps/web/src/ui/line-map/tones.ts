import type { LineColor } from './drawing.ts';
import { pick, type Random } from './random.ts';

/** The colours that contrast with each line colour in both schemes. */
const companions: Record<LineColor, readonly [LineColor, LineColor, LineColor]> = {
  signal: ['teal', 'blue', 'violet'],
  green: ['magenta', 'blue', 'violet'],
  magenta: ['green', 'teal', 'blue'],
  blue: ['signal', 'teal', 'magenta'],
  violet: ['teal', 'signal', 'green'],
  teal: ['violet', 'magenta', 'signal'],
};

/** The tone and two of its companions. */
export function trioOf(random: Random, tone: LineColor): [LineColor, LineColor, LineColor] {
  const [a, b, c] = companions[tone];
  return pick(random, [
    [tone, a, b],
    [tone, b, c],
    [tone, c, a],
  ]);
}
