import { expect, test } from 'vitest';
import { describePath, pathOf } from './service-path.ts';

test('derives a path of at most 100 characters from a title, and none without Latin letters', () => {
  expect(pathOf('Video Editing & Motion')).toBe('/services/video-editing-motion');
  expect(pathOf('word '.repeat(40)).length).toBeLessThanOrEqual(100);
  expect(pathOf('word '.repeat(40))).toMatch(/[^-]$/);
  expect(pathOf('सेवा')).toBe('');
});

test.each([
  ['/services/digital-marketing', 'Here is the landing page digital-marketing: '],
  ['digital-marketing', 'Here is the landing page digital-marketing: '],
  ['/contact', 'Here is the page Contact: '],
  ['/services', 'Here is the page Services: '],
  ['/blog/lamps', 'Only an address below /services/ can be a page of its own'],
  ['/services/seo', '"SEO" has this address already, but /services/seo-3 is free'],
])('the path %s is described: %s', (href, text) => {
  const others = [
    { title: 'SEO', href: 'seo' },
    { title: 'More SEO', href: '/services/seo-2' },
  ];
  expect(describePath(href, others)).toContain(text);
});

test.each(['', '/services/lamps', 'lamps', 'https://lamps.example', '#lamps'])('the path %j needs no word', (href) => {
  expect(describePath(href, [{ title: 'Elsewhere', href: 'https://lamps.example' }])).toBeUndefined();
});
