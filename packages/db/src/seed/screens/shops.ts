import type { Screen } from './screen.ts';
import { box, browser, button, check, dot, group, label, path, phone, track, words } from './shapes.ts';

const jar = (x: number, y: number, scale: number, level: number) => {
  const [width, height] = [44 * scale, 52 * scale];
  const top = y + 12 * scale + (height - 8) * (1 - level);
  return [
    box('panel', [x, y + 10 * scale, width, height], 6),
    box('line', [x + 3, top, width - 6, y + 10 * scale + height - top - 4], 3),
    box('line edged', [x + 5 * scale, y, width - 10 * scale, 11 * scale], 2),
  ];
};

const checkout = [
  ...track(300, [120, 680]),
  label('start', [120, 352], 22, { at: 'middle' }),
  label('31 s', [680, 358], 40, { at: 'middle' }),
  ...phone(292, 38),
  box('panel', [312, 92, 176, 44], 6),
  label('110006', [326, 122], 25),
  path('accent', 'M458 104v20'),
  ...[150, 172, 194].flatMap((y, row) => [words(316, y, [96, 70, 122][row] ?? 80), check(462, y + 2)]),
  path('stroke', 'M312 224h176'),
  ...jar(316, 236, 0.8, 0.7),
  ...jar(362, 236, 0.8, 0.4),
  words(412, 250, 74),
  words(412, 270, 48),
  box('line edged', [312, 304, 176, 54], 6),
  label('UPI', [400, 342], 33, { kind: 'ground', at: 'middle' }),
  ...[312, 374, 436].map((x) => box('panel', [x, 374, 52, 32], 6)),
  words(366, 428, 68, 'rule'),
];

