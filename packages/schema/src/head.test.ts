import { expect, test } from 'vitest';
import { pageHead } from './head.ts';

const texts = 'title description keywords image url author publishedTime modifiedTime canonicalUrl'.split(' ');

test('a page may say nothing of itself in its head, or everything', () => {
  expect(pageHead.parse({})).toEqual({});
  const all = { ...Object.fromEntries(texts.map((name) => [name, 'x'])), type: 'article' };
  expect(pageHead.parse({ ...all, robots: 'x' })).toEqual(all);
  expect(pageHead.parse({ type: 'website' })).toEqual({ type: 'website' });
});

test('refuses a head that says anything but text, and any other type of page', () => {
  for (const name of texts) expect(pageHead.safeParse({ [name]: null }).success, name).toBe(false);
  for (const type of ['product', '', null]) expect(pageHead.safeParse({ type }).success).toBe(false);
});
