import { expect, test } from 'vitest';
import { namePasted } from './name-pasted.ts';

test('a pasted picture without a file name is named after the time on the clock; other files keep their name and type', () => {
  const files = [new File(['x'], 'image.png', { type: 'image/png' }), new File(['y'], 'lamps.jpg')];
  const named = namePasted(files, new Date(2026, 10, 24, 22, 15));
  expect(named.map(({ name, type }) => [name, type])).toEqual([
    ['Pasted 24 November 2026, 22.15.png', 'image/png'],
    ['lamps.jpg', ''],
  ]);
});
