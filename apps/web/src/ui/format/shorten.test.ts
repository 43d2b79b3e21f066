import { expect, test } from 'vitest';
import { shorten } from './shorten.ts';

test('cuts at the length, and keeps the ellipsis beside the last word when the cut is at a space', () => {
  expect(shorten('One two three', 13)).toBe('One two three');
  expect(shorten('One two three', 7)).toBe('One two...');
  expect(shorten('One two three', 8)).toBe('One two\u00a0...');
});
