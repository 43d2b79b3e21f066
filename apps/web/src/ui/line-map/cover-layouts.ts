import type { Point } from './drawing.ts';
import { mirrored, track, upsideDown } from './track.ts';

/*
 * How two lines pass behind the subject at `rect`. A mirrored layout is computed for the mirrored subject and then
 * flipped.
 */

export type Rect = { x: number; y: number; width: number; height: number };

type Scene = { frame: { width: number; height: number }; rect: Rect };
export type Layout = {
  /** The centre of the subject, as a fraction of the width. */
  centre: number;
  tracks: (scene: Scene & { isMirrored: boolean }) => [Point[], Point[]];
};

export type LayoutName = 'dip' | 'arch' | 'split' | 'plait';

const OUT = 20;
const SIDE_BY_SIDE = 9;

/** The lines cross left of the subject; one passes below it, and both leave side by side. */
function dip({ frame, rect }: Scene): [Point[], Point[]] {
  const middle = frame.height / 2;
  const right = frame.width + OUT;
  const under = Math.min(rect.y + rect.height + 42, frame.height - 30);
  const high = middle - rect.height * 0.16;
  const low = middle + rect.height * 0.24;
  const fall = rect.x - 10 - (under - high);
  const crossing = fall + (low - high) * 0.62;
  const rise = crossing - (low - high) * 0.38;
  return [
    track(
      [-OUT, high],
      [
        [fall, under],
        [rect.x + rect.width * 0.42, middle + SIDE_BY_SIDE],
      ],
      right,
    ),
    track([-OUT, low], [[rise, middle - SIDE_BY_SIDE]], right),
  ];
}

/** The lines start far apart, approach each other behind the subject and cross at its right edge. */
function split({ frame, rect }: Scene): [Point[], Point[]] {
  const middle = frame.height / 2;
  const right = frame.width + OUT;
  const reach = frame.height * 0.25;
  const spread = Math.min(rect.height * 0.3, frame.height * 0.16);
  const close = rect.x - reach * 0.62;
  const leave = rect.x + rect.width;
  const room = frame.width - leave;
  const climb = Math.min(spread * 2, room * 0.6);
  return [
    track([-OUT, middle - reach], [[close, middle]], right),
    track(
      [-OUT, middle + reach],
      [
        [close, middle + climb / 2],
        [leave + (room - climb) * 0.4, middle - climb / 2],
      ],
      right,
    ),
  ];
}

/** The lines cross left and right of the subject. */
function plait({ frame, rect }: Scene): [Point[], Point[]] {
  const middle = frame.height / 2;
  const right = frame.width + OUT;
  const half = Math.min(rect.height * 0.24, rect.x * 0.3, frame.height * 0.15);
  const before = rect.x / 2 - half;
  const after = (rect.x + rect.width + frame.width) / 2 - half;
  const weave = (from: number, to: number) =>
    track(
      [-OUT, from],
      [
        [before, to],
        [after, from],
      ],
      right,
    );
  return [weave(middle - half, middle + half), weave(middle + half, middle - half)];
}

function layout(centre: number, draw: (scene: Scene) => [Point[], Point[]], turn = false): Layout {
  return {
    centre,
    tracks({ frame, rect, isMirrored }) {
      const seen = isMirrored ? { ...rect, x: frame.width - rect.x - rect.width } : rect;
      const [first, second] = draw({ frame, rect: seen });
      const turned = (points: Point[]) => {
        const upright = turn ? upsideDown(points, frame.height) : points;
        return isMirrored ? mirrored(upright, frame.width) : upright;
      };
      return [turned(first), turned(second)];
    },
  };
}

export const layouts: Record<LayoutName, Layout> = {
  dip: layout(0.64, dip),
  arch: layout(0.64, dip, true),
  split: layout(0.44, split),
  plait: layout(0.5, plait),
};
