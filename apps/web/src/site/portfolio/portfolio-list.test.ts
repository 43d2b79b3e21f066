import { expect, test } from 'vitest';
import { cardSizes, categoryOf, listInput, portfolioPath } from './portfolio-list.ts';

test('gives every category and page a URL, and the first page one without a number', () => {
  expect(portfolioPath(undefined)).toBe('/portfolio');
  expect(portfolioPath('Web App')).toBe('/portfolio?category=Web+App');
  expect(portfolioPath('R&D', 2)).toBe('/portfolio?category=R%26D&page=2');
});

test('requests the category and the page of the URL', () => {
  const search = new URLSearchParams(portfolioPath('R&D', 3).split('?')[1]);
  expect(listInput(categoryOf(search), 3)).toEqual({ category: 'R&D', limit: 12, offset: 24 });
  expect(listInput(categoryOf(new URLSearchParams('category=')), 1)).toEqual({ limit: 12, offset: 0 });
});

test('leaves no gap in the last row of cards', () => {
  for (let count = 0; count <= 12; count++) expect(cardSizes(count)).toHaveLength(count);
  expect(cardSizes(1)).toEqual(['wide']);
  expect(cardSizes(2)).toEqual(['half', 'half']);
  expect(cardSizes(3)).toEqual(['wide', 'half', 'half']);
  expect(cardSizes(4)).toEqual(['wide', 'third', 'third', 'third']);
  expect(cardSizes(5).slice(3)).toEqual(['third', 'wide']);
});
