import { bookingDefaults } from '@site/schema/booking';
import { brandDefaults } from '@site/schema/brand-defaults';
import { postInput } from '@site/schema/post';
import { expect, test } from 'vitest';
import { insertPost, listAllPosts } from './post.ts';
import { findBooking, findBrand, findInvalidFields, findSetting, saveBrand, saveSetting } from './setting.ts';
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

test('a new name of the agency renames its team as the author of posts, and no other author', async () => {
  const { db } = await testDatabase();
  const now = new Date('2025-06-01T10:00:00.000Z');
  const body = { title: 'On time', excerpt: 'e'.repeat(60), content: `<p>${'word '.repeat(40)}</p>` };
  const authors = ['Ascent Digital Team', 'Ascent Digital Team, Pune', 'Asha Rao'];
  for (const [index, author] of authors.entries()) {
    await insertPost(db, postInput.parse({ ...body, slug: `post-${index}`, author }), now);
  }
  await saveBrand(db, { ...brandDefaults, name: 'Blue Line' });
  const { items } = await listAllPosts(db, {});
  expect(items.map(({ author }) => author).sort()).toEqual(['Ascent Digital Team, Pune', 'Asha Rao', 'Blue Line Team']);
  expect(items.map(({ updatedAt }) => updatedAt)).toEqual([now, now, now]);
  expect((await findBrand(db)).name).toBe('Blue Line');
});

test('an invalid or missing field of a stored setting has its default, and the others stay', async () => {
  const { db } = await testDatabase();
  expect(await findInvalidFields(db)).toEqual([]);
  const { region, ...address } = { ...brandDefaults.address, city: 'Kochi', country: 'Germany' };
  const socials = ['https://x.example', 'javascript:alert(1)'];
  await saveSetting(db, 'brand', {
    ...brandDefaults,
    name: 'Blue Line',
    rating: { value: 9, count: 8 },
    address,
    socials,
  });
  expect(await findBrand(db)).toEqual({
    ...brandDefaults,
    name: 'Blue Line',
    rating: { ...brandDefaults.rating, count: 8 },
    address: { ...address, region, country: brandDefaults.address.country },
  });
  const booking = { ...bookingDefaults, closedDays: [0], capacity: 5, slots: ['9:00 AM', '9:15 AM'] };
  await saveSetting(db, 'booking', { ...booking, noticeMinutes: undefined });
  expect(await findBooking(db)).toEqual({ ...booking, slots: bookingDefaults.slots });
  expect(await findInvalidFields(db)).toEqual([
    'brand.address.region',
    'brand.address.country',
    'brand.socials.1',
    'brand.rating.value',
    'booking.slots.1',
  ]);
});

test.each([
  ['a text', 'x'],
  ['nothing', null],
  ['a list', [1]],
])('%s in place of a setting is its defaults', async (_, value) => {
  const { db } = await testDatabase();
  await saveSetting(db, 'brand', value);
  expect(await findBrand(db)).toEqual(brandDefaults);
});
