import { expect, test } from 'vitest';
import { stopsOf } from './Pager.tsx';

test('a short list shows every page', () => {
  expect(stopsOf(1, 2)).toEqual([1, 2]);
  expect(stopsOf(3, 5)).toEqual([1, 2, 3, 4, 5]);
});

test('a long list shows its ends and what lies around the page', () => {
  expect(stopsOf(1, 20)).toEqual([1, 2, undefined, 20]);
  expect(stopsOf(10, 20)).toEqual([1, undefined, 9, 10, 11, undefined, 20]);
  expect(stopsOf(20, 20)).toEqual([1, undefined, 19, 20]);
});

test('a gap of one page is that page', () => {
  expect(stopsOf(4, 9)).toEqual([1, 2, 3, 4, 5, undefined, 9]);
});
