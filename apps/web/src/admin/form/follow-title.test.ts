import { slugify } from '@site/schema/post';
import { expect, test } from 'vitest';
import { followTitle } from './follow-title.ts';

const follow = (title: string, value: string, next: string) => followTitle(slugify, { title, value }, next);

test('a slug follows the title until it is edited by hand, and again once it was emptied', () => {
  expect(follow('', '', 'Video Editing & Motion')).toBe('video-editing-motion');
  expect(follow('Video', 'video', 'Video Art')).toBe('video-art');
  expect(follow('Video', 'film', 'Video Art')).toBe('film');
  expect(follow('Video', '', 'Video Art')).toBe('video-art');
});
