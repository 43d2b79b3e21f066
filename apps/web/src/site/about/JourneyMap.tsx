import type { Copy } from '@site/schema/copy-pages';
import { type Drawing, line, pointsOf } from '../../ui/line-map/drawing.ts';
import { LineMap } from '../../ui/line-map/LineMap.tsx';

/** The map in the hero: the usual course of a project in grey, and the agency's in colour. */
export function JourneyMap({ labels }: { labels: Copy<'about'>['map'] }) {
  return <LineMap drawing={journey(labels)} draws />;
}

const journey = ({ start, first, second, third, fourth, end, detour }: Copy<'about'>['map']): Drawing => ({
  width: 520,
  height: 444,
  shapes: [
    line('grey', 13, pointsOf('60,380 60,300 170,190 290,310 340,250 250,90 420,90'), 46),
    line('signal', 13, pointsOf('60,380 290,380 460,210 460,90 420,90'), 46),
    { kind: 'station', at: [170, 380], radius: 11, stroke: 6 },
    { kind: 'station', at: [262, 380], radius: 11, stroke: 6 },
    { kind: 'station', at: [362, 308], radius: 11, stroke: 6 },
    { kind: 'station', at: [460, 190], radius: 11, stroke: 6 },
    { kind: 'interchange', at: [60, 380], width: 34, height: 62, stroke: 7 },
    { kind: 'interchange', at: [420, 90], width: 34, height: 62, stroke: 7 },
    { kind: 'label', at: [60, 436], text: start, size: 22, anchor: 'middle' },
    { kind: 'label', at: [170, 420], text: first, size: 19, anchor: 'middle' },
    { kind: 'label', at: [262, 420], text: second, size: 19, anchor: 'middle' },
    { kind: 'label', at: [386, 322], text: third, size: 19 },
    { kind: 'label', at: [438, 196], text: fourth, size: 19, anchor: 'end' },
    { kind: 'label', at: [420, 40], text: end, size: 22, anchor: 'middle' },
    { kind: 'label', at: [96, 180], text: detour, size: 19 },
  ],
});
