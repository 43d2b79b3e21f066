import { type Booking, bookingDefaults, bookingInput } from '@site/schema/booking';
import { type Brand, brand } from '@site/schema/brand';
import { brandDefaults } from '@site/schema/brand-defaults';
import { teamName } from '@site/schema/site';
import type { z } from 'zod';
import { renameAuthor } from './post.ts';
import type { Db } from './tables.ts';
import { inTransaction } from './transaction.ts';

export async function findSetting(db: Db, key: string): Promise<unknown> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return row && JSON.parse(row.value);
}

export async function findSettings(db: Db, keys: readonly string[]): Promise<ReadonlyMap<string, unknown>> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).where('key', 'in', keys).execute();
  return new Map(rows.map(({ key, value }) => [key, JSON.parse(value)]));
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

/** A saved setting; fields that an older version did not have get their defaults. */
async function readSetting<S extends z.ZodType<object>>(db: Db, key: string, schema: S, defaults: z.output<S>) {
  const saved = await findSetting(db, key);
  const { success, data } = schema.safeParse({ ...defaults, ...(saved as object | undefined) });
  return success ? data : defaults;
}

const BRAND = 'brand';

export const findBrand = (db: Db): Promise<Brand> => readSetting(db, BRAND, brand, brandDefaults);

/** The team of the agency, which is the author of posts by default, is renamed with it. */
export const saveBrand = (db: Db, changed: Brand): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const before = await findBrand(transaction);
    await saveSetting(transaction, BRAND, changed);
    if (changed.name !== before.name) await renameAuthor(transaction, teamName(before), teamName(changed));
  });

const BOOKING = 'booking';

/** When calls can be booked, as the administrator has set it. */
export const findBooking = (db: Db): Promise<Booking> => readSetting(db, BOOKING, bookingInput, bookingDefaults);

export const saveBooking = (db: Db, booking: Booking) => saveSetting(db, BOOKING, booking);
