import { expect, test } from 'vitest';
import { normalizeRequestUrl } from './request-url.ts';

const long = 'a'.repeat(3_000);

test.each(['/', '/?a=b', '/about', '/about/', '/blog/a-post?page=2', '/_/1', '/a.b/c', '/%C3%A9'])(
  'keeps %s',
  (url) => {
    expect(normalizeRequestUrl(url)).toBe(url);
  },
);

test.each(['/about//', `/about${'/'.repeat(2_000)}`, `/api/blog-posts/slug/${long}`, '/a?b=//c', `/a?b=${long}`])(
  'keeps trailing slashes, long paths of the API and any query: %.30s',
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
  '/a//b',
  '/a///b?c',
  '/a//b//',
  `/a${'/'.repeat(15_000)}b`,
  `/${long}`,
  `/${long}?a`,
  `/${'a/'.repeat(2_000)}`,
])('turns a path with double slashes or of more than 2,500 characters into an unknown path: %.30s', (url) => {
  expect(normalizeRequestUrl(url)).toBe('/-');
});

test.each([
  ['/%61bout', '/about'],
  ['/a%', '/a%25'],
  ['/api/../x', '/api'],
  ['/api//services', '/api'],
])('turns %s into %s', (url, normalized) => {
  expect(normalizeRequestUrl(url)).toBe(normalized);
});
