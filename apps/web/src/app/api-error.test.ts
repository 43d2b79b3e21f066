import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { readApiError } from './api-error.ts';

test('reads status, message, issues and free slots of an error that a procedure sent', () => {
  const issues = [{ path: 'email', message: 'Invalid email format' }];
  const slots = [{ day: '2025-06-10', time: '10:30 AM' }];
  const data = { httpStatus: 400, issues, slots };
  const error = TRPCClientError.from({ error: { code: -32_600, message: 'Invalid email format', data } } as never);
  expect(readApiError(error)).toEqual({ status: 400, message: 'Invalid email format', issues, slots });
});

test('reads the HTTP response if the request failed before it reached a procedure', () => {
  const message = 'Too many requests. Please try again in a moment.';
  const meta = { response: { status: 429 }, responseJSON: { message } } as never;
  const error = TRPCClientError.from(new Error('Unable to transform'), { meta });
  expect(readApiError(error)).toEqual({ status: 429, message, issues: [], slots: [] });
});

test('has no status and no message if the server could not be reached or the error is not from the API', () => {
  const nothing = { status: undefined, message: undefined, issues: [], slots: [] };
  expect(readApiError(TRPCClientError.from(new TypeError('Failed to fetch')))).toEqual(nothing);
  expect(readApiError(new Error('bug'))).toEqual(nothing);
  expect(readApiError('text')).toEqual(nothing);
});
