import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter, forEvery } from '../testing/samples.ts';
import { absolute, paths } from './paths.ts';
import { tagSlug } from './tag-slug.ts';

test.each([
  ['SEO', 'seo'],
  ['  Local \u00a0Business\n', 'local-business'],
  ['E-commerce', 'e-commerce'],
  ['C++ & A/B', 'c++-&-a/b'],
  ['Cafe\u0301', 'caf\u00e9'],
  ['हिन्दी लेख', 'हिन्दी-लेख'],
  ['.', '-'],
  ['..', '--'],
])('the address of the tag %j is %j', (tag, slug) => {
  expect(tagSlug(tag)).toBe(slug);
});

test('normalising an address again does not change it, and its path needs no escaping in a URL', () => {
  forEvery(fc.string({ unit: anyCharacter, minLength: 1 }), (tag) => {
    const slug = tagSlug(tag);
    expect(tagSlug(slug)).toBe(slug);
    if (!slug) return;
    const { pathname } = new URL(absolute('https://agency.example', paths.blogTag(tag)));
    expect(decodeURIComponent(pathname)).toBe(`/blog/tag/${slug}`);
  });
});
