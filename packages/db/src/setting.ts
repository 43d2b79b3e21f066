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

/** Reads a text setting. If it is missing, one of all processes creates it. */
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

type Repaired<S extends z.ZodType> = { value: z.output<S>; invalid: PropertyKey[][] };

/**
 * Reads a stored value in which fields may be missing or invalid, because the rules have changed since: each of them
 * gets its default. A list is a field.
 */
export function repairFields<S extends z.ZodType>(schema: S, stored: unknown, defaults: z.output<S>): Repaired<S> {
  const { error, data } = schema.safeParse(stored);
  if (!error) return { value: data, invalid: [] };
  const invalid = error.issues.map(({ path }) => path);
  const repaired = schema.safeParse(invalid.reduce((value, path) => withDefault(value, defaults, path), stored));
  return { value: repaired.success ? repaired.data : defaults, invalid };
}

function withDefault(value: unknown, initial: unknown, [key, ...rest]: readonly PropertyKey[]): unknown {
  if (!isGroup(value) || !isGroup(initial) || typeof key !== 'string') return initial;
  return { ...value, [key]: withDefault(value[key], initial[key], rest) };
}

export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields that an older version did not have are missing, not invalid. */
async function readSetting<S extends z.ZodType<object>>(db: Db, key: string, schema: S, defaults: z.output<S>) {
  const stored = await findSetting(db, key);
  return repairFields(schema, isGroup(stored) ? { ...defaults, ...stored } : defaults, defaults);
}

const BRAND = 'brand';

const readBrand = (db: Db) => readSetting(db, BRAND, brand, brandDefaults);

export const findBrand = async (db: Db): Promise<Brand> => (await readBrand(db)).value;

/** The team of the agency, which is the author of posts by default, is renamed with it. */
export const saveBrand = (db: Db, changed: Brand): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const before = await findBrand(transaction);
    await saveSetting(transaction, BRAND, changed);
    if (changed.name !== before.name) await renameAuthor(transaction, teamName(before), teamName(changed));
  });

const BOOKING = 'booking';

/** The booking hours that the administrator has set. */
export const findBooking = async (db: Db): Promise<Booking> => (await readBooking(db)).value;

const readBooking = (db: Db) => readSetting(db, BOOKING, bookingInput, bookingDefaults);

export const saveBooking = (db: Db, booking: Booking) => saveSetting(db, BOOKING, booking);

/** The stored fields that are replaced by their defaults. */
export async function findInvalidFields(db: Db): Promise<string[]> {
  const [facts, booking] = await Promise.all([readBrand(db), readBooking(db)]);
  const named = (key: string, paths: PropertyKey[][]) => paths.map((path) => [key, ...path].join('.'));
  return [...new Set([...named(BRAND, facts.invalid), ...named(BOOKING, booking.invalid)])];
}
