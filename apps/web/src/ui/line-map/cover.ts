import type { CoverArt } from '@site/schema/cover-art';
import { changeCover } from './change-cover.ts';
import { coverFrame } from './cover-frame.ts';
import { type Drawing, lineColors } from './drawing.ts';
import { objectCover } from './object-cover.ts';
import { pick, randomFrom } from './random.ts';

/** The drawing on a cover: an object, or a change in large numerals. */
export function cover({ seed, tone, object, change }: CoverArt): Drawing {
  const random = randomFrom(seed);
  const color = tone ?? pick(random, lineColors);
  if (change && !object) return { ...coverFrame, shapes: changeCover(random, color, change) };
  return { ...coverFrame, shapes: objectCover(random, color, { name: object ?? 'browser', change }) };
}
