import { expect, test } from 'vitest';
import { visiblePages } from './Pager.tsx';

test('shows every page of a short list', () => {
  expect(visiblePages(1, 2)).toEqual([1, 2]);
  expect(visiblePages(3, 5)).toEqual([1, 2, 3, 4, 5]);
});

test('shows the ends and the neighbours of the page in a long list', () => {
  expect(visiblePages(1, 20)).toEqual([1, 2, undefined, 20]);
  expect(visiblePages(10, 20)).toEqual([1, undefined, 9, 10, 11, undefined, 20]);
  expect(visiblePages(20, 20)).toEqual([1, undefined, 19, 20]);
});

test('shows the page number instead of a gap of one page', () => {
  expect(visiblePages(4, 9)).toEqual([1, 2, 3, 4, 5, undefined, 9]);
});
