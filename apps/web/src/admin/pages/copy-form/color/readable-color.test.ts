import { READABLE, textContrast } from '@site/schema/contrast';
import { dark, light, lineColorNames } from '@site/schema/palette';
import { expect, test } from 'vitest';
import { findSimilar, nearestReadable } from './readable-color.ts';

test.each(['#ffcc00', '#ffffff', '#123456', '#000000', '#ff00ff'])(
  'text in the nearest colour to %s is readable',
  (color) => {
    for (const scheme of ['light', 'dark'] as const) {
      expect(textContrast(nearestReadable(color, scheme), scheme)).toBeGreaterThanOrEqual(READABLE);
    }
  },
);

test('a readable colour is its own nearest one', () => {
  expect(nearestReadable('#c8330b', 'light')).toBe('#c8330b');
});

test('lists the colours that look alike, and none for the design', () => {
  for (const palette of [light, dark]) {
    expect(findSimilar(lineColorNames.map((name) => ({ name, color: palette[name] })))).toEqual([]);
  }
  const near = [
    { name: 'teal', color: '#0b6e78' },
    { name: 'blue', color: '#0b6e88' },
    { name: 'green', color: '#0b' },
  ];
  expect(findSimilar(near)).toEqual([['teal', 'blue']]);
});
