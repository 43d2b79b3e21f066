import { expect, test } from 'vitest';
import { lineColors } from './drawing.ts';
import { heroMap } from './hero-map.ts';

const services = (count: number, tones: number = lineColors.length) =>
  Array.from({ length: count }, (_, index) => ({ id: index, tone: lineColors[index % tones] ?? 'signal' }));

test.each([
  [0, 6, 0],
  [3, 6, 3],
  [7, 6, 7],
  [15, 6, 15],
  [40, 6, 24],
  [40, 1, 24],
])('%i services in %i colours have %i stations, none at the place of another', (count, tones, shown) => {
  const { stations, wide, narrow } = heroMap(services(count, tones));
  expect(stations).toHaveLength(shown);
  expect(new Set(stations.map((station) => station.wide.join())).size).toBe(shown);
  expect(wide.lines).toHaveLength(6);
  const inNarrow = stations.flatMap((station) => (station.narrow ? [station.narrow.join()] : []));
  expect(new Set(inNarrow).size).toBe(Math.min(7, count));
  expect(narrow.lines).toHaveLength(count === 0 ? 6 : Math.min(7, count));
});

test('the narrow map shows a service of each colour before a second one', () => {
  const twelve = lineColors.flatMap((tone) => [{ tone }, { tone }]);
  const shown = heroMap(twelve).stations.filter(({ narrow }) => narrow);
  expect(new Set(shown.map(({ tone }) => tone)).size).toBe(6);
});

test('every line of the wide map starts at a station, even if it has a single service', () => {
  const { stations, wide } = heroMap(services(6));
  const starts = wide.lines.map(
    ({ d }) =>
      d
        .match(/^M\s*([\d.]+)[ ,]([\d.]+)/)
        ?.slice(1)
        .map(Number) ?? [],
  );
  const places = stations.map(({ wide: [x, y] }) => [(x * wide.width) / 100, (y * wide.height) / 100].map(Math.round));
  expect(starts).toEqual(places);
});
