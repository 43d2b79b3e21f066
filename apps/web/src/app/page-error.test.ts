import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { PageNotFoundError, toFailure } from './page-error.ts';

function failedQuery(httpStatus: number) {
  return TRPCClientError.from({ error: { code: -32_000, message: 'Blog post not found', data: { httpStatus } } });
}

test('a query without a result becomes a failed page with the same status and message', () => {
  expect(toFailure(failedQuery(404))).toEqual({ status: 404, message: 'Blog post not found' });
  expect(toFailure(new PageNotFoundError('Invalid case study ID'))).toEqual({
    status: 404,
    message: 'Invalid case study ID',
  });
});

test('a query that never reached the server becomes a failed page, a bug does not', () => {
  expect(toFailure(new TRPCClientError('Failed to fetch'))).toEqual({ status: 500, message: 'Failed to fetch' });
  expect(toFailure(new TypeError('x is undefined'))).toBeUndefined();
});

test('input that a procedure refuses becomes 404, because it came from the URL', () => {
  expect(toFailure(failedQuery(400))).toMatchObject({ status: 404 });
});
