import { expect, test } from 'vitest';
import { errorsAfterChange } from './use-values.ts';

test('a changed field shows its new error, or none', () => {
  expect(errorsAfterChange('name', {}, {}, { name: 'Too long', email: 'Invalid' })).toEqual({ name: 'Too long' });
  expect(errorsAfterChange('name', { name: 'Too short' }, { name: 'Too short' }, {})).toEqual({});
  expect(errorsAfterChange('name', { name: 'Refused by the server' }, {}, {})).toEqual({});
});

test('clears the error of another field when the change makes its value valid, unless the server found it', () => {
  const stale = { time: 'This time has passed' };
  expect(errorsAfterChange('day', stale, stale, {})).toEqual({});
  expect(errorsAfterChange('day', { time: 'Fully booked' }, {}, {})).toEqual({ time: 'Fully booked' });
});
