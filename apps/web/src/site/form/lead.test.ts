import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { errorsOf, isTrapped, readFailure, valuesFor } from './lead.ts';

const empty = { name: '', email: '' };

test('a field shows the first thing that is wrong with it', () => {
  const issues = [
    { path: 'name', message: 'Name too long' },
    { path: 'name', message: 'Name must be a single line' },
    { path: 'email', message: 'Invalid email format' },
  ];
  expect(errorsOf(issues)).toEqual({ name: 'Name too long', email: 'Invalid email format' });
});

test('a form takes only values of its own fields that hold something', () => {
  expect(valuesFor(empty, { name: 'Asha', email: '', message: 'x', id: 7 })).toEqual({ name: 'Asha' });
  expect(valuesFor(empty, { name: 7, email: null })).toEqual({});
});

test('a form in which the hidden field is filled in was filled in by a machine', () => {
  const filled = (website?: string) => {
    const data = new FormData();
    if (website !== undefined) data.set('website', website);
    return isTrapped(data);
  };
  expect([filled('https://spam.example'), filled(' '), filled(''), filled()]).toEqual([true, true, false, false]);
});

test('a failure carries the words of the server and the fields they are about', () => {
  const issues = [{ path: 'email', message: 'Invalid email format' }];
  const refused = TRPCClientError.from({
    error: { code: -32_600, message: 'Invalid email format', data: { issues } },
  } as never);
  expect(readFailure(refused)).toEqual({ message: 'Invalid email format', issues });
});

test('a refusal before the procedures carries its sentence too', () => {
  const message = 'Too many requests. Please try again in a moment.';
  const error = TRPCClientError.from(new Error('Unable to transform'), { meta: { responseJSON: { message } } });
  expect(readFailure(error)).toEqual({ message, issues: [] });
});

test('of a server that does not answer nothing is said', () => {
  expect(readFailure(TRPCClientError.from(new TypeError('Failed to fetch')))).toEqual({
    message: undefined,
    issues: [],
  });
  expect(readFailure(new Error('bug'))).toEqual({ message: undefined, issues: [] });
});
