import { expect, test } from 'vitest';
import { isPagePath, loadingTextOf, matchPage } from './routes.ts';

test.each(['/%0a', '/%0d', '/a%0ab', '/about%0a', '/about/%0a', '/%e2%80%a8', '/%E2%80%A9'])(
  '%s, which contains a line break, matches the not-found page',
  (pathname) => {
    expect(matchPage(pathname).module).toBe('../site/not-found/NotFoundPage.tsx');
  },
);

test('keeps an encoded line break in a route parameter', () => {
  expect(matchPage('/blog/a%0Ab')).toEqual({ module: '../site/blog/PostPage.tsx', params: { slug: 'a%0Ab' } });
  expect(matchPage('/admin/%0a')).toEqual({ module: '../admin/AdminPage.tsx', params: { '*': '%0a' } });
});

test('a path belongs to a page exactly if a route other than that of the not-found page matches it', () => {
  const paths = [
    ...['/', '/about', '/about/', '/About', '/about/x', '/aboutx', '/x/about', '/services/a', '/services/a/b'],
    ...['/blog', '/blog/a%0Ab', '/blog/a%2Fb', '/blog/a/b', '/blog/tag', '/blog/tag/seo', '/blog/category/a/b'],
    ...['/admin', '/admin/', '/admin/a/b', '/administration', '/booking', '/booking/1.x', '/portfolio/', '/no-page'],
  ];
  const isPage = (path: string) => matchPage(path).module !== '../site/not-found/NotFoundPage.tsx';
  expect(paths.filter(isPagePath)).toEqual(paths.filter(isPage));
});

test.each([
  ['/', 'Loading portfolio...'],
  ['/portfolio', 'Loading portfolio...'],
  ['/case-studies', 'Loading case studies...'],
  ['/blog/tag/seo', 'Loading blog posts...'],
  ['/services', 'Loading services...'],
  ['/sitemap', 'Loading sitemap...'],
  ['/about', 'Loading...'],
])('a slow navigation to %s shows "%s"', (pathname, text) => {
  expect(loadingTextOf(pathname)).toBe(text);
});
