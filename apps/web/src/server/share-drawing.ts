import { light, type Palette } from '@site/schema/palette';
import { shareImage } from '@site/schema/site';
import { drawable, fitTitle, type Metrics } from '../seo/fit-title.ts';
import type { ShareCard } from '../seo/share-card.ts';
import { type LineColor, lineColors, roundedPath, type Shape } from '../ui/line-map/drawing.ts';
import { pick, randomFrom } from '../ui/line-map/random.ts';
import { escapeXml, writeShapes } from '../ui/line-map/svg.ts';
import { trioOf } from '../ui/line-map/tones.ts';
import { type Change, track } from '../ui/line-map/track.ts';

/*
 * The share card of a page as SVG: its title in large type above three lines of the map.
 */

const { width: WIDTH, height: HEIGHT } = shareImage;
const EDGE = 72;
const TRACKING = -0.025;
const LEADING = 1;
const TITLE = { top: 164, bottom: 414 };

const steps = [
  { size: 120, lines: 1 },
  { size: 104, lines: 2 },
  { size: 92, lines: 2 },
  { size: 78, lines: 3 },
  { size: 60, lines: 4 },
  { size: 48, lines: 5 },
] as const;

const WIDE = 'font-family="Anek Title Medium" font-weight="700"';
const NARROW = 'font-family="Anek Label Medium" font-weight="700"';

export function drawShareCard({ brand, title, label, seed, look }: ShareCard, metrics: Metrics): string {
  const palette = { ...light, ...look?.colors };
  const random = randomFrom(seed);
  const tone = pick(random, lineColors);
  const text = drawable(title, metrics) || brand;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${light.ground}"/>`,
    look?.hasOwnLogo ? '' : mark(palette),
    head(drawable(brand, metrics), drawable(label, metrics), {
      x: look?.hasOwnLogo ? EDGE : EDGE + 86,
      color: palette[tone],
    }),
    titleText(text, metrics),
    writeShapes(map(seed, tone), palette),
    '</svg>',
  ].join('');
}

/** The drawn logo. */
function mark({ signal, ground, ink }: Palette): string {
  return [
    `<g transform="translate(${EDGE} 56) scale(1.7)">`,
    `<path d="M0 19h12c2 0 3-1 4-2.500l4-7c1-1.500 2-2.500 4-2.500h16" fill="none" stroke="${signal}" stroke-width="8"/>`,
    `<circle cx="18" cy="13" r="6.500" fill="${ground}" stroke="${ink}" stroke-width="3.500"/></g>`,
  ].join('');
}

function head(brand: string, label: string, { x, color }: { x: number; color: string }): string {
  return [
    `<text x="${x}" y="90" ${WIDE} font-size="34" letter-spacing="-0.5" fill="${light.ink}">${escapeXml(brand)}</text>`,
    `<text x="${WIDTH - EDGE - 94}" y="89" ${NARROW} font-size="30" text-anchor="end" fill="${light.ink}">${escapeXml(label)}</text>`,
    `<rect x="${WIDTH - EDGE - 74}" y="73" width="74" height="11" rx="5.500" fill="${color}"/>`,
    `<rect x="${EDGE}" y="122" width="${WIDTH - 2 * EDGE}" height="3" fill="${light.ink}"/>`,
  ].join('');
}

function titleText(title: string, metrics: Metrics): string {
  const { size, lines } = fitTitle(title, metrics, { width: WIDTH - 2 * EDGE, tracking: TRACKING, steps });
  // The capitals of Anek are 0.62 em high.
  const first = TITLE.top + size * 0.7 + Math.max(0, (TITLE.bottom - TITLE.top - lines.length * size * LEADING) * 0.28);
  return lines
    .map((line, index) => {
      const y = Math.round(first + index * size * LEADING);
      return `<text x="${EDGE - 3}" y="${y}" ${WIDE} font-size="${size}" letter-spacing="${size * TRACKING}" fill="${light.ink}">${escapeXml(line)}</text>`;
    })
    .join('');
}

/** Three parallel lines; one of them branches off and returns to the interchange of all three. */
function map(seed: string, tone: LineColor): Shape[] {
  const random = randomFrom(`${seed} lines`);
  const [first, second, third] = trioOf(random, tone);
  const [high, middle, low] = [500, 532, 564];
  const leave = 120 + random() * 180;
  const back = 560 + random() * 160;
  const stop = back + 110 + random() * 120;
  const away = stop + 80 + random() * 60;
  const routes: [LineColor, number, Change[]][] = [
    [
      third,
      low,
      [
        [leave, 660],
        [back - 96, low],
        [away - 20, 660],
      ],
    ],
    [second, middle, [[away + 60, low]]],
    [
      first,
      high,
      [
        [leave + 60, middle - 80],
        [back - 150, high],
        [away, high - 44],
      ],
    ],
  ];
  return [
    ...routes.map(
      ([color, start, changes]): Shape => ({
        kind: 'line',
        tone: color,
        width: 20,
        d: roundedPath(track([-30, start], changes, WIDTH + 30), 56),
      }),
    ),
    { kind: 'station', at: [leave - 40, middle], radius: 16, stroke: 8 },
    { kind: 'interchange', at: [stop, middle], width: 44, height: 118, stroke: 9 },
  ];
}
