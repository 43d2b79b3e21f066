import { glyphs } from './glyphs.ts';

/*
 * The parts of the drawn screens, in a frame of 800 by 500. `screens.ts` has the styles of their classes.
 */

const number = (value: number) => String(Math.round(value * 10) / 10);

export const box = (kind: string, [x, y, width, height]: readonly [number, number, number, number], radius = 0) =>
  `<rect class="${kind}" x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}"${radius ? ` rx="${radius}"` : ''}/>`;

export const path = (kind: string, d: string) => `<path class="${kind}" d="${d}"/>`;

export const dot = (kind: string, x: number, y: number, radius: number) =>
  `<circle class="${kind}" cx="${number(x)}" cy="${number(y)}" r="${radius}"/>`;

export const group = ([x, y]: readonly [number, number], scale: number, shapes: string[]) => [
  `<g transform="translate(${number(x)} ${number(y)})${scale === 1 ? '' : ` scale(${scale})`}">${shapes.join('')}</g>`,
];

/** A line of text, drawn as a bar. */
export const words = (x: number, y: number, width: number, kind = 'grey') => box(kind, [x, y, width, 9], 4.5);

/** A word or a figure as outlines. Its x is the left end, the middle or the right end. */
export function label(
  text: string,
  [x, y]: readonly [number, number],
  size: number,
  { kind = 'ink', at = 'left' }: { kind?: string; at?: 'left' | 'middle' | 'right' } = {},
) {
  const scale = size / 1000;
  let width = 0;
  let d = '';
  for (const character of text) {
    const glyph = glyphs[character];
    if (!glyph) throw new Error(`There is no outline of ${character}`);
    const [advance, outline] = glyph;
    if (outline) d += `M${width} 0${outline}`;
    width += advance;
  }
  const left = x - { left: 0, middle: width / 2, right: width }[at] * scale;
  return `<path class="${kind}" transform="translate(${number(left)} ${number(y)}) scale(${scale})" d="${d}"/>`;
}

export const phone = (x: number, y: number) => [
  box('panel', [x, y, 216, 424], 26),
  box('ink', [x + 78, y + 14, 60, 8], 4),
  path('stroke', `M${x} ${y + 36}h216`),
];

export const browser = (x: number, y: number, width: number, height: number) => [
  box('panel', [x, y, width, height], 12),
  path('stroke', `M${x} ${y + 38}h${width}`),
  ...[0, 1, 2].map((place) => dot(place === 0 ? 'line' : 'rule', x + 24 + place * 20, y + 19, 6)),
  box('rule', [x + 96, y + 12, width - 130, 14], 7),
];

/** A track that passes behind everything, with stations at its ends. */
export const track = (y: number, stations: number[]) => [
  path('track', `M-20 ${y}H820`),
  ...stations.map((x) => dot('station', x, y, 15)),
];

export const check = (x: number, y: number) => path('check', `M${x} ${y}l7 8 14-16`);

export const button = (x: number, y: number, width: number, height = 44) => [
  box('line edged', [x, y, width, height], 6),
  box('ground', [x + width / 2 - width / 5, y + height / 2 - 4.5, width / 2.5, 9], 4.5),
];
