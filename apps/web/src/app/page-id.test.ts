import { expect, test } from 'vitest';
import { PageRefusal } from './page.ts';
import { pageId } from './page-id.ts';

test('an id is a whole number of at most nine digits without a leading zero', () => {
  expect(pageId({ id: '7' }, 'bad')).toBe(7);
  expect(pageId({ id: '999999999' }, 'bad')).toBe(999_999_999);
});

test.each([undefined, '', '0', '07', '-1', '1.5', '1e3', 'abc', '1234567890', ' 1'])(
  '%j is refused as not found',
  (id) => {
    expect(() => pageId({ id }, 'Invalid case study ID')).toThrow(new PageRefusal(404, 'Invalid case study ID'));
  },
);
