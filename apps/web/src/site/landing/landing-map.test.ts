import { landingSlugs } from '@site/schema/paths';
import { describe, expect, test } from 'vitest';
import { landingMap } from './landing-map.ts';

const lines = [
  { label: 'Website', tone: 'signal' },
  { label: 'Store', tone: 'teal' },
  { label: 'Software', tone: 'blue' },
] as const;

describe.each(landingSlugs)('the map of %s', (slug) => {
  test.each([1, 2, 3])('has a station and a name for each of %i services, and one interchange', (count) => {
    const { shapes } = landingMap(slug, lines.slice(0, count), 'Live');
    const countOf = (wanted: string) => shapes.filter(({ kind }) => kind === wanted).length;
    expect([countOf('station'), countOf('label'), countOf('interchange')]).toEqual([count, count + 1, 1]);
    expect(JSON.stringify(shapes)).not.toMatch(/NaN|null/);
  });

  test('differs from the maps of other pages', () => {
    const others = landingSlugs.filter((other) => other !== slug);
    for (const other of others) expect(landingMap(slug, lines, 'Live')).not.toEqual(landingMap(other, lines, 'Live'));
  });
});
