import { expect, test } from 'vitest';
import { namePasted } from './name-pasted.ts';

test('names a pasted picture without a name by the time in India, and keeps the name and the type of others', () => {
  const files = [new File(['x'], 'image.png', { type: 'image/png' }), new File(['y'], 'lamps.jpg')];
  const named = namePasted(files, new Date('2026-11-24T16:45:00Z'));
  expect(named.map(({ name, type }) => [name, type])).toEqual([
    ['Pasted 24 November 2026, 22.15.png', 'image/png'],
    ['lamps.jpg', ''],
  ]);
});
