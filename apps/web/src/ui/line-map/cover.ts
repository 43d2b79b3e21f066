import { layouts } from './cover-layouts.ts';
import { subjects } from './cover-subjects.ts';
import { type Drawing, type LineColor, line, lineColors, type Shape } from './drawing.ts';
import { interchange } from './interchange.ts';
import { pick, type Random, randomFrom } from './random.ts';
import { companionOf } from './tones.ts';

/*
 * Generated covers: two lines behind a drawing of the product, or three lines at an interchange. The seed determines
 * everything that the caller does not set.
 */

export const coverKinds = ['browser', 'phone', 'store', 'chart', 'frames', 'interchange', 'ticket'] as const;
export type CoverKind = (typeof coverKinds)[number];

export type CoverOptions = { kind?: CoverKind | undefined; tone?: LineColor | undefined; ratio?: 'wide' | 'tall' };

const COVER_WIDTH = 640;
const LINE = 13;
const BEND = 44;

export function cover(seed: string, { kind, tone, ratio = 'wide' }: CoverOptions = {}): Drawing {
  const random = randomFrom(seed);
  const frame = { width: COVER_WIDTH, height: ratio === 'wide' ? 400 : 480 };
  const first = tone ?? pick(random, lineColors);
  const drawn = kind ?? pick(random, coverKinds);
  const shapes = drawn === 'interchange' ? interchange(random, frame, first) : scene(random, frame, first, drawn);
  return { ...frame, shapes };
}

type Frame = { width: number; height: number };

function scene(random: Random, frame: Frame, first: LineColor, kind: Exclude<CoverKind, 'interchange'>): Shape[] {
  const { size, layout: names, draw } = subjects[kind];
  const second = companionOf(random, first);
  const width = size.width;
  const height = size.height * frame.height;
  const layout = layouts[pick(random, names)];
  const isMirrored = random() < 0.5;
  const centre = frame.width * (isMirrored ? 1 - layout.centre : layout.centre);
  const rect = { x: centre - width / 2, y: (frame.height - height) / 2, width, height };
  const tracks = layout.tracks({ frame, rect, isMirrored });
  // The seed also determines which line is on top where they cross.
  const lines = tracks.map((through, index) => line(index === 0 ? first : second, LINE, through, BEND));
  return [...(random() < 0.5 ? lines : lines.reverse()), ...draw({ random, rect, first, second })];
}
