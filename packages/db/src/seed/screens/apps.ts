import type { Screen } from './screen.ts';
import { box, browser, button, dot, group, label, path, phone, track, words } from './shapes.ts';

const scooter = (x: number, ground: number) =>
  group([x, ground], 1.3, [
    path('stroke', 'M166-74l12 46M172-122l-5-16h-20'),
    dot('station', 40, -28, 24),
    dot('station', 178, -28, 24),
    dot('ink', 40, -28, 5),
    dot('ink', 178, -28, 5),
    path(
      'line edged',
      'M8-54q2-44 46-46h48q9 0 8 9l-5 30h22q10 0 13-10l14-54q2-7 9-7h12q8 0 6 8l-12 54q-8 36-38 38H74q0-36-34-36-26 0-32 14z',
    ),
    path('ink', 'M34-110h66q14 0 14 10H30q-6 0 4-10z'),
    path('stroke', 'M146-32q4-30 34-32 26 2 30 26'),
    dot('panel', 176, -112, 9),
  ]);

const chat = [
  ...track(416, [34, 456]),
  // The showroom is closed.
  box('panel', [70, 112, 350, 296]),
  box('line edged', [54, 96, 382, 46], 3),
  words(92, 114.5, 128, 'ground'),
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((slat) => path('hair', `M72 ${172 + slat * 28}h346`)),
  path('panel', 'M120 26a26 26 0 1 0 26 32 22 22 0 0 1-26-32z'),
  ...scooter(104, 408),
  label('40 s', [454, 468], 34, { at: 'middle' }),
  ...phone(492, 38),
  box('panel', [512, 92, 124, 46], 12),
  words(526, 104, 92),
  words(526, 120, 60),
  box('line edged', [530, 150, 158, 108], 12),
  words(546, 166, 96, 'ground'),
  label('₹1,08,400', [546, 212], 31, { kind: 'ground' }),
  words(546, 224, 120, 'ground'),
  words(546, 240, 74, 'ground'),
  box('panel', [512, 272, 92, 32], 12),
  words(526, 283.5, 62),
  ...[0, 1, 2].flatMap((slot) => [
    box(slot === 1 ? 'line edged' : 'panel', [512 + slot * 60, 320, 56, 40], 6),
    label(['11', '12', '4'][slot] ?? '', [540 + slot * 60, 348], 24, {
      kind: slot === 1 ? 'ground' : 'ink',
      at: 'middle',
    }),
  ]),
  words(512, 378, 120, 'rule'),
  ...button(512, 400, 176, 44),
];

const slots = [
  ...track(440, []),
  ...browser(60, 44, 680, 412),
  path('raised', 'M62 84h218v370H72q-10 0-10-10z'),
  path('stroke', 'M280 82v374'),
  words(86, 108, 110, 'ink'),
  ...[0, 1, 2, 3, 4, 5, 6].flatMap((row) => {
    const y = 140 + row * 43;
    return [
      path('hair', `M86 ${y}h172`),
      words(86, y + 17, [70, 92, 56, 84, 64, 78, 60][row] ?? 70),
      words(202, y + 17, 56, row === 2 ? 'line' : 'ink'),
    ];
  }),
  ...[0, 1, 2, 3, 4, 5].map((hour) =>
    label(['10', '11', '12', '4', '5', '6'][hour] ?? '', [412 + hour * 56, 128], 24, { at: 'middle' }),
  ),
  ...[0, 1, 2, 3, 4].flatMap((row) => {
    const y = 146 + row * 58;
    return [
      words(304, y + 13, [62, 48, 70, 54, 58][row] ?? 60, 'ink'),
      words(304, y + 29, [42, 56, 38, 46, 36][row] ?? 40),
      ...[0, 1, 2, 3, 4, 5].flatMap((hour) => {
        const isBooked = [0b011010, 0b110001, 0b001110, 0b101000, 0b010111][row] ?? 0;
        const booked = (isBooked >> hour) & 1;
        return [
          box(booked ? 'line edged' : 'panel', [388 + hour * 56, y, 48, 44], 5),
          ...(booked ? [path('tick', `M${403 + hour * 56} ${y + 22}l7 8 12-16`)] : []),
        ];
      }),
    ];
  }),
];

const bowl = (x: number, y: number, kind: string) => [dot('panel', x, y, 24), dot(`${kind} edged`, x, y, 17)];

