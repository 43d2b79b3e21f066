import type { Screen } from './screen.ts';
import { box, browser, dot, label, path, phone, track, words } from './shapes.ts';

const truck = (x: number, y: number, kind = 'panel') => [
  box(kind, [x, y, 40, 24], 2),
  path(kind, `M${x + 40} ${y + 8}h12l9 9v7h-21z`),
  dot('station thin', x + 12, y + 26, 6),
  dot('station thin', x + 48, y + 26, 6),
];

const queue = [
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

const report = [
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

const board = [
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
      label(['9.4°', '3.1°', '2.8°', '4.0°', '3.6°'][row] ?? '', [716, y + 28], 32, {
        kind: isRed ? 'ground' : 'ink',
        at: 'right',
      }),
    ];
  }),
];

const route = [
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
  path('pen', 'M494 172h-20m0 0l7-7m-7 7l7 7'),
  box('rule', [96, 330, 620, 54]),
  path('stroke', 'M96 430V286M96 430h620'),
  path('graph', 'M100 362l60-6 60 4 60-8 60 2 50-54 40-8 46 48 60 14 60-6 60 4 64-2'),
  dot('station', 430, 294, 13),
  label('4 min', [456, 302], 32),
];

export const dashboards: Screen[] = [
  {
    client: 'Kavya Diagnostics',
    subject: 'queue',
    alt: 'Drawing of the queue of the pathologist: results out of range come first, and one is signed',
    caption: 'Schematic drawing: values out of range stand at the top of the queue.',
    line: 'blue',
    shapes: queue,
  },
  {
    client: 'Kavya Diagnostics',
    subject: 'report',
    alt: 'Drawing of two phones: a message with a one-time password, and the report with its ranges',
    caption: 'Schematic drawing: the message, the one-time password and the report.',
    line: 'blue',
    shapes: report,
  },
  {
    client: 'Terai Cold Chain',
    subject: 'board',
    alt: 'Drawing of the board in the dispatch room: the warmest truck is at the top and filled with colour',
    caption: 'Schematic drawing: the board, with the truck that needs help at the top.',
    line: 'blue',
    shapes: board,
  },
  {
    client: 'Terai Cold Chain',
    subject: 'route',
    alt: 'Drawing of a truck on its route with a repair partner ahead, and its temperature, which falls again',
    caption: 'Schematic drawing: a truck, the repair partner on its way, and the temperature that was put right.',
    line: 'blue',
    shapes: route,
  },
];
