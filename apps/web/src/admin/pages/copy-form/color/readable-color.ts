import { type ColorScheme, isHexColor, READABLE, textContrast, toRgb } from '@site/schema/contrast';
import { toOklab } from '@site/schema/oklab';

/*
 * Helps to choose line colours: finds the nearest readable colour, and pairs that look alike.
 */

const STEPS = 200;

/** The colour, darkened for the light scheme or lightened for the dark one until text in it is readable. */
export function nearestReadable(color: string, scheme: ColorScheme): string {
  const end = scheme === 'light' ? 0 : 255;
  const channels = toRgb(color).map((value) => value * 255);
  for (let step = 0; step < STEPS; step++) {
    const mixed = toHex(channels.map((value) => value + ((end - value) * step) / STEPS));
    if (textContrast(mixed, scheme) >= READABLE) return mixed;
  }
  return toHex([end, end, end]);
}

const toHex = (channels: readonly number[]) =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** Closer colours are hard to tell apart as lines. Those of the design are at least 0.069 apart. */
const ALIKE = 0.05;

/** The pairs of names whose colours look alike. */
export function findSimilar(colors: readonly { name: string; color: string }[]): [string, string][] {
  const valid = colors.filter(({ color }) => isHexColor(color));
  return valid.flatMap((one, index) =>
    valid
      .slice(index + 1)
      .filter((other) => distance(one.color, other.color) < ALIKE)
      .map((other): [string, string] => [one.name, other.name]),
  );
}

const distance = (one: string, other: string) => {
  const [a, b] = [toOklab(one), toOklab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};
