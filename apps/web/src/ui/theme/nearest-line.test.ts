import { light } from '@site/schema/palette';
import { expect, test } from 'vitest';
import { lineColors } from '../line-map/drawing.ts';
import { nearestLine } from './nearest-line.ts';

test('a line colour is its own nearest one', () => {
  for (const line of lineColors) expect(nearestLine(light[line], 'signal')).toBe(line);
});

test.each([
  ['#3B82F6', 'blue'],
  ['#06b6d4', 'teal'],
  ['#84cc16', 'green'],
  ['#f59e0b', 'signal'],
  ['#ef4444', 'signal'],
  ['#fbcfe8', 'magenta'],
  ['#8b5cf6', 'violet'],
])('the line colour nearest to %s is %s', (color, line) => {
  expect(nearestLine(color, 'green')).toBe(line);
});

test('grey, black, white and anything else become the fallback', () => {
  for (const color of ['#808080', '#000000', '#ffffff', 'red', '']) expect(nearestLine(color, 'green')).toBe('green');
});
