import { type LineColor, lineColors } from '../../ui/line-map/drawing.ts';
import { pick, randomFrom } from '../../ui/line-map/random.ts';

/**
 * Known industries have the colour of the service that they mostly buy. Others get a colour derived from their name.
 */
const tones: readonly (readonly [RegExp, LineColor])[] = [
  [/retail|commerce|shop/i, 'teal'],
  [/health|medic|clinic|logistic/i, 'blue'],
  [/estate|hotel|travel/i, 'green'],
  [/auto|finance|bank/i, 'violet'],
  [/food|fashion|beauty/i, 'magenta'],
  [/energy|farm|agri/i, 'signal'],
];

export function industryTone(industry: string): LineColor {
  const known = tones.find(([pattern]) => pattern.test(industry));
  if (known) return known[1];
  return pick(randomFrom(industry.toLowerCase()), lineColors);
}
