import { type LineColor, lineColors } from '../../ui/line-map/drawing.ts';
import { pick, randomFrom } from '../../ui/line-map/random.ts';

/** The line colours of known industries. Any other industry gets a colour determined by its name. */
const tones: readonly (readonly [RegExp, LineColor])[] = [
  [/retail|commerce|shop/i, 'teal'],
  [/health|medic|clinic/i, 'blue'],
  [/estate|hotel|travel/i, 'violet'],
  [/auto|finance|bank/i, 'signal'],
  [/food|fashion|beauty/i, 'magenta'],
  [/logistic|energy|farm|agri/i, 'green'],
];

export function industryTone(industry: string): LineColor {
  const known = tones.find(([pattern]) => pattern.test(industry));
  if (known) return known[1];
  return pick(randomFrom(industry.toLowerCase()), lineColors);
}
