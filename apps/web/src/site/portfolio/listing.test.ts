import { expect, test } from 'vitest';
import { categoryOf, listInput, placesFor, portfolioPath } from './listing.ts';

test('every filter and page has an address of its own, and the first page has no number', () => {
  expect(portfolioPath(undefined)).toBe('/portfolio');
  expect(portfolioPath('Web App')).toBe('/portfolio?category=Web+App');
  expect(portfolioPath('R&D', 2)).toBe('/portfolio?category=R%26D&page=2');
});

test('an address and what is asked of the server belong together', () => {
  const search = new URLSearchParams(portfolioPath('R&D', 3).split('?')[1]);
  expect(listInput(categoryOf(search), 3)).toEqual({ category: 'R&D', limit: 12, offset: 24 });
  expect(listInput(categoryOf(new URLSearchParams('category=')), 1)).toEqual({ limit: 12, offset: 0 });
});

test('a page of cards leaves no hole in its last row', () => {
  for (let count = 0; count <= 12; count++) expect(placesFor(count)).toHaveLength(count);
  expect(placesFor(1)).toEqual(['wide']);
  expect(placesFor(2)).toEqual(['seven', 'five']);
  expect(placesFor(4)).toEqual(['large', 'side', 'side', 'wide']);
  expect(placesFor(9).slice(6)).toEqual(['side', 'large', 'side']);
});
