import { expect, test } from 'vitest';
import { decodePath, suggestPaths } from './suggest-paths.ts';

const known = [
  { path: '/', name: 'Home' },
  { path: '/about', name: 'About Us' },
  { path: '/services', name: 'Services' },
  { path: '/portfolio', name: 'Portfolio' },
  { path: '/case-studies', name: 'Case Studies' },
  { path: '/blog', name: 'Blog' },
  { path: '/contact', name: 'Contact' },
  { path: '/privacy-policy', name: 'Privacy Policy' },
  { path: '/services/seo-optimization', name: 'SEO Optimization' },
  { path: '/services/graphic-design', name: 'Graphic Design' },
];

test.each([
  ['/abuot', '/about'],
  ['/About-Us', '/about'],
  ['/about.html', '/about'],
  ['/case-study', '/case-studies'],
  ['/casestudies/', '/case-studies'],
  ['/contacts', '/contact'],
  ['/privacy', '/privacy-policy'],
  ['/portfolio-of-work', '/portfolio'],
  ['/service/seo', '/services/seo-optimization'],
  ['/seo_optimization', '/services/seo-optimization'],
  ['/services/graphics-design', '/services/graphic-design'],
])('suggests for %s first %s', (asked, path) => {
  expect(suggestPaths(asked, known)[0]?.path).toBe(path);
});

test('suggests nothing for a path that resembles no page', () => {
  for (const asked of ['/', '', '/-', '/wp-login.php', '/zzzzzzzz', `/${'x'.repeat(5000)}`, '/😀']) {
    expect([asked, suggestPaths(asked, known)]).toEqual([asked, []]);
  }
});

test('returns at most the requested number of suggestions, the most similar first', () => {
  const found = suggestPaths('/services/seo-optimisation', known, 2);
  expect(found.length).toBeLessThanOrEqual(2);
  expect(found[0]?.path).toBe('/services/seo-optimization');
});

test('rejects a path that cannot be decoded or leads to another host', () => {
  for (const path of ['/%E0%A4%A', '//evil.example', '/\\evil.example', '/-']) expect(decodePath(path)).toBeUndefined();
  expect(decodePath('/caf%C3%A9')).toBe('/café');
});
