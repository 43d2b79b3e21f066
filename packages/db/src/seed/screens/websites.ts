import type { Screen } from './screen.ts';
import { box, browser, button, dot, group, label, path, phone, track, words } from './shapes.ts';

const locality = [
  ...track(440, []),
  ...browser(60, 44, 680, 412),
  path('raised', 'M62 84h388v370H72q-10 0-10-10z'),
  path('road', 'M62 140l388 50M70 372h380M148 86v366M378 86l-46 366'),
  path('track', 'M64 306h106l108-108h170'),
  path('stroke', 'M450 82v374'),
  dot('dashed', 278, 198, 74),
  ...[
    [170, 306],
    [278, 198],
    [404, 198],
  ].map(([x = 0, y = 0]) => dot('station', x, y, 14)),
  ...[
    [92, 188, 36, 44],
    [186, 104, 44, 34],
    [210, 392, 70, 38],
    [96, 396, 34, 34],
    [388, 100, 40, 52],
    [352, 394, 64, 36],
    [186, 330, 40, 26],
  ].map(([x = 0, y = 0, width = 0, height = 0]) => box('panel', [x, y, width, height], 2)),
  box('line edged', [296, 266, 44, 60], 2),
  ...[0, 1, 2, 3].map((place) => box('ground', [305 + (place % 2) * 16, 276 + Math.floor(place / 2) * 18, 9, 10])),
  path('dashed', 'M282 214l28 50'),
  words(476, 110, 190, 'ink'),
  words(476, 132, 120),
  ...['8 min', '1.2 km', '6%'].flatMap((text, row) => [
    path('hair', `M476 ${166 + row * 58}h238`),
    dot(row === 0 ? 'station thin' : 'rule', 488, 195 + row * 58, 10),
    words(512, 190.5 + row * 58, [84, 66, 96][row] ?? 80),
    label(text, [714, 205 + row * 58], 30, { at: 'right' }),
  ]),
  path('stroke', 'M476 340h238'),
  label('₹92 L', [476, 394], 44),
  words(476, 416, 116),
  ...button(606, 366, 108, 60),
];

const form = [
  ...track(210, [60, 400, 740]),
  ...phone(130, 38),
  words(150, 92, 84, 'ink'),
  label('₹85 L', [150, 136], 26),
  label('₹1.4 Cr', [326, 136], 26, { at: 'right' }),
  box('rule', [150, 152, 176, 9], 4.5),
  box('line', [180, 152, 96, 9]),
  dot('station thin', 180, 156.5, 11),
  dot('station thin', 276, 156.5, 11),
  words(150, 196, 104, 'ink'),
  ...[0, 1, 2].flatMap((choice) => [
    box(choice === 0 ? 'line edged' : 'panel', [150 + choice * 60, 218, 56, 36], 18),
    words(164 + choice * 60, 231.5, 28, choice === 0 ? 'ground' : 'grey'),
  ]),
  words(150, 286, 70, 'ink'),
  box('panel', [150, 308, 176, 44], 6),
  path('accent', 'M166 320v20'),
  words(176, 325.5, 84, 'rule'),
  ...button(150, 378, 176, 48),
  ...phone(454, 38),
  words(474, 92, 112, 'ink'),
  ...[0, 1, 2].flatMap((row) => {
    const y = 116 + row * 92;
    return [
      box(row === 0 ? 'line edged' : 'panel', [474, y, 64, 76], 3),
      ...Array.from({ length: 6 }, (_, place) =>
        box(row === 0 ? 'ground' : 'rule', [487 + (place % 2) * 22, y + 12 + Math.floor(place / 2) * 20, 14, 11]),
      ),
      label(['₹86 L', '₹92 L', '₹1.1 Cr'][row] ?? '', [552, y + 26], 26),
      words(552, y + 42, [82, 66, 90][row] ?? 80),
      words(552, y + 60, [50, 74, 58][row] ?? 60),
    ];
  }),
  ...button(474, 396, 176, 44),
];

const trail = [
  path('panel', 'M-10 450L140 210l70 84L366 84l120 166 46-54 278 262v60H-10z'),
  path('raised edged', 'M366 84l-62 83 28 22 30-26 32 34 42-16z'),
  path('trail', 'M30 470h300l-120-60h190l-110-66h134l-88-58h84l-54-60'),
  ...[
    [30, 470],
    [210, 410],
    [424, 344],
    [372, 226],
  ].map(([x = 0, y = 0]) => dot('station', x, y, 13)),
  ...phone(524, 38),
  label('1.1 s', [544, 124], 42),
  words(544, 140, 92),
  box('raised', [544, 166, 176, 84]),
  path('graph', 'M548 240l34-22 30 8 36-40 28 14 40 8'),
  dot('station thin', 648, 186, 8),
  ...[0, 1, 2].flatMap((day) => [
    path('hair', `M544 ${268 + day * 50}h176`),
    label(String(day + 1), [552, 303 + day * 50], 30),
    words(580, 282 + day * 50, [104, 84, 118][day] ?? 100, 'ink'),
    words(580, 299 + day * 50, [70, 92, 56][day] ?? 70),
  ]),
  words(544, 428, 80, 'rule'),
];

