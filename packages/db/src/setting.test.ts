import { bookingDefaults } from '@site/schema/booking';
import { brandDefaults } from '@site/schema/brand-defaults';
import { postInput } from '@site/schema/post';
import { expect, test } from 'vitest';
import { listAudit } from './audit/audit-log.ts';
import { recordingDb } from './audit/change-source.ts';
import { insertPost, listAllPosts } from './content/post.ts';
import { emptyBrand } from './seed/empty-brand.ts';
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

test('a new name of the agency renames its team as the author of posts, and no other author; one audit entry counts the posts', async () => {
  const { db } = await testDatabase();
  const now = new Date('2025-06-01T10:00:00.000Z');
  const body = { title: 'On time', excerpt: 'e'.repeat(60), content: `<p>${'word '.repeat(40)}</p>` };
  const authors = ['Ascent Digital Team', 'Ascent Digital Team', 'Ascent Digital Team, Pune', 'Asha Rao'];
  for (const [index, author] of authors.entries()) {
    await insertPost(db, postInput.parse({ ...body, slug: `post-${index}`, author }), now);
  }
  const source = { actor: 'owner', network: null, now: () => now };
  await saveBrand(recordingDb(db, source), { ...brandDefaults, name: 'Blue Line' });
  const { items: entries } = await listAudit(db, {});
  expect(entries.map(({ action, count, title }) => [action, count, title])).toEqual([
    ['post.update', 2, null],
    ['setting.update', 1, 'brand'],
  ]);
  const { items } = await listAllPosts(db, {});
  const [team, ...others] = ['Blue Line Team', 'Ascent Digital Team, Pune', 'Asha Rao'];
  expect(items.map(({ author }) => author).sort()).toEqual([...others, team, team]);
  expect(items.map(({ updatedAt }) => updatedAt)).toEqual(items.map(() => now));
  expect((await findBrand(db)).name).toBe('Blue Line');
});

test('an invalid or missing field of a stored setting gets its default, and the other fields stay', async () => {
  const { db } = await testDatabase();
  expect(await findBrand(db)).toEqual(brandDefaults);
  const { region, ...address } = { ...brandDefaults.address, city: 'Kochi', country: 'Germany' };
  const { priceRange, ...facts } = { ...brandDefaults, name: 'Blue Line', phone: '5', address };
  await saveSetting(db, 'brand', facts);
  // The facts of the demo must not stand beside those of the owner.
  expect(await findBrand(db)).toEqual({
    ...facts,
    priceRange: null,
    phone: emptyBrand.phone,
    address: { ...address, region: emptyBrand.address.region, country: 'IN' },
  });
  const booking = { ...bookingDefaults, closedDays: [0], capacity: 500 };
  await saveSetting(db, 'booking', { ...booking, noticeMinutes: undefined });
  expect(await findBooking(db)).toEqual({ ...booking, capacity: bookingDefaults.capacity });
  // Fields that an older version did not have are missing, not invalid.
  expect(await findInvalidFields(db)).toEqual(['brand.address.country', 'brand.phone', 'booking.capacity']);
});

test.each([{ value: 9, count: 8 }, { value: 4.5 }, { count: 8 }, 'five'])(
  'the invalid rating %j is removed',
  async (rating) => {
    const { db } = await testDatabase();
    await saveSetting(db, 'brand', { ...brandDefaults, rating });
    expect(await findBrand(db)).toEqual({ ...brandDefaults, rating: null });
  },
);

test('the invalid items of a stored list are removed, and the others stay', async () => {
  const { db } = await testDatabase();
  const socials = ['javascript:alert(1)', 'https://x.example', 5, 'https://y.example'];
  await saveSetting(db, 'brand', { ...brandDefaults, socials });
  expect((await findBrand(db)).socials).toEqual(['https://x.example', 'https://y.example']);
  const founding = { day: '2025-06-13', name: 'Founding day' };
  const holidays = [{ day: '13 June', name: '' }, founding, { day: '2025-06-14' }];
  await saveSetting(db, 'booking', { ...bookingDefaults, holidays, slots: ['9:15 AM'], officeDays: [1, 9] });
  expect(await findBooking(db)).toEqual({ ...bookingDefaults, holidays: [founding], officeDays: [1] });
  expect(await findInvalidFields(db)).toEqual([
    ...['brand.socials.0', 'brand.socials.2', 'booking.officeDays.1', 'booking.slots.0'],
    ...['booking.holidays.0.day', 'booking.holidays.0.name', 'booking.holidays.2.name'],
  ]);
});

test.each([
  ['a text', 'x'],
  ['nothing', null],
  ['a list', [1]],
])('%s stored as a setting is replaced by the defaults', async (_, value) => {
  const { db } = await testDatabase();
  await saveSetting(db, 'brand', value);
  expect(await findBrand(db)).toEqual(emptyBrand);
  await saveSetting(db, 'booking', value);
  expect(await findBooking(db)).toEqual(bookingDefaults);
  expect(await findInvalidFields(db)).toEqual(['brand', 'booking']);
});
