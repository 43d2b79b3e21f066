import { expect, test } from 'vitest';
import { firstIssue } from '../testing/samples.ts';
import { coverObjects } from './cover-art.ts';
import { coverObjectInput } from './cover-object.ts';

test('an object on a cover is one of the drawn ones or null, which is the default', () => {
  for (const value of [...coverObjects, null]) expect(coverObjectInput.parse(value)).toBe(value);
  expect(coverObjectInput.parse(undefined)).toBe(null);
  const message = `: Cover object must be one of ${coverObjects.join(', ')}`;
  for (const value of ['teapot', '', 'Jar', 5, ['jar']]) expect(firstIssue(coverObjectInput, value)).toBe(message);
});
