import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { takeToast } from '../ui/toast/toasts.ts';
import { describeError, showErrorToast } from './error-messages.ts';

function failure(httpStatus: number, message: string) {
  return TRPCClientError.from({ error: { code: -32_000, message, data: { httpStatus, issues: [] } } } as never);
}

test("describes an error by the server's message, otherwise by its status, otherwise as unreachable", () => {
  expect(describeError(failure(409, 'Slug already in use'))).toBe('Slug already in use');
  const meta = { response: { status: 502 } } as never;
  expect(describeError(TRPCClientError.from(new Error('Unable to transform'), { meta }))).toBe(
    'The server answered with 502. Nothing is lost: please try again.',
  );
  expect(describeError(TRPCClientError.from(new TypeError('Failed to fetch')))).toBe(
    'No connection to the server. Nothing is lost: please try again.',
  );
});

test('shows a toast for an error, but not when the session has expired', () => {
  showErrorToast(failure(409, 'Slug already in use'), 'Failed to save');
  expect(takeToast()).toEqual({ title: 'Error', message: 'Failed to save', variant: 'destructive' });
  showErrorToast(failure(401, 'Unauthorized'));
  expect(takeToast()).toBeUndefined();
});