const seats = [
  ...track(250, []),
  ...browser(60, 44, 680, 412),
  path('raised', 'M62 220l96-52 60 30 118-96 92 74 62-34 128 72 120-38v44H62z'),
  path('stroke', 'M60 220h680'),
  path('accent', 'M62 220l96-52 60 30 118-96 92 74 62-34 128 72 120-38'),
  ...[
    [158, 168],
    [336, 102],
    [490, 142],
    [618, 214],
  ].map(([x = 0, y = 0]) => dot('station thin', x, y, 9)),
  ...[0, 1, 2, 3].flatMap((row) => {
    const y = 236 + row * 54;
    const taken = [9, 12, 4, 7][row] ?? 0;
    return [
      ...(row > 0 ? [path('hair', `M86 ${y}h628`)] : []),
      words(86, y + 16, [84, 96, 72, 90][row] ?? 80, 'ink'),
      words(86, y + 33, 52),
      ...Array.from({ length: 12 }, (_, seat) => dot(seat < taken ? 'inked thin' : 'free', 250 + seat * 27, y + 28, 9)),
      ...(taken === 12
        ? [words(632, y + 24, 82, 'rule')]
        : [
            label(String(12 - taken), [604, y + 40], 34, { kind: 'line', at: 'middle' }),
            ...button(632, y + 11, 82, 34),
          ]),
    ];
  }),
];

const plan = [
  ...track(440, []),
  ...browser(60, 44, 680, 412),
  path('line', 'M214 118h158v122H214z'),
  path(
    'wall',
    'M96 118h276v300H96zM214 118v66M214 212v28M214 240h70M316 240h56M96 300h66M194 300h90M284 240v84M284 356v62',
  ),
  path(
    'stroke',
    'M162 300a32 32 0 0 1 32 32M284 240a32 32 0 0 1 32-32M214 184a28 28 0 0 0-28 28M284 324a32 32 0 0 0-32 32',
  ),
  path(
    'stroke',
    'M112 342h44M112 354h44M112 366h44M112 378h44M112 390h44M112 402h44M310 420v-36h44v36M118 138h54v36h-54z',
  ),
  path('pen', 'M242 214l104-84M242 214l116-8'),
  dot('station', 242, 214, 13),
  path('stroke', 'M404 82v374'),
  // The picture that was taken from the marked place: a room with a window, a bench and a shaft of light.
  path('raised', 'M406 84h332v260H406z'),
  path('panel', 'M472 136h200v142H472z'),
  path('stroke', 'M406 84l66 52M738 84l-66 52M406 344l66-66M738 344l-66-66M404 344h336'),
  path('line edged', 'M508 160h76v84h-76z'),
  path('pen', 'M546 160v84M508 202h76'),
  path('rule', 'M508 282h76l44 60H540z'),
  path('panel', 'M610 252h50v26h-50z'),
  path('stroke', 'M706 318V152l-20 14v128'),
  words(430, 368, 150, 'ink'),
  words(430, 390, 240),
  words(430, 408, 196),
];

const houses = [
  'M0 0h132v84H0zM56 0v34M56 58v26M56 34h30',
  'M0 0h86v36h46v48H0zM46 0v30M46 56v28M86 36v24',
  'M0 84V24h40V0h92v84zM40 24v26M40 50h42M96 0v50',
  'M20 0h112v84H0V20zM66 0v44M66 44h66M30 84V44',
  'M0 0h132v84H88V40H44v44H0zM44 40V22M88 40V22',
  'M0 0h132v60l-24 24H0zM0 42h50M76 42h56M92 42v42',
];
const rooms = [
  'M56 34h76v50H56z',
  'M0 0h46v84H0z',
  'M40 0h56v50H40z',
  'M66 0h66v44H66z',
  'M88 0h44v84H88z',
  'M0 0h132v42H0z',
];

const buildings = [
  ...track(250, []),
  ...browser(60, 44, 680, 412),
  words(86, 104, 120, 'ink'),
  label('22', [714, 122], 36, { kind: 'line', at: 'right' }),
  ...houses.flatMap((walls, place) =>
    group([104 + (place % 3) * 224, 150 + Math.floor(place / 3) * 152], 1, [
      path('line', rooms[place] ?? ''),
      path('wall', walls),
      words(0, 106, [92, 74, 104, 84, 66, 96][place] ?? 80, 'ink'),
    ]),
  ),
];

export const websites: Screen[] = [
  {
    client: 'Northgate Realty',
    subject: 'locality',
    alt: 'Drawing of a page of a locality: a map with a metro station and a block of flats, beside three facts and a price',
    caption:
      'Schematic drawing: the page of a locality, with the walk to the metro, the school, the cost of registration and the price.',
    line: 'green',
    shapes: locality,
  },
  {
    client: 'Northgate Realty',
    subject: 'form',
    alt: 'Drawing of two phones: a form that asks for budget, time and then the number, and three flats with prices',
    caption: 'Schematic drawing: budget and time come first, and the answer shows what fits.',
    line: 'green',
    shapes: form,
  },
  {
    client: 'Switchback Treks',
    subject: 'trail',
    alt: 'Drawing of a trail that climbs a mountain in bends, and a phone with the days of the trek',
    caption: 'Schematic drawing: the page on a hillside after 1.1 seconds, with the days of the trek.',
    line: 'signal',
    shapes: trail,
  },
  {
    client: 'Switchback Treks',
    subject: 'seats',
    alt: 'Drawing of the profile of a trek above four dates with the seats that are taken and free',
    caption: 'Schematic drawing: the profile of a trek, and the seats left on every date.',
    line: 'signal',
    shapes: seats,
  },
  {
    client: 'Studio Meher Anand',
    subject: 'plan',
    alt: 'Drawing of the plan of a house with one marked room, beside the picture that was taken in it',
    caption: 'Schematic drawing: a tap on a room of the plan shows the picture taken from it.',
    line: 'signal',
    shapes: plan,
  },
  {
    client: 'Studio Meher Anand',
    subject: 'buildings',
    alt: 'Drawing of six plans of houses, each with one filled room',
    caption: 'Schematic drawing: the buildings as plans, one page each.',
    line: 'signal',
    shapes: buildings,
  },
];
