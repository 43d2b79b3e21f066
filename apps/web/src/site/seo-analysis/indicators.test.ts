import { expect, test, vi } from 'vitest';
import { countKeywords, indicators } from './indicators.ts';
import { parseStructuredData } from './read-head.ts';

const facts = {
  title: 'About',
  description: 'd'.repeat(120),
  keywords: 'a, b',
  canonical: 'https://x/',
  robots: 'index',
};
const verdict = (name: string, change: object) =>
  indicators({ ...facts, ...change }).find((one) => one.name === name)?.verdict;

test.each([
  ['t'.repeat(60), 'OK'],
  ['t'.repeat(61), 'Warning'],
  ['', 'Warning'],
])('checks the length of the title %s', (title, expected) => {
  expect(verdict('Title length', { title })).toBe(expected);
});

test.each([
  [119, 'Warning'],
  [120, 'OK'],
  [160, 'OK'],
  [161, 'Warning'],
])('checks a description of %i characters', (length, expected) => {
  expect(verdict('Description length', { description: 'd'.repeat(length) })).toBe(expected);
});

test('reports whether canonical and robots are present', () => {
  expect(verdict('Canonical URL', {})).toBe('Present');
  expect(verdict('Canonical URL', { canonical: undefined })).toBe('Missing');
  expect(verdict('Robots meta', {})).toBe('Present');
  expect(verdict('Robots meta', { robots: undefined })).toBe('Missing');
});

test('ignores empty keywords', () => {
  expect(countKeywords('a, b,, ,c ')).toBe(3);
  expect(countKeywords('')).toBe(0);
});

test('treats invalid structured data as none and logs an error', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(parseStructuredData(['{"a":1}'])).toEqual([{ a: 1 }]);
  expect(parseStructuredData([])).toBeUndefined();
  expect(consoleError).not.toHaveBeenCalled();
  expect(parseStructuredData(['{"a":1}', '{'])).toBeUndefined();
  expect(consoleError).toHaveBeenCalledOnce();
});
