import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSiteUrl } from '../fields/fields.ts';
import { anyCharacter, forEvery, slugUnit, textOf } from '../testing/samples.ts';
import { absolute, landingSlugs, paths, redirects, serviceHref } from './paths.ts';

test.each([
  ['/', paths.home],
  ['/about', paths.about],
  ['/services', paths.services],
  ['/services/seo', paths.service('seo')],
  ['/portfolio', paths.portfolio],
  ['/portfolio/7', paths.project(7)],
  ['/case-studies', paths.caseStudies],
  ['/case-studies/7', paths.caseStudy(7)],
  ['/blog', paths.blog],
  ['/blog/on-trains', paths.post('on-trains')],
  ['/contact', paths.contact],
  ['/schedule-call', paths.scheduleCall],
  ['/booking/7.signature', paths.booking('7.signature')],
  ['/booking/7.signature.ics', paths.bookingFile('7.signature')],
  ['/calendar/secret.ics', paths.calendarFeed('secret')],
  ['/privacy-policy', paths.privacyPolicy],
  ['/terms', paths.terms],
  ['/sitemap', paths.sitemap],
  ['/seo-analysis', paths.seoAnalysis],
  ['/admin', paths.admin],
  ['/sitemap.xml', paths.sitemapXml],
  ['/robots.txt', paths.robotsTxt],
  ['/feed.xml', paths.feedXml],
  ['/feed.json', paths.feedJson],
  ['/site.webmanifest', paths.manifest],
  ['/favicon.ico', paths.favicon],
  ['/icon.svg', paths.icon],
  ['/apple-touch-icon.png', paths.touchIcon],
  ['/art/trains.svg', paths.art('trains')],
  ['/share/home.png', paths.shareImage('/')],
  ['/share/blog/on-trains.png', paths.shareImage('/blog/on-trains')],
])('returns %s', (address, path) => {
  expect(path).toBe(address);
});

test('there are exactly four landing pages', () => {
  expect(landingSlugs).toEqual(['web-app-development', 'branding-creative', 'digital-marketing', 'ai-automation']);
});

test('redirects the old path of the terms', () => {
  expect(redirects).toEqual({ '/terms-of-service': '/terms' });
});

test('any slug stays one segment of its path', () => {
  const slugs = fc.string({ unit: anyCharacter, minLength: 1 }).filter((slug) => slug !== '.' && slug !== '..');
  forEvery(slugs, (slug) => {
    for (const path of [paths.post(slug), paths.service(slug)]) {
      const { pathname, search, hash } = new URL(path, 'https://site.example');
      expect(search + hash).toBe('');
      expect(pathname.split('/')).toHaveLength(3);
      expect(decodeURIComponent(pathname.split('/')[2] ?? '')).toBe(slug);
    }
  });
});

test('expands the bare slug of a service to the path of its page', () => {
  forEvery(textOf(1, 100, slugUnit), (slug) => expect(serviceHref(slug)).toBe(`/services/${slug}`), [
    'https',
    'http-x',
  ]);
});

test('leaves any other href of a service unchanged', () => {
  for (const href of ['/', '/services/seo', '#pricing', 'https://example.com/seo', 'HTTP://EXAMPLE.COM'])
    expect(serviceHref(href)).toBe(href);
});

test.each([
  ['https://site.example', '/about', 'https://site.example/about'],
  ['https://site.example/', '/blog/on-trains', 'https://site.example/blog/on-trains'],
  ['http://localhost:3000', '/', 'http://localhost:3000/'],
  ['https://site.example', 'https://cdn.example/a.png', 'https://cdn.example/a.png'],
])('on %s, the absolute URL of %s is %s', (publicUrl, path, address) => {
  expect(absolute(publicUrl, path)).toBe(address);
});

test('the absolute URL of a stored path is on the site', () => {
  const parts = fc.constantFrom('/', '.', '..', '@', ':', '%5c', '%2f', 'evil.example', '?', '#', 'a');
  const stored = fc.string({ unit: parts }).map((rest) => `/${rest}`);
  forEvery(stored, (path) => {
    if (isSiteUrl(path)) expect(new URL(absolute('https://site.example', path)).host).toBe('site.example');
  });
});
