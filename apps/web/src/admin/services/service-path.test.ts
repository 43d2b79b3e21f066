import { expect, test } from 'vitest';
import { followTitle } from './service-path.ts';

test('the path follows the title until it is edited by hand', () => {
  expect(followTitle({ title: '', href: '' }, 'Video Editing & Motion')).toBe('/services/video-editing-motion');
  expect(followTitle({ title: 'Video', href: '/services/video' }, 'Video Art')).toBe('/services/video-art');
  expect(followTitle({ title: 'Video', href: '/services/film' }, 'Video Art')).toBe('/services/film');
});

test('the path has at most 100 characters and is empty without Latin letters', () => {
  expect(followTitle({ title: '', href: '' }, 'word '.repeat(40)).length).toBeLessThanOrEqual(100);
  expect(followTitle({ title: '', href: '' }, 'word '.repeat(40))).toMatch(/[^-]$/);
  expect(followTitle({ title: '', href: '' }, 'सेवा')).toBe('');
});
