import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { toPageError } from './page.ts';

function failedQuery(httpStatus: number) {
  return TRPCClientError.from({ error: { code: -32_000, message: 'Blog post not found', data: { httpStatus } } });
}

test('a query that found nothing becomes a page with the same status and sentence', () => {
  expect(toPageError(failedQuery(404))).toMatchObject({ data: 'Blog post not found', init: { status: 404 } });
});

test('a query that never reached the server becomes a failed page, and a bug stays what it is', () => {
  expect(toPageError(new TRPCClientError('Failed to fetch'))).toMatchObject({ init: { status: 500 } });
  const bug = new TypeError('x is undefined');
  expect(toPageError(bug)).toBe(bug);
});
