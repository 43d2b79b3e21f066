import { expect, test } from 'vitest';
import { normalizeRequestUrl } from './request-url.ts';

test.each(['/', '/?a=b', '/about', '/about/', '/blog/a-post?page=2', '/_/1', '/a.b/c', '/%C3%A9'])(
  'keeps %s',
  (url) => {
    expect(normalizeRequestUrl(url)).toBe(url);
  },
);

test.each(['', '*', 'about', '//', '//about', '//about/', '//a/b?c', '///a', '/a\\b', '/./a', '/a/..', '/a/%2e%2e/b'])(
  'turns %s into an unknown path',
  (url) => {
    expect(normalizeRequestUrl(url)).toBe('/-');
  },
);

test.each([
  ['/%61bout', '/about'],
  ['/a%', '/a%25'],
  ['/api/../x', '/api'],
])('turns %s into %s', (url, normalized) => {
  expect(normalizeRequestUrl(url)).toBe(normalized);
});
