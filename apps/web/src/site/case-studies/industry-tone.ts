import type { CoverObject } from '@site/schema/cover-art';
import { type LineColor, lineColors } from '../../ui/line-map/drawing.ts';
import { pick, randomFrom } from '../../ui/line-map/random.ts';

/**
 * Known industries have the colour of the service that they mostly buy, and an object for covers. Others get a colour
 * derived from their name.
 */
const known: readonly (readonly [RegExp, LineColor, CoverObject])[] = [
  [/retail|commerce|shop/i, 'teal', 'bag'],
  [/health|medic|clinic/i, 'blue', 'cross'],
  [/logistic/i, 'blue', 'truck'],
  [/estate/i, 'green', 'building'],
  [/hotel|travel/i, 'green', 'suitcase'],
  [/auto/i, 'violet', 'car'],
  [/finance|bank/i, 'violet', 'card'],
  [/food/i, 'magenta', 'jar'],
  [/fashion|beauty/i, 'magenta', 'shirt'],
  [/energy|farm|agri/i, 'signal', 'leaf'],
];

export function industryTone(industry: string): LineColor {
  return find(industry)?.[1] ?? pick(randomFrom(industry.toLowerCase()), lineColors);
}

export const industryObject = (industry: string): CoverObject | undefined => find(industry)?.[2];

const find = (industry: string) => known.find(([pattern]) => pattern.test(industry));
