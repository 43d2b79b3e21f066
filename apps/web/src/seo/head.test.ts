import { expect, test } from 'vitest';
import { completeHead } from './head.ts';

test('a page that says nothing of itself has a title, a description and may be indexed', () => {
  expect(completeHead({})).toMatchObject({
    title: 'Ascent Digital: Turning ideas into digital excellence',
    robots: 'index, follow',
    path: undefined,
  });
  expect(completeHead({}).description.length).toBeGreaterThan(100);
});

test('a page overrides what it names, and its title carries the name of the agency', () => {
  expect(completeHead({ title: 'About', robots: 'noindex', path: '/about' })).toMatchObject({
    title: 'About | Ascent Digital',
    robots: 'noindex',
    path: '/about',
  });
});
