import type { CoverArt, CoverObject } from '@site/schema/cover-art';
import { coverFrame, fittingSize, measureLabel, OUTSIDE, WORD_SIZE, windingTrack } from './cover-frame.ts';
import { type Anchor, line, type Shape, type Tone } from './drawing.ts';
import { pick, type Random } from './random.ts';
import { track } from './track.ts';

/*
 * A cover with an object on a line. With a change, a winding grey track leads to the object from the old value, and a
 * straight coloured one leads on to the new value.
 */

type Content = { name: CoverObject; change: CoverArt['change'] };

const LANE = 280;
const EDGE = 32;
const LABEL_WIDTH = 150;
const MIDDLE = coverFrame.width / 2;

export function objectCover(random: Random, tone: Tone, { name, change }: Content): Shape[] {
  const lines = change ? changeTracks(random, tone, change) : [ownTrack(random, tone)];
  return [...lines, { kind: 'object', name, at: [190, change ? 80 : 60], tone }];
}

function changeTracks(
  random: Random,
  tone: Tone,
  { measure, before, after }: NonNullable<CoverArt['change']>,
): Shape[] {
  const winding = { from: EDGE - 4 + random() * 12, to: 196, low: LANE, high: LANE - 46, turns: 2 };
  return [
    line('grey', 13, windingTrack(random, winding, MIDDLE), 23),
    line(
      tone,
      18,
      [
        [MIDDLE, LANE],
        [OUTSIDE.right, LANE],
      ],
      0,
    ),
    ...measureLabel(measure, [EDGE, 50]),
    ...value(before, EDGE, 'start', 'grey'),
    ...value(after, coverFrame.width - EDGE, 'end', tone),
  ];
}

/** A value with its unit below the number: "₹11.2" and "lakh". */
function value(text: string, x: number, anchor: Anchor, tone: Tone): Shape[] {
  const [, number = text, unit = ''] = /^(\S+|\S+ \S+) (\p{L}{3,}|of \d+|\d+ \p{L}+)$/u.exec(text) ?? [];
  const bottom = LANE - 62;
  const size = fittingSize(number, LABEL_WIDTH, 84);
  return [
    { kind: 'label', at: [x, unit ? bottom - 42 : bottom], text: number, size, anchor, tone },
    ...(unit ? [{ kind: 'label', at: [x, bottom - 8], text: unit, size: WORD_SIZE, anchor, tone } as const] : []),
  ];
}

/** The coloured line that passes behind the object, and changes its height there. */
function ownTrack(random: Random, tone: Tone): Shape {
  const [from, to] = pick(random, [
    [LANE, LANE],
    [LANE - 96, LANE],
    [LANE, LANE - 96],
    [LANE - 48, LANE + 24],
  ]);
  return line(tone, 18, track([OUTSIDE.left, from], [[MIDDLE - Math.abs(to - from) / 2, to]], OUTSIDE.right), 44);
}
