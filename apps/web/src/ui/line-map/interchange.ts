import { type LineColor, type Point, roundedPath, type Shape } from './drawing.ts';
import { pick, type Random } from './random.ts';
import { trioOf } from './tones.ts';
import { mirrored } from './track.ts';

/*
 * An interchange, the cover of case studies: three lines meet at a platform, or a third line connects two.
 */

type Frame = { width: number; height: number };
type Scene = { random: Random; frame: Frame; tones: [LineColor, LineColor, LineColor]; isMirrored: boolean };

const OUT = 20;
const LINE = 18;
const GAP = 46;
const BEND = 46;

export function interchange(random: Random, frame: Frame, tone: LineColor): Shape[] {
  const tones = trioOf(random, tone);
  const isMirrored = random() < 0.5;
  return pick(random, [meeting, crossing, parallel])({ random, frame, tones, isMirrored });
}

/** Three lines arrive from three sides, share a platform and separate again. */
function meeting({ random, frame, tones: [first, second, third], isMirrored }: Scene): Shape[] {
  const { width, height } = frame;
  const middle = height / 2;
  const at = width * (0.42 + random() * 0.06);
  const apart = height * 0.3;
  const [up, down] = [middle - GAP, middle + GAP];
  const upstairs = random() < 0.5;
  const leave = at + 74;
  const above: Point[] = upstairs
    ? [
        [-OUT, middle - apart],
        [at - 74 - (apart - GAP), middle - apart],
        [at - 74, up],
        [leave, up],
        [leave + 90, up - 90],
        [leave + 90, -OUT],
      ]
    : [
        [at - 74 - 86, -OUT],
        [at - 74 - 86, up - 86],
        [at - 74, up],
        [leave, up],
        [leave + apart - GAP, middle - apart],
        [width + OUT, middle - apart],
      ];
  const below: Point[] = upstairs
    ? [
        [at - 74 - 86, height + OUT],
        [at - 74 - 86, down + 86],
        [at - 74, down],
        [leave, down],
        [leave + apart - GAP, middle + apart],
        [width + OUT, middle + apart],
      ]
    : [
        [-OUT, middle + apart],
        [at - 74 - (apart - GAP), middle + apart],
        [at - 74, down],
        [leave, down],
        [leave + 90, down + 90],
        [leave + 90, height + OUT],
      ];
  const straight: Point[] = [
    [-OUT, middle],
    [width + OUT, middle],
  ];
  const lines = [
    line(second, above, frame, isMirrored),
    line(third, below, frame, isMirrored),
    line(first, straight, frame, isMirrored),
  ];
  const stops: Point[] = [
    [width - 84, middle],
    upstairs ? [width - 84, middle + apart] : [width - 84, middle - apart],
    upstairs ? [72, middle - apart] : [72, middle + apart],
  ];
  return [
    ...lines,
    ...stops.map((stop) => station(stop, frame, isMirrored)),
    platform(at, middle, GAP * 2, frame, isMirrored),
  ];
}

/** A vertical line connects two horizontal lines. */
function crossing({ random, frame, tones: [first, second, third], isMirrored }: Scene): Shape[] {
  const { width, height } = frame;
  const [high, low] = [height * 0.33, height * 0.62];
  const at = width * (0.5 + random() * 0.1);
  const part = height * 0.15;
  const down: Point[] = [
    [at, -OUT],
    [at, height + OUT],
  ];
  const upper: Point[] = [
    [-OUT, high + part],
    [at - 110 - part, high + part],
    [at - 110, high],
    [width + OUT, high],
  ];
  const lower: Point[] = [
    [-OUT, low],
    [at + 90, low],
    [at + 90 + part, low + part],
    [width + OUT, low + part],
  ];
  return [
    line(first, down, frame, isMirrored),
    line(second, upper, frame, isMirrored),
    line(third, lower, frame, isMirrored),
    station([width - 90, high], frame, isMirrored),
    station([96, low], frame, isMirrored),
    platform(at, (high + low) / 2, low - high, frame, isMirrored),
  ];
}

/** Two parallel lines between two platforms; a third line joins them half way. */
function parallel({ random, frame, tones: [first, second, third], isMirrored }: Scene): Shape[] {
  const { width, height } = frame;
  const middle = height * 0.47;
  const [up, down] = [middle - GAP / 2, middle + GAP / 2];
  const near = width * (0.26 + random() * 0.04);
  const far = width * 0.7;
  const reach = height * 0.24;
  const upper: Point[] = [
    [-OUT, up],
    [far + 52, up],
    [far + 52 + reach, up - reach],
    [width + OUT, up - reach],
  ];
  const lower: Point[] = [
    [-OUT, down + reach],
    [near - 52 - reach, down + reach],
    [near - 52, down],
    [width + OUT, down],
  ];
  const join = far - 92;
  const joining: Point[] = [
    [join - 70, height + OUT],
    [join - 70, down + GAP + 70],
    [join, down + GAP],
    [far + 62, down + GAP],
    [far + 62 + 74, down + GAP + 74],
    [width + OUT, down + GAP + 74],
  ];
  return [
    line(third, joining, frame, isMirrored),
    line(second, upper, frame, isMirrored),
    line(first, lower, frame, isMirrored),
    station([width - 76, down], frame, isMirrored),
    platform(near, middle, GAP, frame, isMirrored),
    platform(far, middle + GAP / 2, GAP * 2, frame, isMirrored),
  ];
}

function line(tone: LineColor, through: Point[], { width }: Frame, isMirrored: boolean): Shape {
  return { kind: 'line', tone, width: LINE, d: roundedPath(isMirrored ? mirrored(through, width) : through, BEND) };
}

function station([x, y]: Point, { width }: Frame, isMirrored: boolean): Shape {
  return { kind: 'station', at: [isMirrored ? width - x : x, y], radius: 15, stroke: 7 };
}

/** A platform across `span`, with a margin at both ends. */
function platform(x: number, y: number, span: number, { width }: Frame, isMirrored: boolean): Shape {
  return { kind: 'interchange', at: [isMirrored ? width - x : x, y], width: 50, height: span + 64, stroke: 9 };
}
