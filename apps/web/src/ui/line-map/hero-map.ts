import { type LineColor, lineColors, type Point, roundedPath } from './drawing.ts';
import { type Change, track } from './track.ts';

/*
 * The map in the hero of the home page: the services are the stations of six lines that cross at an interchange. The wide
 * map has up to 24 stations, the narrow one seven. Positions are percentages of the map, because the stations are links.
 */

export type HeroLine = { tone: LineColor; d: string };

export type HeroStation<Service> = { service: Service; tone: LineColor; wide: Point; narrow?: Point };

export type HeroMap<Service> = {
  stations: HeroStation<Service>[];
  wide: { width: number; height: number; lines: HeroLine[]; interchange: Point };
  narrow: { width: number; height: number; lines: HeroLine[]; interchange: Point };
};

const BEND = 36;

const WIDE = { width: 640, height: 548 };
/** Beyond the map: the lines run on to the edge of the window. */
const RIGHT = 2400;
/** The heights of the six lines at both ends of the wide map. */
const rows = [40, 131, 222, 313, 404, 495] as const;
const columns = [62, 186, 464, 588] as const;

/** From which row to which, where the line leaves its row, and which columns get stations first: each line begins at one. */
const wideTracks: { from: number; to: number; leaves: number; order: readonly number[] }[] = [
  { from: 1, to: 3, leaves: 243, order: [0, 2, 3, 1] },
  { from: 4, to: 2, leaves: 225, order: [0, 3, 1, 2] },
  { from: 2, to: 0, leaves: 225, order: [0, 3, 1, 2] },
  { from: 3, to: 5, leaves: 243, order: [0, 3, 1, 2] },
  { from: 5, to: 4, leaves: 240, order: [0, 2, 1, 3] },
  { from: 0, to: 1, leaves: 306, order: [0, 3, 1, 2] },
];

const STATIONS_OF_LINE = columns.length;

const NARROW = { width: 340, right: 800, top: 96, row: 66, stations: 7 };

export function heroMap<Service extends { tone: LineColor }>(services: readonly Service[]): HeroMap<Service> {
  const lines = linesOf(services);
  const stations = lines.flatMap(({ tone, services }, index) => {
    const used = (wideTracks[index]?.order ?? []).slice(0, services.length).toSorted((a, b) => a - b);
    return services.map((service, place) => ({ service, tone, wide: wideStation(index, used[place] ?? 0) }));
  });
  const narrowStations = new Set(oneOfEachFirst(lines).slice(0, NARROW.stations));
  const narrow = stations.filter(({ service }) => narrowStations.has(service));
  const narrowMap = drawNarrow(narrow.length > 0 ? narrow.map(({ tone }) => tone) : lineColors);
  return {
    stations: stations.map((station) => {
      const row = narrow.indexOf(station);
      return row < 0 ? station : { ...station, narrow: narrowMap.at(row) };
    }),
    wide: { ...WIDE, lines: wideLines(lines.map(({ tone }) => tone)), interchange: [352, 252] },
    narrow: narrowMap.drawing,
  };
}

type Line<Service> = { tone: LineColor; services: Service[] };

/** The services by colour, in parts of four: first the beginning of each colour, then what is left. */
function linesOf<Service extends { tone: LineColor }>(services: readonly Service[]): Line<Service>[] {
  const parts: (Line<Service> & { part: number })[] = [];
  for (const [tone, ofTone] of Map.groupBy(services, (service) => service.tone)) {
    for (let part = 0; part * STATIONS_OF_LINE < ofTone.length; part += 1) {
      const start = part * STATIONS_OF_LINE;
      parts.push({ tone, part, services: ofTone.slice(start, start + STATIONS_OF_LINE) });
    }
  }
  return parts.toSorted((a, b) => a.part - b.part).slice(0, wideTracks.length);
}

function oneOfEachFirst<Service>(lines: readonly Line<Service>[]): Service[] {
  const places = Array.from({ length: STATIONS_OF_LINE }, (_, place) => place);
  return places.flatMap((place) => lines.flatMap(({ services }) => services.slice(place, place + 1)));
}

/** Lines without stations have the colours that no service has. */
function wideLines(tones: readonly LineColor[]): HeroLine[] {
  const unused = lineColors.filter((tone) => !tones.includes(tone));
  return wideTracks.map(({ from, to, leaves }, index) => ({
    tone: tones[index] ?? unused[index - tones.length] ?? 'signal',
    d: roundedPath(track([columns[0], rowAt(from)], [[leaves, rowAt(to)] satisfies Change], RIGHT), BEND),
  }));
}

function wideStation(index: number, column: number): Point {
  const { from = 0, to = 0 } = wideTracks[index] ?? {};
  const x = columns[column] ?? 0;
  return percent([x, rowAt(column < 2 ? from : to)], WIDE);
}

const rowAt = (row: number) => rows[row] ?? 0;

/** Parallel lines that come from the interchange and leave to the right one below the other. */
function drawNarrow(tones: readonly LineColor[]) {
  const { width, top, row } = NARROW;
  const size = { width, height: top + (tones.length - 1) * row + 14 };
  const left = (index: number) => 19.5 + (tones.length - 1 - index) * 17;
  const height = (index: number) => top + index * row;
  const lines = tones.map((tone, index): HeroLine => {
    const [x, y] = [left(index), height(index)];
    const through: Point[] = [
      [x, 18],
      [x, y - 30],
      [x + 30, y],
      [NARROW.right, y],
    ];
    return { tone, d: roundedPath(through, 24) };
  });
  const middle = (left(0) + left(tones.length - 1)) / 2;
  return {
    drawing: { ...size, lines, interchange: [middle, 18] as Point },
    at: (index: number) => percent([left(index) + 48, height(index)], size),
  };
}

function percent([x, y]: Point, { width, height }: { width: number; height: number }): Point {
  return [round((100 * x) / width), round((100 * y) / height)];
}

const round = (value: number) => Math.round(value * 100) / 100;
