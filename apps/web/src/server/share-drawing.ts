import type { CoverArt } from '@site/schema/cover-art';
import { light, type Palette } from '@site/schema/palette';
import { shareImage } from '@site/schema/site';
import { drawable, fitTitle, type Metrics } from '../seo/fit-title.ts';
import type { ShareCard } from '../seo/share-card.ts';
import { cover } from '../ui/line-map/cover.ts';
import { type LineColor, lineColors, roundedPath, type Shape } from '../ui/line-map/drawing.ts';
import { pick, randomFrom } from '../ui/line-map/random.ts';
import { escapeXml, writeShapes } from '../ui/line-map/svg.ts';
import { trioOf } from '../ui/line-map/tones.ts';
import { type Change, track } from '../ui/line-map/track.ts';

/*
 * The share card of a page as SVG: its title in large type beside the cover of its record, or above three lines of the
 * map.
 */

const { width: WIDTH, height: HEIGHT } = shareImage;
const EDGE = 72;
const TRACKING = -0.025;
const LEADING = 1;
const TITLE = { top: 164, bottom: 414 };
const RULE = 122;

const steps = [
  { size: 120, lines: 1 },
  { size: 104, lines: 2 },
  { size: 92, lines: 2 },
  { size: 78, lines: 3 },
  { size: 60, lines: 4 },
  { size: 48, lines: 5 },
] as const;

/** The panel with the cover, as wide as the drawing at this scale, and the title beside it. */
const PANEL = { left: 624, scale: 0.9 };
const TITLE_BESIDE = { top: 176, bottom: HEIGHT - 60 };

const stepsBeside = [
  { size: 84, lines: 3 },
  { size: 72, lines: 4 },
  { size: 60, lines: 6 },
  { size: 50, lines: 7 },
  { size: 42, lines: 8 },
] as const;

const WIDE = 'font-family="Anek Title Medium" font-weight="700"';
const LABEL_FONT = 'Anek Label Medium';
const NARROW = `font-family="${LABEL_FONT}" font-weight="700"`;

export function drawShareCard(card: ShareCard, metrics: Metrics): string {
  const { brand, title, label, seed, look, cover: art } = card;
  const palette = { ...light, ...look?.colors };
  const random = randomFrom(seed);
  const line = pick(random, lineColors);
  const text = drawable(title, metrics) || brand;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${light.ground}"/>`,
    look?.hasOwnLogo ? '' : mark(palette),
    head(drawable(brand, metrics), drawable(label, metrics), {
      x: look?.hasOwnLogo ? EDGE : EDGE + 86,
      color: palette[art?.tone ?? line],
    }),
    ...(art
      ? [titleText(text, metrics, beside), panel(art, palette, { metrics, isPlain: look?.plainCovers })]
      : [titleText(text, metrics, above), writeShapes(map(seed, line), palette)]),
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
    `<rect x="${EDGE}" y="${RULE}" width="${WIDTH - 2 * EDGE}" height="3" fill="${light.ink}"/>`,
  ].join('');
}

/** The area of a title, and the ratio of the space above it to the space below. */
type Place = { top: number; bottom: number; width: number; steps: typeof steps | typeof stepsBeside; drop: number };

const above: Place = { ...TITLE, width: WIDTH - 2 * EDGE, steps, drop: 0.28 };
const beside: Place = { ...TITLE_BESIDE, width: PANEL.left - EDGE - 36, steps: stepsBeside, drop: 0.4 };

function titleText(title: string, metrics: Metrics, place: Place): string {
  const { size, lines } = fitTitle(title, metrics, { width: place.width, tracking: TRACKING, steps: place.steps });
  // The capitals of Anek are 0.62 em high.
  const space = Math.max(0, place.bottom - place.top - lines.length * size * LEADING);
  const first = place.top + size * 0.7 + space * place.drop;
  return lines
    .map((line, index) => {
      const y = Math.round(first + index * size * LEADING);
      return `<text x="${EDGE - 3}" y="${y}" ${WIDE} font-size="${size}" letter-spacing="${size * TRACKING}" fill="${light.ink}">${escapeXml(line)}</text>`;
    })
    .join('');
}

/** The cover of the record, below the rule and up to the right and the lower edge. */
function panel(
  art: CoverArt,
  palette: Palette,
  { metrics, isPlain }: { metrics: Metrics; isPlain: boolean | undefined },
): string {
  const measure = drawable(art.change?.measure ?? '', metrics);
  const { width, height, shapes } = cover(
    { ...art, ...(art.change && { change: { ...art.change, measure } }) },
    isPlain,
  );
  const size = { width: WIDTH - PANEL.left, height: HEIGHT - RULE };
  const viewBox = [width - size.width / PANEL.scale, height - size.height / PANEL.scale].map((rest) => rest / 2);
  return [
    `<rect x="${PANEL.left}" y="${RULE}" width="${size.width}" height="${size.height}" fill="${light.raised}"/>`,
    `<svg x="${PANEL.left}" y="${RULE}" width="${size.width}" height="${size.height}" viewBox="${viewBox.join(' ')} ${size.width / PANEL.scale} ${size.height / PANEL.scale}">`,
    writeShapes(shapes, palette, LABEL_FONT),
    '</svg>',
    `<rect x="${PANEL.left}" y="${RULE}" width="3" height="${size.height}" fill="${light.ink}"/>`,
    `<rect x="${EDGE}" y="${RULE}" width="${WIDTH - EDGE}" height="3" fill="${light.ink}"/>`,
  ].join('');
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
        [leave, 600],
        [back - 96, low],
        [away - 20, 600],
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
