import type { Point, Shape } from './drawing.ts';
import type { Random } from './random.ts';

/*
 * The frame of a cover. Its lines continue outside, because a cover is often shown wider than the drawing.
 */

export const coverFrame = { width: 640, height: 400 };

export const OUTSIDE = { left: -1200, right: 1840 };

type Winding = { from: number; to: number; low: number; high: number; turns: number };

/** The points of a track from the left edge to the right edge that rises and falls at random. */
export function windingTrack(random: Random, { from, to, low, high, turns }: Winding, right: number): Point[] {
  const step = (to - from) / turns;
  const isZigzag = random() < 0.4;
  const points: Point[] = [[OUTSIDE.left, low]];
  for (let turn = 0; turn < turns; turn++) {
    const left = from + turn * step;
    // The heights differ a little, so that two covers side by side do not repeat each other.
    const top = high + (turn % 2) * random() * 0.4 * (low - high);
    if (isZigzag) points.push([left, low], [left + step / 2, top]);
    else points.push([left, low], [left, top], [left + step / 2, top], [left + step / 2, low]);
  }
  return [...points, [to, low], [right, low]];
}

/** A size in which the text fits into the width. */
export const fittingSize = (text: string, width: number, most: number): number =>
  Math.min(most, Math.floor(width / widthInEm(text)));

/** The estimated width of a text in em, from average character widths of the label font. */
export const widthInEm = (text: string): number =>
  Array.from(text).reduce((sum, char) => sum + (widths.find(([of]) => of.includes(char))?.[1] ?? 0.5), 0);

const widths: readonly (readonly [characters: string, em: number])[] = [
  [" .,:;'’ijlIt|", 0.26],
  ['mwMW%', 0.78],
];

/** The size of words beside the numerals: at least 13 px on the smallest covers, which are 270 px wide. */
export const WORD_SIZE = 32;

/** The name of the measured quantity, unless it is too long for a line. */
export function measureLabel(measure: string | undefined, at: Point): Shape[] {
  if (!measure || widthInEm(measure) * WORD_SIZE > coverFrame.width - 2 * at[0]) return [];
  return [{ kind: 'label', at, text: measure, size: WORD_SIZE, tone: 'ink' }];
}
