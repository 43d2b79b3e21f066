import { copyNames } from '@site/schema/copy-pages';
import { expect, test } from 'vitest';
import { describeParts, pageGroups } from './page-groups.ts';

test('every page is in the list once', () => {
  expect(pageGroups.flatMap(({ pages }) => pages).toSorted()).toEqual(copyNames.toSorted());
});

test('lists the parts of a page in one sentence', () => {
  expect(describeParts('look')).toBe('Logo and pictures, covers, colours');
  expect(describeParts('seoAnalysis')).toBe('Header, brand variations, implementation status');
});
