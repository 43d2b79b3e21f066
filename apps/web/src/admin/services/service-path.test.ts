import { expect, test } from 'vitest';
import { pathOf } from './service-path.ts';

test('a title gives a path of at most 100 characters, and none without Latin letters', () => {
  expect(pathOf('Video Editing & Motion')).toBe('/services/video-editing-motion');
  expect(pathOf('word '.repeat(40)).length).toBeLessThanOrEqual(100);
  expect(pathOf('word '.repeat(40))).toMatch(/[^-]$/);
  expect(pathOf('सेवा')).toBe('');
});
