/*
 * The shapes of the drawn screens, in a frame of 800 by 500. `screens.ts` has the styles of their classes.
 */

const number = (value: number) => String(Math.round(value * 10) / 10);
const box = (kind: string, [x, y, width, height]: readonly [number, number, number, number], radius = 0) =>
  `<rect class="${kind}" x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}"${radius ? ` rx="${radius}"` : ''}/>`;
const path = (kind: string, d: string) => `<path class="${kind}" d="${d}"/>`;
const dot = (kind: string, x: number, y: number, radius: number) =>
  `<circle class="${kind}" cx="${number(x)}" cy="${number(y)}" r="${radius}"/>`;
const label = (kind: string, x: number, y: number, text: string, size = 20) =>
  `<text class="${kind}" x="${x}" y="${y}" font-size="${size}">${text}</text>`;

/** A line of text, drawn as a bar. */
const words = (x: number, y: number, width: number, kind = 'grey') => box(kind, [x, y, width, 9], 4.5);

const phone = (x: number, y: number) => [
  box('panel', [x, y, 216, 424], 26),
  box('ink', [x + 78, y + 14, 60, 8], 4),
  path('stroke', `M${x} ${y + 36}h216`),
];

const browser = (x: number, y: number, width: number, height: number) => [
  box('panel', [x, y, width, height], 12),
  path('stroke', `M${x} ${y + 38}h${width}`),
  ...[0, 1, 2].map((place) => dot(place === 0 ? 'line' : 'rule', x + 24 + place * 20, y + 19, 6)),
  box('rule', [x + 96, y + 12, width - 130, 14], 7),
];

/** A track that passes behind everything, with stations at its ends. */
const track = (y: number, stations: number[]) => [
  path('track', `M-20 ${y}H820`),
  ...stations.map((x) => dot('station', x, y, 15)),
];

const jar = (x: number, y: number, scale: number, level: number) => {
  const [width, height] = [44 * scale, 52 * scale];
  const top = y + 12 * scale + (height - 8) * (1 - level);
  return [
    box('panel', [x, y + 10 * scale, width, height], 6),
    box('line', [x + 3, top, width - 6, y + 10 * scale + height - top - 4], 3),
    box('line edged', [x + 5 * scale, y, width - 10 * scale, 11 * scale], 2),
  ];
};

const truck = (x: number, y: number, kind = 'panel') => [
  box(kind, [x, y, 40, 24], 2),
  path(kind, `M${x + 40} ${y + 8}h12l9 9v7h-21z`),
  dot('station thin', x + 12, y + 26, 6),
  dot('station thin', x + 48, y + 26, 6),
];

const check = (x: number, y: number) => path('check', `M${x} ${y}l7 8 14-16`);

export const checkout = [
  ...track(300, [120, 680]),
  label('text middle', 120, 352, 'start'),
  label('text middle', 680, 352, '31 s', 34),
  ...phone(292, 38),
  box('panel', [312, 92, 176, 44], 6),
  label('text', 326, 121, '110006', 22),
  path('accent', 'M458 104v20'),
  ...[150, 172, 194].flatMap((y, row) => [words(316, y, [96, 70, 122][row] ?? 80), check(462, y + 2)]),
  path('stroke', 'M312 224h176'),
  ...jar(316, 236, 0.8, 0.7),
  ...jar(362, 236, 0.8, 0.4),
  words(412, 250, 74),
  words(412, 270, 48),
  box('line edged', [312, 304, 176, 54], 6),
  label('text inverse middle', 400, 341, 'UPI', 28),
  ...[312, 374, 436].map((x) => box('panel', [x, 374, 52, 32], 6)),
  words(366, 428, 68, 'rule'),
];

export const catalogue = [
  ...track(250, []),
  ...browser(70, 44, 660, 412),
  ...[0, 1, 2, 3, 4].flatMap((row) => [
    box(row === 1 ? 'line edged' : 'panel', [94, 108 + row * 34, 16, 16], 3),
    words(120, 112 + row * 34, [58, 74, 44, 66, 52][row] ?? 50),
  ]),
  path('stroke', 'M216 82v374'),
  ...[0, 1, 2, 3, 4, 5].flatMap((place) => {
    const [x, y] = [240 + (place % 3) * 162, 104 + Math.floor(place / 3) * 176];
    return [
      box('panel', [x, y, 142, 156], 4),
      ...jar(x + 46, y + 16, 1.1, [0.8, 0.35, 0.6, 0.5, 0.9, 0.25][place] ?? 0.5),
      words(x + 14, y + 104, [84, 62, 96, 70, 88, 58][place] ?? 70, 'ink'),
      ...[0, 1, 2].map((pill) => box(pill === place % 3 ? 'line' : 'rule', [x + 14 + pill * 38, y + 126, 32, 14], 7)),
    ];
  }),
];

