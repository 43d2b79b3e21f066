import { expect, test } from 'vitest';
import { completeUrl } from './complete-url.ts';

test.each([
  ['www.example.com/a.png', 'https://www.example.com/a.png'],
  [' example.com:8080/a.png ', 'https://example.com:8080/a.png'],
  ['example.com?a=1', 'https://example.com?a=1'],
  ['उदाहरण.भारत/a.png', 'https://उदाहरण.भारत/a.png'],
])('%s is completed to %s', (typed, completed) => {
  expect(completeUrl(typed)).toBe(completed);
});

test.each([
  'https://example.com/a.png',
  'HTTP://example.com/a.png',
  '/art/tea.svg',
  '//example.com/a.png',
  'photo.jpg',
  'a photo.jpg',
  'mailto:a@example.com',
  'a@example.com',
  'javascript:alert(1)',
  'localhost/a.png',
  '',
])('%s is left as it is', (typed) => {
  expect(completeUrl(typed)).toBe(typed);
});
