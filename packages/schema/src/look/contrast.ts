import { dark, light } from './palette.ts';

/*
 * Checks whether text in a colour is readable.
 */

export const schemes = ['light', 'dark'] as const;
export type ColorScheme = (typeof schemes)[number];

/** WCAG 2.2, 1.4.3, level AA. */
export const READABLE = 4.5;

const HEX = /^#[0-9a-f]{6}$/i;
export const isHexColor = (value: string) => HEX.test(value);

type Rgb = [number, number, number];

export const toRgb = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255) as Rgb;

export const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function luminance(hex: string): number {
  const [red, green, blue] = toRgb(hex).map(linear) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * The contrast of a line colour as text on the background or on raised surfaces. Text on the colour itself has the
 * background colour, so it is at least as readable.
 */
export function textContrast(color: string, scheme: ColorScheme): number {
  const { ground, raised } = { light, dark }[scheme];
  return Math.min(contrast(color, ground), contrast(color, raised));
}

/** "4.49:1": rounded down, so that a ratio that is too low never looks sufficient. */
export const formatRatio = (ratio: number) => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;
