import { expect, test } from 'vitest';
import { PageNotFoundError } from './page-error.ts';
import { pageId } from './page-id.ts';

test('returns whole numbers of at most nine digits without a leading zero', () => {
  expect(pageId({ id: '7' }, 'bad')).toBe(7);
  expect(pageId({ id: '999999999' }, 'bad')).toBe(999_999_999);
});

test.each([undefined, '', '0', '07', '-1', '1.5', '1e3', 'abc', '1234567890', ' 1'])(
  'throws PageNotFoundError for %j',
  (id) => {
    expect(() => pageId({ id }, 'Invalid case study ID')).toThrow(new PageNotFoundError('Invalid case study ID'));
  },
);