export const queue = [
  ...track(410, []),
  ...browser(60, 44, 680, 412),
  ...[0, 1, 2, 3, 4, 5].flatMap((row) => {
    const y = 104 + row * 56;
    const isHigh = row < 2;
    return [
      ...(isHigh ? [box('raised', [60 + 3, y - 14, 297, 54])] : []),
      dot(isHigh ? 'line' : 'rule', 88, y + 12, 9),
      words(110, y + 1, [92, 76, 104, 84, 70, 96][row] ?? 80, 'ink'),
      words(110, y + 18, [60, 82, 52, 74, 64, 48][row] ?? 60),
      box('rule', [236, y + 8, 100, 9], 4.5),
      path('stroke', `M262 ${y + 3}v19M310 ${y + 3}v19`),
      dot(isHigh ? 'line edged' : 'ink', isHigh ? 328 : 276 + row * 4, y + 12.5, 7),
    ];
  }),
  path('stroke', 'M360 82v374'),
  words(390, 108, 140, 'ink'),
  words(390, 130, 96),
  path('stroke', 'M390 300V170M390 300h320'),
  box('raised', [393, 214, 317, 40]),
  path('graph', 'M398 262l46-22 44 8 46-30 44 6 46-62 44 34 36-12'),
  dot('station thin', 624, 162, 9),
  ...[326, 348].map((y, row) => words(390, y, [250, 190][row] ?? 200)),
  box('line edged', [570, 384, 140, 48], 6),
  path('pen', 'M592 416q14-24 22-8t14 0 18-4 22-2'),
  box('panel', [390, 384, 150, 48], 6),
  words(414, 404, 100),
];

export const report = [
  ...track(210, [60, 400, 740]),
  ...phone(130, 38),
  box('line edged', [150, 96, 150, 76], 12),
  box('ground', [166, 114, 104, 9], 4.5),
  box('ground', [166, 132, 82, 9], 4.5),
  box('ground', [166, 150, 46, 9], 4.5),
  words(150, 184, 44, 'rule'),
  words(150, 238, 112, 'ink'),
  ...[0, 1, 2, 3, 4, 5].flatMap((place) => [
    box('panel', [151 + place * 30, 262, 25, 34], 4),
    ...(place < 4 ? [dot('ink', 163.5 + place * 30, 279, 4)] : []),
  ]),
  box('line edged', [150, 316, 176, 44], 6),
  box('ground', [198, 333, 80, 9], 4.5),
  words(184, 384, 108, 'rule'),
  ...phone(454, 38),
  words(474, 94, 116, 'ink'),
  words(474, 112, 74),
  ...[0, 1, 2, 3].flatMap((row) => {
    const y = 146 + row * 46;
    return [
      words(474, y, [64, 82, 54, 72][row] ?? 60),
      box('rule', [474, y + 18, 176, 9], 4.5),
      box('line', [520, y + 18, 78, 9]),
      dot('station thin', [548, 622, 570, 536][row] ?? 550, y + 22.5, 8),
    ];
  }),
  path('stroke', 'M474 342h176'),
  path('graph', 'M478 408l30-12 30 6 34-26 34 8 40-14'),
];

export const board = [
  ...track(470, []),
  box('panel', [50, 36, 700, 392], 12),
  path('stroke', 'M360 428v44M440 428v44M300 474h200'),
  ...[0, 1, 2, 3, 4].flatMap((row) => {
    const y = 62 + row * 70;
    const isRed = row === 0;
    return [
      ...(isRed ? [box('line', [53, 40, 694, 74])] : [path('hair', `M74 ${y - 16}h652`)]),
      ...truck(82, y + 2),
      box(isRed ? 'ground' : 'ink', [166, y + 4, [96, 76, 112, 84, 68][row] ?? 80, 9], 4.5),
      box(isRed ? 'ground' : 'grey', [166, y + 22, [62, 92, 54, 70, 84][row] ?? 70, 9], 4.5),
      path(
        isRed ? 'spark inverse' : 'spark',
        `M310 ${y + 22}${['l40-4 40 2 40-12 40-8 40-6', 'l40-2 40 4 40-2 40 0 40 2', 'l40 2 40-6 40 4 40 2 40-2', 'l40 0 40 2 40-4 40 4 40 0', 'l40-4 40 4 40 0 40-2 40 2'][row] ?? 'h200'}`,
      ),
      box(isRed ? 'panel' : 'raised edged', [556, y + 2, 30, 30], 3),
      ...(row === 2 ? [path('stroke', `M571 ${y + 2}v30`)] : []),
      label(
        isRed ? 'text inverse end' : 'text end',
        716,
        y + 27,
        ['9.4°', '3.1°', '2.8°', '4.0°', '3.6°'][row] ?? '',
        28,
      ),
    ];
  }),
];

export const route = [
  box('panel', [50, 36, 700, 428], 12),
  path('raised', 'M53 250h694v199q0 12-12 12H65q-12 0-12-12z'),
  path('stroke', 'M50 250h700'),
  path('track', 'M96 96h120l70 96h170l70-80h190'),
  ...[
    [96, 96],
    [286, 192],
    [526, 112],
    [716, 112],
  ].map(([x = 0, y = 0]) => dot('station', x, y, 15)),
  box('ground', [346, 158, 92, 60], 4),
  ...truck(362, 172, 'panel'),
  path('dashed', 'M526 128v44h-34'),
  box('line edged', [466, 156, 36, 32], 4),
  path('wrench', 'M494 172h-20m0 0l7-7m-7 7l7 7'),
  box('rule', [96, 330, 620, 54]),
  path('stroke', 'M96 430V286M96 430h620'),
  path('graph', 'M100 362l60-6 60 4 60-8 60 2 50-54 40-8 46 48 60 14 60-6 60 4 64-2'),
  dot('station', 430, 294, 13),
  label('text', 456, 300, '4 min', 28),
];
