import { expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { bookingToken, callIdOf } from './booking-token.ts';

test('rejects a token with another last character or another call id', async () => {
  const { db } = (await testApp()).database;
  const token = await bookingToken(db, 12);
  expect(await callIdOf(db, token)).toBe(12);
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const others = letters
    .split('')
    .map((letter) => token.slice(0, -1) + letter)
    .filter((other) => other !== token);
  expect(await Promise.all(others.map((other) => callIdOf(db, other)))).toEqual(others.map(() => undefined));
  expect(await callIdOf(db, token.replace('12.', '13.'))).toBeUndefined();
});
