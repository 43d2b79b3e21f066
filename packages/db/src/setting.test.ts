import { expect, test } from 'vitest';
import { findSetting, saveSetting } from './setting.ts';
import { testDatabase } from './testing/database.ts';

test.each([
  ['a record', { name: 'Ascent "Digital"', rating: { value: 4.9 }, socials: ['https://x.example'] }],
  ['a text', 'ਨਮਸਤੇ 🚆 \\ \u0000'],
  ['no', false],
  ['zero', 0],
  ['nothing', null],
])('%s is returned as it was saved', async (_, value) => {
  const { db } = await testDatabase();
  await saveSetting(db, 'brand', value);
  expect(await findSetting(db, 'brand')).toEqual(value);
});

test('a setting that was never saved is undefined', async () => {
  const { db } = await testDatabase();
  await saveSetting(db, 'brand', 1);
  expect(await findSetting(db, 'bran')).toBeUndefined();
});

test('saving again replaces only the value of that key', async () => {
  const { db } = await testDatabase();
  await saveSetting(db, 'brand', 1);
  await saveSetting(db, 'other', 2);
  await saveSetting(db, 'brand', { three: 3 });
  expect(await findSetting(db, 'brand')).toEqual({ three: 3 });
  expect(await findSetting(db, 'other')).toBe(2);
});

test('after concurrent saves, a setting has one of the saved values', async () => {
  const { db } = await testDatabase();
  await Promise.all(Array.from({ length: 20 }, (_, index) => saveSetting(db, 'brand', { index })));
  expect(await findSetting(db, 'brand')).toEqual({ index: expect.any(Number) });
});
