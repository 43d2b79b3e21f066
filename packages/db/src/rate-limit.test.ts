import { expect, test } from 'vitest';
import { countHit, deletePastHits, findHits, forgetHits } from './rate-limit.ts';
import { testDatabase } from './testing/database.ts';

const minute = 60_000;
const now = new Date('2025-06-01T10:00:00.000Z');
const after = (ms: number) => new Date(now.getTime() + ms);

test('counts hits in a window that ends a fixed time after the first', async () => {
  const { db } = await testDatabase();
  expect(await countHit(db, 'login:1', now, minute)).toEqual({ hits: 1, resetAt: after(minute) });
  expect(await countHit(db, 'login:1', after(1000), minute)).toEqual({ hits: 2, resetAt: after(minute) });
  expect(await countHit(db, 'login:1', after(minute - 1), minute)).toEqual({ hits: 3, resetAt: after(minute) });
});

test('starts a new window when the old one ends', async () => {
  const { db } = await testDatabase();
  await countHit(db, 'login:1', now, minute);
  await countHit(db, 'login:1', now, minute);
  expect(await countHit(db, 'login:1', after(minute), minute)).toEqual({ hits: 1, resetAt: after(2 * minute) });
  expect(await countHit(db, 'login:1', after(minute), minute)).toEqual({ hits: 2, resetAt: after(2 * minute) });
});

test('a key has hits until its window ends', async () => {
  const { db } = await testDatabase();
  await countHit(db, 'login:1', now, minute);
  const at = (ms: number, key = 'login:1') => findHits(db, key, after(ms));
  expect([await at(0), await at(minute - 1), await at(minute), await at(0, 'login:2')]).toEqual([1, 1, 0, 0]);
});

test('counts keys separately', async () => {
  const { db } = await testDatabase();
  await countHit(db, 'login:1', now, minute);
  await countHit(db, 'login:1', now, minute);
  expect((await countHit(db, 'login:10', now, minute)).hits).toBe(1);
});

test('fifty concurrent hits get fifty different counts', async () => {
  const { db } = await testDatabase();
  const told = await Promise.all(Array.from({ length: 50 }, () => countHit(db, 'login:1', now, minute)));
  expect(told.map(({ hits }) => hits).sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
  expect((await countHit(db, 'login:1', now, minute)).hits).toBe(51);
});

test('fifty concurrent hits on an ended window count from one', async () => {
  const { db } = await testDatabase();
  await countHit(db, 'login:1', now, minute);
  const told = await Promise.all(Array.from({ length: 50 }, () => countHit(db, 'login:1', after(minute), minute)));
  expect(Math.max(...told.map(({ hits }) => hits))).toBe(50);
});

test('forgetting the hits of a key resets only that key', async () => {
  const { db } = await testDatabase();
  for (const key of ['login:1', 'login:2']) await countHit(db, key, now, minute);
  await forgetHits(db, 'login:1');
  expect((await countHit(db, 'login:1', now, minute)).hits).toBe(1);
  expect((await countHit(db, 'login:2', now, minute)).hits).toBe(2);
});

test('deletes only windows that have ended', async () => {
  const { db } = await testDatabase();
  await countHit(db, 'ended', now, minute);
  await countHit(db, 'running', after(1), minute);
  await deletePastHits(db, after(minute));
  expect(await db.selectFrom('rateLimits').select('key').execute()).toEqual([{ key: 'running' }]);
});
