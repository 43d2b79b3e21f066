import { expect, test } from 'vitest';
import { describeLength } from './describe-length.ts';

const limits = { min: 120, max: 160 };

test.each([
  [119, '119 characters, too short: 120 to 160 are best'],
  [120, '120 of 160 characters'],
  [160, '160 of 160 characters'],
  [161, '161 characters, too long: search results cut it after 160'],
])('a description of %i characters is described as %j', (length, text) => {
  expect(describeLength('d'.repeat(length), limits)).toBe(text);
});

test('a title has no minimum length, and surrounding spaces do not count', () => {
  expect(describeLength('', { max: 60 })).toBe('0 of 60 characters');
  expect(describeLength(` ${'t'.repeat(60)} `, { max: 60 })).toBe('60 of 60 characters');
});
