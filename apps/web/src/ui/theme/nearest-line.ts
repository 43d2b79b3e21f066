import { isHexColor } from '@site/schema/contrast';
import { toOklab } from '@site/schema/oklab';
import { light } from '@site/schema/palette';
import { type LineColor, lineColors } from '../line-map/drawing.ts';

/** Colours below this chroma look grey. */
const GREY = 0.03;

/** The line colour with the hue that is nearest to a stored colour, so that every text in it can be read. */
export function nearestLine(color: string, fallback: LineColor): LineColor {
  const wanted = isHexColor(color) ? hueOf(color) : undefined;
  if (wanted === undefined) return fallback;
  const distanceTo = (line: LineColor) => {
    const turn = Math.abs(wanted - (hueOf(light[line]) ?? 0));
    return Math.min(turn, 2 * Math.PI - turn);
  };
  return lineColors.reduce((best, line) => (distanceTo(line) < distanceTo(best) ? line : best));
}

function hueOf(color: string): number | undefined {
  const [, a, b] = toOklab(color);
  return Math.hypot(a, b) < GREY ? undefined : Math.atan2(b, a);
}
