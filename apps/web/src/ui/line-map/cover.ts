import type { CoverArt } from '@site/schema/cover-art';
import { changeCover } from './change-cover.ts';
import { coverFrame, OUTSIDE } from './cover-frame.ts';
import { box, type Drawing, lineColors, type Tone } from './drawing.ts';
import { objectCover } from './object-cover.ts';
import { pick, randomFrom } from './random.ts';

/** The drawing on a cover: an object, or a change in large numerals. A plain one is a field of its colour. */
export function cover({ seed, tone, object, change }: CoverArt, isPlain = false): Drawing {
  const random = randomFrom(seed);
  const color = tone ?? pick(random, lineColors);
  if (isPlain) return { ...coverFrame, shapes: [plainField(color)] };
  if (change && !object) return { ...coverFrame, shapes: changeCover(random, color, change) };
  return { ...coverFrame, shapes: objectCover(random, color, { name: object ?? 'browser', change }) };
}

/** Larger than the frame, because a cover may be wider or taller. */
const plainField = (color: Tone) =>
  box(OUTSIDE.left, -coverFrame.height, OUTSIDE.right - OUTSIDE.left, 3 * coverFrame.height, color);
