import { type Booking, bookingDefaults, bookingInput } from '@site/schema/booking';
import { type Brand, brandInput } from '@site/schema/brand';
import { brandDefaults } from '@site/schema/site';
import type { Db } from './tables.ts';

export async function findSetting(db: Db, key: string): Promise<unknown> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return row && JSON.parse(row.value);
}

export async function saveSetting(db: Db, key: string, value: unknown): Promise<void> {
  const row = { key, value: JSON.stringify(value) };
  await db
    .insertInto('settings')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: row.value }))
    .execute();
}

/** Reads a setting of text, and creates it when it is missing, once among all processes. */
export async function createSetting(db: Db, key: string, create: () => string): Promise<string> {
  const saved = await findSetting(db, key);
  if (typeof saved === 'string') return saved;
  const row = { key, value: JSON.stringify(create()) };
  await db
    .insertInto('settings')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return createSetting(db, key, create);
}

const BRAND = 'brand';

/** The saved brand; fields that an older version did not have get their defaults. */
export async function findBrand(db: Db): Promise<Brand> {
  const saved = await findSetting(db, BRAND);
  const { success, data } = brandInput.safeParse({ ...brandDefaults, ...(saved as object | undefined) });
  return success ? data : brandDefaults;
}

export const saveBrand = (db: Db, brand: Brand) => saveSetting(db, BRAND, brand);

const BOOKING = 'booking';

/** When calls can be booked, as the administrator has set it. */
export async function findBooking(db: Db): Promise<Booking> {
  const saved = await findSetting(db, BOOKING);
  const { success, data } = bookingInput.safeParse({ ...bookingDefaults, ...(saved as object | undefined) });
  return success ? data : bookingDefaults;
}

export const saveBooking = (db: Db, booking: Booking) => saveSetting(db, BOOKING, booking);
