import { expect, test } from 'vitest';
import { firstIssue } from '../testing/samples.ts';
import { listQuery } from './list-query.ts';

test('requests the whole list by default', () => {
  expect([undefined, {}].map((value) => listQuery.parse(value))).toEqual([{}, {}]);
});

test('accepts a limit from 1 to 100 and an offset from 0', () => {
  for (const asked of [{ limit: 1 }, { limit: 100 }, { offset: 0 }, { limit: 20, offset: 999_999_999 }])
    expect(listQuery.parse(asked)).toEqual(asked);
});

test('rejects any other limit', () => {
  for (const limit of [0, 101, -1, 1.5, Number.NaN, Infinity, '5', '', null, true])
    expect(firstIssue(listQuery, { limit })).toBe('limit: limit must be a whole number from 1 to 100');
});

test('rejects any other offset', () => {
  for (const offset of [-1, 1_000_000_000, 0.5, Number.NaN, Infinity, '0', '', null, true])
    expect(firstIssue(listQuery, { offset })).toBe('offset: offset must be a whole number from 0 to 999999999');
});

test('drops unknown fields', () => {
  expect(listQuery.parse({ limit: 5, sort: 'title' })).toEqual({ limit: 5 });
});
