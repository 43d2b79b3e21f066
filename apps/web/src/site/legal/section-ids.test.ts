import { expect, test } from 'vitest';
import { sectionIds } from './section-ids.ts';

test('derives unique anchors from titles', () => {
  expect(sectionIds(['Who we are', 'Law, changes & contact', 'Who we are', '—', 'हमारे बारे में'])).toEqual([
    'who-we-are',
    'law-changes-contact',
    'who-we-are-3',
    'section-4',
    'हमारे-बारे-में',
  ]);
});
