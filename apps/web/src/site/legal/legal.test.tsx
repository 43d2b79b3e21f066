import { expect, test } from 'vitest';
import { privacySections } from './privacy-sections.tsx';
import { termsSections } from './terms-sections.tsx';

test.each([
  ['Privacy Policy', privacySections],
  ['Terms & Conditions', termsSections],
])('%s has ten sections with unique ids', (_name, sections) => {
  expect(sections).toHaveLength(10);
  expect(new Set(sections.map(({ id }) => id)).size).toBe(10);
});