const menu = [
  ...track(210, [60, 400, 740]),
  ...phone(130, 38),
  words(150, 94, 84, 'ink'),
  label('10:00', [326, 106], 28, { at: 'right' }),
  dot('panel', 238, 196, 72),
  dot('hair', 238, 196, 62),
  ...bowl(206, 166, 'line'),
  ...bowl(266, 164, 'rule'),
  ...bowl(290, 214, 'grey'),
  path('panel', 'M186 214q6-24 34-24t34 24q-8 22-34 22t-34-22z'),
  path('stroke', 'M204 208h8M224 204h8M216 220h10M236 218h6'),
  ...[0, 1, 2, 3, 4].flatMap((day) => [
    box(day === 2 ? 'panel' : 'line edged', [150 + day * 36, 292, 32, 34], 4),
    day === 2 ? path('stroke', 'M234 303v12M242 303v12') : path('tick', `M${160 + day * 36} 309l5 6 9-12`),
  ]),
  words(150, 344, 108),
  ...button(150, 376, 176, 48),
  ...phone(454, 38),
  words(474, 94, 96, 'ink'),
  words(474, 112, 60),
  box('line edged', [474, 146, 124, 62], 4),
  box('panel', [598, 146, 52, 62], 4),
  label('₹96', [536, 188], 32, { kind: 'ground', at: 'middle' }),
  label('₹24', [624, 186], 24, { at: 'middle' }),
  ...[0, 1].flatMap((share) => [
    box(share === 0 ? 'line edged' : 'panel', [474, 238 + share * 62, 16, 16], 3),
    words(502, 242 + share * 62, [78, 62][share] ?? 70, 'ink'),
    words(612, 242 + share * 62, 38, 'ink'),
    words(502, 262 + share * 62, 44),
    words(626, 262 + share * 62, 24),
  ]),
  path('stroke', 'M474 358h176'),
  words(474, 378, 60, 'ink'),
  label('₹120', [650, 394], 30, { at: 'right' }),
  words(474, 424, 120, 'rule'),
];

const drops = [
  box('panel', [50, 36, 700, 428], 12),
  path('raised', 'M52 358h696v94q0 10-10 10H62q-10 0-10-10z'),
  path('stroke', 'M50 358h700'),
  path('track', 'M68 408H732'),
  ...[150, 236, 112, 268, 190].flatMap((height, tower) => {
    const x = 84 + tower * 132;
    const top = 358 - height;
    const floors = Math.floor((height - 30) / 26);
    return [
      box('panel', [x, top, 100, height]),
      box('panel', [x + 34, top - 12, 32, 12]),
      ...Array.from({ length: floors * 3 }, (_, place) => {
        const isDrop = place === [4, 7, 1, 17, 6][tower] || place === [-1, 15, -1, 20, 10][tower];
        return box(isDrop ? 'line edged' : 'rule', [
          x + 15 + (place % 3) * 26,
          top + 14 + Math.floor(place / 3) * 26,
          18,
          16,
        ]);
      }),
      box('ink', [x + 42, 338, 16, 20]),
      dot(tower < 2 ? 'inked' : 'station', x + 50, 408, 19),
      tower < 2
        ? path('tick', `M${x + 42} 408l6 7 12-14`)
        : label(String(tower + 1), [x + 50, 417], 26, { at: 'middle' }),
    ];
  }),
  // The carrier is between the second and the third tower.
  ...group([332, 396], 1, [
    path('stroke', 'M-12-26v-14q0-8 8-8h8q8 0 8 8v14'),
    ...[0, 1, 2].map((tier) => box(tier === 1 ? 'line edged' : 'panel', [-18, -30 + tier * 14, 36, 14], 3)),
  ]),
];

const filings = [
  ...track(420, []),
  ...browser(60, 44, 680, 412),
  path('stroke', 'M510 82v374'),
  ...[0, 1, 2, 3, 4, 5].flatMap((row) => {
    const y = 98 + row * 58;
    const isNext = row === 0;
    return [
      isNext ? box('line', [62, 84, 447, 62]) : path('hair', `M84 ${y - 9}h404`),
      label(['3', '7', '11', '13', '18', '20'][row] ?? '', [104, y + 31], 34, {
        kind: isNext ? 'ground' : 'ink',
        at: 'middle',
      }),
      words(146, y + 8, [104, 84, 120, 92, 76, 110][row] ?? 90, isNext ? 'ground' : 'ink'),
      words(146, y + 26, [62, 90, 54, 72, 84, 48][row] ?? 60, isNext ? 'ground' : 'grey'),
      ...[0, 1, 2, 3].flatMap((place) => {
        const isThere = place < ([3, 2, 4, 3, 4, 1][row] ?? 0);
        const x = 330 + place * 38;
        return [
          path(
            isThere && !isNext ? 'line edged' : isThere ? 'panel' : isNext ? 'missing' : 'dashed',
            `M${x} ${y + 4}h18l8 8v24h-26z`,
          ),
          ...(isThere ? [path(isNext ? 'stroke' : 'pen', `M${x + 7} ${y + 18}h12M${x + 7} ${y + 26}h8`)] : []),
        ];
      }),
    ];
  }),
  words(534, 108, 92, 'ink'),
  ...Array.from({ length: 35 }, (_, day) => {
    const [x, y] = [534 + (day % 7) * 27, 136 + Math.floor(day / 7) * 30];
    const isDue = [6, 10, 14, 16, 21, 23].includes(day);
    return box(isDue ? 'line edged' : 'raised', [x, y, 21, 22], 3);
  }),
  path('hair', 'M534 300h182'),
  words(534, 320, 110),
  words(534, 340, 150),
  words(534, 360, 84),
  ...button(534, 392, 182, 44),
];

