import { describe, expect, test } from 'vitest';
import { contrast } from '../look/contrast.ts';
import { iconPath, lookOf } from '../look/look.ts';
import { firstIssue } from '../testing/samples.ts';
import { defaultCopy } from './copy-pages.ts';
import { lookCopy } from './look-copy.ts';

const uploaded = '/media/0123456789abcdef01234567-900x300-8a7b6c/tea';
const withColor = (scheme: 'light' | 'dark', color: string) => ({ colors: { teal: { [scheme]: color } } });

test('computes contrast as WCAG defines it', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe('a line colour', () => {
  test('is refused with its ratio when text in it cannot be read in its scheme', () => {
    expect(firstIssue(lookCopy, withColor('light', '#ffcc00'))).toBe(
      'colors.teal.light: Teal has a contrast of 1.37:1 in the light scheme; text needs at least 4.5:1',
    );
    // On white it would be 4.54:1, but not on raised surfaces.
    expect(firstIssue(lookCopy, withColor('light', '#767676'))).toContain('4.14:1');
    expect(firstIssue(lookCopy, withColor('dark', '#123456'))).toContain('in the dark scheme');
    expect(firstIssue(lookCopy, withColor('dark', '#ffcc00'))).toBeUndefined();
  });

  test('is six hexadecimal digits', () => {
    expect(lookCopy.parse(withColor('light', ' #00688B ')).colors.teal.light).toBe('#00688b');
    for (const color of ['teal', '#068', '00688b', 'rgb(0,0,0)', '#00688b;}', 5, null]) {
      expect(firstIssue(lookCopy, { colors: { teal: { light: color } } })).toBe(
        'colors.teal.light: Teal must be a colour such as #0b6e78',
      );
    }
  });
});

test('the colour of main buttons is readable behind dark text in both schemes', () => {
  const withButton = (light: string) => ({ colors: { marigold: { light } } });
  expect(firstIssue(lookCopy, withButton('#0b6e78'))).toMatch(
    /^colors.marigold.light: The colour of main buttons has a/,
  );
  const look = lookOf(lookCopy.parse(withButton('#5ccad3')));
  expect(look).toEqual({ colors: { light: { marigold: '#5ccad3' } } });
});

test.each([
  ['logo', `${uploaded}.svg`, undefined],
  ['logo', 'https://cdn.example/logo.png', undefined],
  ['logo', 'javascript:alert(1)', 'Invalid Logo'],
  ['favicon', `${uploaded}.png`, undefined],
  ['favicon', `${uploaded}.svg#focus=1,2`, undefined],
  ['favicon', `${uploaded}.webp`, 'Favicon must be an uploaded JPEG, PNG or SVG picture'],
  ['favicon', 'https://cdn.example/icon.png', 'Favicon must be an uploaded JPEG, PNG or SVG picture'],
  ['shareImage', `${uploaded}.jpg`, undefined],
  ['shareImage', `${uploaded}.svg`, 'Share image must be a photo: social networks show no SVG'],
  ['shareImage', 'https://cdn.example/a.svg?b', 'Share image must be a photo: social networks show no SVG'],
])('%s %s: %s', (field, address, message) => {
  const issue = firstIssue(lookCopy, { pictures: { [field]: address } });
  expect(issue).toBe(message && `pictures.${field}: ${message}`);
});

test('the look of a site is what differs from the design', () => {
  expect(lookOf(defaultCopy('look'))).toBeUndefined();
  expect(lookOf(lookCopy.parse({ covers: { plain: true } }))).toEqual({ plainCovers: true });
  const copy = lookCopy.parse({ pictures: { logo: '/logo.png' }, colors: { teal: { dark: '#ffcc00' } } });
  expect(lookOf(copy)).toEqual({ logo: '/logo.png', colors: { dark: { teal: '#ffcc00' } } });
});

test('the URL of an icon changes only when the icon changes', () => {
  const path = (look?: Parameters<typeof iconPath>[1]) => iconPath('/a.png', look);
  expect(path()).toBe('/a.png');
  expect(path({ logo: '/logo.png', colors: { dark: { teal: '#ffcc00' } } })).toBe('/a.png');
  const signal = { dark: { signal: '#ffcc00' } };
  const versions = [path({ colors: signal }), path({ favicon: '/b.png' }), path({ favicon: '/c.png' })];
  expect(new Set(versions).size).toBe(3);
  expect(path({ favicon: '/b.png', colors: signal })).toBe(path({ favicon: '/b.png' }));
});
