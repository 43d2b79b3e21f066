import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { toFailure } from './api-client.ts';

function failedQuery(httpStatus: number) {
  return TRPCClientError.from({ error: { code: -32_000, message: 'Blog post not found', data: { httpStatus } } });
}

test('a query that found nothing becomes a page with the same status and sentence', () => {
  expect(toFailure(failedQuery(404))).toEqual({ status: 404, message: 'Blog post not found' });
});

test('a query that never reached the server becomes a failed page, and a bug is none of its business', () => {
  expect(toFailure(new TRPCClientError('Failed to fetch'))).toMatchObject({ status: 500 });
  const bug = new TypeError('x is undefined');
  expect(toFailure(bug)).toBeUndefined();
});

test('what the procedures refuse as input is an address that nothing is at', () => {
  expect(toFailure(failedQuery(400))).toMatchObject({ status: 404 });
});