const month = (x: number, y: number, count: number) => [
  box('panel', [x, y, 88, 84], 4),
  path('stroke', `M${x} ${y + 24}h88`),
  ...Array.from({ length: count }, (_, sheet) => words(x + 14, y + 36 + sheet * 15, [60, 44, 52][sheet] ?? 50)),
];

const invoices = [
  ...track(250, []),
  ...phone(92, 38),
  box('line edged', [112, 92, 150, 70], 12),
  words(128, 108, 112, 'ground'),
  words(128, 126, 84, 'ground'),
  words(128, 144, 48, 'ground'),
  box('panel', [144, 180, 144, 190], 12),
  box('raised', [156, 192, 120, 166], 4),
  path('panel', 'M172 206h88v140l-11-8-11 8-11-8-11 8-11-8-11 8-11-8-11 8z'),
  words(184, 218, 46, 'ink'),
  ...[0, 1, 2].flatMap((row) => [words(184, 242 + row * 18, [34, 28, 38][row] ?? 30), words(234, 242 + row * 18, 16)]),
  label('₹', [250, 322], 24, { at: 'right' }),
  path('stroke', 'M184 298h66'),
  words(112, 388, 64, 'rule'),
  box('panel', [112, 410, 176, 34], 17),
  ...Array.from({ length: 12 }, (_, place) =>
    month(386 + (place % 4) * 98, 84 + Math.floor(place / 4) * 116, [3, 2, 3, 3, 2, 1, 0, 0, 0, 0, 0, 0][place] ?? 0),
  ).flat(),
  box('line edged', [484, 200, 88, 84], 4),
  path('pen', 'M484 224h88'),
  words(498, 236, 60, 'ground'),
  words(498, 251, 44, 'ground'),
  words(498, 266, 52, 'ground'),
  path('dashed', 'M300 300h212q16 0 16-10'),
  path('stroke', 'M520 297l8-8 8 8'),
];

export const apps: Screen[] = [
  {
    client: 'Suryagadh Motors',
    subject: 'chat',
    alt: 'Drawing of a scooter and a phone: the agent replies with an on-road price and three times for a test ride',
    caption:
      'Schematic drawing: the reply after 40 seconds, with the on\u2011road price and three times for a test ride.',
    line: 'violet',
    shapes: chat,
  },
  {
    client: 'Suryagadh Motors',
    subject: 'slots',
    alt: 'Drawing of a price list beside a calendar with the booked test rides of five showrooms',
    caption: 'Schematic drawing: one price list, and the test rides of five showrooms.',
    line: 'violet',
    shapes: slots,
  },
  {
    client: 'Tiffin Junction',
    subject: 'menu',
    alt: 'Drawing of two phones: the meal of tomorrow with a paused day, and a bill with two shares',
    caption: 'Schematic drawing: tomorrow’s meal with one day paused, and the bill that employer and employee share.',
    line: 'blue',
    shapes: menu,
  },
  {
    client: 'Tiffin Junction',
    subject: 'drops',
    alt: 'Drawing of five towers in walking order: two deliveries are done, and the third is next',
    caption: 'Schematic drawing: the drops of a rider in walking order, tower by tower.',
    line: 'blue',
    shapes: drops,
  },
  {
    client: 'Khata Board',
    subject: 'filings',
    alt: 'Drawing of a list of clients by the day of their next filing, with the documents that are there, beside a month',
    caption: 'Schematic drawing: clients by the next due date, with the invoices that are still missing.',
    line: 'blue',
    shapes: filings,
  },
  {
    client: 'Khata Board',
    subject: 'invoices',
    alt: 'Drawing of a phone with a photographed invoice, which goes into its month among twelve',
    caption: 'Schematic drawing: the photograph of an invoice goes into the right month.',
    line: 'blue',
    shapes: invoices,
  },
];