const catalogue = [
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

const grain = (x: number, y: number) => [dot('line', x - 7, y, 6), dot('line', x + 7, y - 6, 6)];

/** What each flavour shows, around the point 0, 0. */
const ingredients = [
  [
    path('line edged', 'M0-32c-17 0-22 15-15 27-12 11-8 34 15 36 23-2 27-25 15-36 7-12 2-27-15-27z'),
    path('stroke', 'M-6-14h12M-7 12h14'),
  ],
  [
    dot('panel', -13, 9, 15),
    dot('panel', 13, 10, 15),
    dot('panel', 0, -13, 16),
    dot('line', -4, -16, 4),
    dot('line', 9, 12, 4),
    dot('line', -16, 6, 4),
  ],
  [path('stroke', 'M0 34V-24'), ...[-20, -4, 12].flatMap((y) => grain(0, y)), dot('line', 0, -30, 6)],
  [path('line edged', 'M-20-18q2 44 42 46-50 16-56-38z'), path('stroke', 'M-28-16q-2-14 8-18')],
];

/** A snack pack, 120 wide and 190 high. The lower third is equal for all flavours. */
const pack = ([x, y]: readonly [number, number], scale: number, flavour: number) =>
  group([x, y], scale, [
    box(`${['line', 'ink', 'rule', 'grey'][flavour]} edged`, [0, 0, 120, 190], 5),
    box('panel', [0, 0, 120, 16], 4),
    dot('panel', 60, 70, 42),
    ...group([60, 70], 1, ingredients[flavour] ?? []),
    box('panel', [0, 128, 120, 62], 5),
    words(18, 142, 84, 'ink'),
    words(18, 158, 84, 'ink'),
    box('line', [3, 175, 114, 10]),
  ]);

const shelf = [
  path('stroke', 'M64-10V510M736-10V510'),
  ...[0, 1, 2, 3].flatMap((flavour) => pack([96 + flavour * 163, 62], 1, flavour)),
  path('track', 'M-20 262H820'),
  ...[0, 1, 2, 3].flatMap((flavour) => [
    box('panel', [122 + flavour * 163, 276, 68, 30], 4),
    words(134 + flavour * 163, 286.5, 44, flavour === 2 ? 'line' : 'grey'),
  ]),
  ...[0, 1, 2, 3, 4, 5, 6, 7].flatMap((place) =>
    pack([92 + place * 79, 338], 0.55, [2, 2, 0, 0, 3, 3, 1, 1][place] ?? 0),
  ),
  path('track', 'M-20 452H820'),
];

const thumbnails = [
  ...track(250, []),
  ...pack([84, 56], 2.04, 2),
  ...[116, 344, 422].flatMap((y, row) => [
    path('dashed', `M340 ${y}h36`),
    words(388, y - 10, [74, 88, 62][row] ?? 70, 'ink'),
    words(388, y + 6, [52, 60, 80][row] ?? 60),
  ]),
  ...phone(508, 38),
  words(528, 94, 96, 'ink'),
  ...[0, 1, 2, 3].flatMap((flavour) => {
    const [x, y] = [528 + (flavour % 2) * 92, 120 + Math.floor(flavour / 2) * 158];
    return [
      box('panel', [x, y, 84, 142], 4),
      ...pack([x + 15, y + 12], 0.45, flavour),
      words(x + 12, y + 112, 60, 'ink'),
      words(x + 12, y + 126, 36),
    ];
  }),
];

const diamond = (kind: string, x: number, y: number, size: number) =>
  path(kind, `M${x} ${y - size}l${size} ${size}-${size} ${size}-${size}-${size}z`);

/** A piece of cloth with a border at both sides and a broad end. */
const cloth = (x: number, y: number, width: number, height: number) => {
  const end = y + height * 0.72;
  const places = [0.28, 0.5, 0.72].map((part) => x + width * part);
  return [
    box('panel', [x, y, width, height]),
    box('line', [x + 4, y + 2, width * 0.08, height - 4]),
    box('line', [x + width * 0.92 - 4, y + 2, width * 0.08, height - 4]),
    box('line edged', [x, end, width, y + height - end]),
    ...[0.14, 0.32, 0.5, 0.65].flatMap((part, row) =>
      places.map((place, column) =>
        (row + column) % 2 === 0 ? diamond('line', place, y + height * part, width * 0.035) : '',
      ),
    ),
    ...places.map((place) => diamond('ground', place, (end + y + height) / 2, Math.min(width * 0.06, height * 0.07))),
    box('panel', [x, y, width, height].map((value) => value) as [number, number, number, number]).replace(
      'panel',
      'stroke',
    ),
  ];
};

const sari = [
  ...track(250, []),
  ...browser(60, 44, 680, 412),
  path('raised', 'M62 84h298v370H72q-10 0-10-10z'),
  path('stroke', 'M360 82v374M96 112h230'),
  ...cloth(122, 112, 178, 310),
  words(392, 112, 196, 'ink'),
  words(392, 134, 128),
  dot('panel', 420, 200, 30),
  path('line', 'M398 220q4-20 22-20t22 20a30 30 0 0 1-44 0z'),
  dot('line', 420, 187, 10),
  words(466, 184, 112, 'ink'),
  words(466, 204, 78),
  path('hair', 'M392 252h316'),
  label('12:00', [392, 322], 58),
  ...[0, 1, 2].map((row) => words(560, 282 + row * 18, [130, 98, 114][row] ?? 100)),
  box('rule', [392, 342, 316, 9], 4.5),
  box('line', [392, 342, 252, 9], 4.5),
  ...button(392, 378, 316, 48),
];

const loom = [
  ...track(442, []),
  ...phone(92, 38),
  ...[0, 1, 2].flatMap((place) => {
    const [x, y] = [112 + (place % 2) * 92, 92 + Math.floor(place / 2) * 92];
    return [box('raised edged', [x, y, 84, 84], 4), ...cloth(x + 17, y + 10, 50, 64)];
  }),
  box('dashed', [204, 184, 84, 84], 4),
  path('accent', 'M246 212v28M232 226h28'),
  box('panel', [112, 288, 176, 46], 23),
  path('line', 'M130 300v22l18-11z'),
  ...[8, 18, 12, 24, 14, 20, 8, 16, 22, 10].map((height, place) =>
    box('ink', [162 + place * 11, 311 - height / 2, 5, height], 2.5),
  ),
  words(112, 352, 120, 'ink'),
  ...button(112, 376, 176, 48),
  // A loom: the threads, the woven cloth and the shuttle.
  ...Array.from({ length: 17 }, (_, thread) => path('stroke', `M${436 + thread * 16} 92V270`)),
  ...cloth(430, 244, 268, 158),
  path('line edged', 'M470 220q20-16 62-16t62 16q-20 16-62 16t-62-16z'),
  dot('ground', 532, 220, 9),
  box('panel', [404, 70, 320, 26], 4),
  box('panel', [404, 392, 320, 22], 4),
  box('ink', [396, 52, 16, 384], 3),
  box('ink', [716, 52, 16, 384], 3),
];

export const shops: Screen[] = [
  {
    client: 'Saffron Lane',
    subject: 'checkout',
    alt: 'Drawing of the checkout on a phone: PIN code, two jars and one button for UPI',
    caption: 'Schematic drawing: the PIN code fills in three lines, and the first button pays by UPI.',
    line: 'teal',
    shapes: checkout,
  },
  {
    client: 'Saffron Lane',
    subject: 'catalogue',
    alt: 'Drawing of the catalogue: six jars with their weights beside a list of filters',
    caption: 'Schematic drawing: the catalogue, with a weight to choose on each jar.',
    line: 'teal',
    shapes: catalogue,
  },
  {
    client: 'Chivda Club',
    subject: 'shelf',
    alt: 'Drawing of two shelves with four packs, each with another fill and another ingredient',
    caption: 'Schematic drawing: four packs on a shelf, each with its own fill and a large ingredient.',
    line: 'magenta',
    shapes: shelf,
  },
  {
    client: 'Chivda Club',
    subject: 'thumbnails',
    alt: 'Drawing of one large pack beside a phone, on which the four packs are small',
    caption:
      'Schematic drawing: the parts that differ and the lower third that does not, also at the size of a thumbnail.',
    line: 'magenta',
    shapes: thumbnails,
  },
  {
    client: 'Loomkeeper',
    subject: 'sari',
    alt: 'Drawing of the page of a sari with its weaver, and a clock that shows twelve minutes',
    caption: 'Schematic drawing: one sari, its weaver, and the 12 minutes for which it is reserved.',
    line: 'teal',
    shapes: sari,
  },
  {
    client: 'Loomkeeper',
    subject: 'loom',
    alt: 'Drawing of a phone with three photographs and a voice note, beside a loom with a half\u2011woven cloth',
    caption: 'Schematic drawing: new work from the loom, with photographs and a voice note.',
    line: 'teal',
    shapes: loom,
  },
];
