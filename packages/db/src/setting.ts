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

const BRAND = 'brand';

/** The saved brand; fields that an older version did not have get their defaults. */
export async function findBrand(db: Db): Promise<Brand> {
  const saved = await findSetting(db, BRAND);
  const { success, data } = brandInput.safeParse({ ...brandDefaults, ...(saved as object | undefined) });
  return success ? data : brandDefaults;
}

export const saveBrand = (db: Db, brand: Brand) => saveSetting(db, BRAND, brand);
