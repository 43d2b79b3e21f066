import { expect, test } from 'vitest';
import { privacySections } from './privacy-sections.tsx';
import { termsSections } from './terms-sections.tsx';

test.each([
  ['Privacy Policy', privacySections],
  ['Terms & Conditions', termsSections],
])('%s has ten sections, each with an address of its own', (_name, sections) => {
  expect(sections).toHaveLength(10);
  expect(new Set(sections.map(({ id }) => id)).size).toBe(10);
});
