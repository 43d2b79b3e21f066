import type { CoverArt } from '@site/schema/cover-art';
import { fittingSize, measureLabel, OUTSIDE, widthInEm, windingTrack } from './cover-frame.ts';
import { line, type Shape, type Tone } from './drawing.ts';
import type { Random } from './random.ts';

const EDGE = 40;
const WIDTH = 504;
const BEFORE = 206;
const AFTER = 366;
const STOP = 588;

/**
 * A cover with a change: a grey track that winds behind the old value and a straight coloured one with the new value lead to
 * the same station.
 */
export function changeCover(random: Random, tone: Tone, change: NonNullable<CoverArt['change']>): Shape[] {
  const { measure, before, after } = change;
  const size = fittingSize(before, WIDTH - 170, 88);
  const [from, to] = [EDGE + widthInEm(before) * size + 34, STOP - 56];
  const turns = Math.max(2, Math.round((to - from) / (76 + random() * 44)));
  const winding = { from, to, low: BEFORE, high: 104 + random() * 28, turns };
  return [
    ...measureLabel(measure, [EDGE, 50]),
    { kind: 'label', at: [EDGE - 2, 164], text: before, size, tone: 'grey' },
    line('grey', 14, windingTrack(random, winding, OUTSIDE.right), 28),
    { kind: 'label', at: [EDGE - 5, 334], text: after, size: fittingSize(after, WIDTH, 156), tone },
    line(
      tone,
      20,
      [
        [OUTSIDE.left, AFTER],
        [OUTSIDE.right, AFTER],
      ],
      0,
    ),
    { kind: 'interchange', at: [STOP, (BEFORE + AFTER) / 2], width: 42, height: AFTER - BEFORE + 46, stroke: 8 },
  ];
}
