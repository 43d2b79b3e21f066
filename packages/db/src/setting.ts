import { type Booking, type BookingRules, bookingDefaults, bookingInput } from '@site/schema/booking';
import { type Brand, brand } from '@site/schema/brand';
import { brandDefaults } from '@site/schema/brand-defaults';
import { bookedHours } from '@site/schema/office-hours';
import { teamName } from '@site/schema/site';
import { type VersionSubject, versionedSettings } from '@site/schema/version';
import { type Zone, zoneOf } from '@site/schema/zone';
import type { z } from 'zod';
import { lockAuditLog } from './audit/audit-log.ts';
import { isRecorded } from './audit/change-source.ts';
import { describeChange, record } from './audit/record-changes.ts';
import { renameAuthor } from './content/post.ts';
import { moveCallsToZone } from './leads/zone-change.ts';
import { emptyBrand } from './seed/empty-brand.ts';
import type { Db } from './tables.ts';
import { inTransaction } from './transaction.ts';
import { publishVersions } from './versions/publish-version.ts';

export async function findSetting(db: Db, key: string): Promise<unknown> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return row && JSON.parse(row.value);
}

export async function findSettings(db: Db, keys: readonly string[]): Promise<ReadonlyMap<string, unknown>> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).where('key', 'in', keys).execute();
  return new Map(rows.map(({ key, value }) => [key, JSON.parse(value)]));
}

/**
 * A person's change is recorded in the audit log with the values that `effective` makes of what was and is stored, such
 * as the defaults until something is stored.
 */
export async function saveSetting(
  db: Db,
  key: string,
  value: unknown,
  effective = (stored: unknown) => stored,
): Promise<void> {
  if (!isRecorded(db)) return writeSetting(db, key, value);
  await inTransaction(db, async (transaction) => {
    const named = (one: unknown) => (isGroup(one) ? one : { [key]: one });
    await lockAuditLog(transaction);
    const before = named(effective(await findSetting(transaction, key)));
    await writeSetting(transaction, key, value);
    const after = named(effective(value));
    const version = versionOf(key);
    if (version) await publishVersions(transaction, version.kind, [{ key: version.key, before, after }]);
    await record(transaction, ...describeChange({ kind: 'setting', verb: 'update', title: key }, before, after));
  });
}

/** The version subject of a setting; undefined for settings without versions. */
function versionOf(key: string): VersionSubject | undefined {
  if (key.startsWith(COPY_KEY)) return { kind: 'copy', key: key.slice(COPY_KEY.length) };
  return versionedSettings.some((one) => one === key) ? { kind: 'setting', key } : undefined;
}

/** The progress of the setup. Only a site that started without demo content has it. */
export const SETUP_KEY = 'setup';

/** The keys of the texts of pages begin with this. */
export const COPY_KEY = 'copy.';

async function writeSetting(db: Db, key: string, value: unknown): Promise<void> {
  const row = { key, value: JSON.stringify(value) };
  await db
    .insertInto('settings')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: row.value }))
    .execute();
}

/** The number of bytes that a check writes, about the size of a large lead. */
const CHECK_BYTES = 16 * 1024;
const CHECK_KEY = 'readinessCheck';

/** Writes a row and deletes it in one transaction; throws if the database refuses writes. */
export const tryWrite = (db: Db): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await writeSetting(transaction, CHECK_KEY, 'x'.repeat(CHECK_BYTES));
    await transaction.deleteFrom('settings').where('key', '=', CHECK_KEY).execute();
  });

/** Reads a text setting. If it is missing, it is created, by one process only. */
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
 * Reads a stored value, which may be older than the rules: replaces each missing or invalid field by its default, and
 * removes the invalid items of lists.
 */
export function repairFields<S extends z.ZodType>(
  schema: S,
  stored: unknown,
  defaults: () => z.output<S>,
): Repaired<S> {
  let { error, data } = schema.safeParse(stored);
  const invalid = pathsOf(error).filter((path) => !isMissing(stored, path));
  let value = stored;
  // The second round replaces a list that has become too short.
  for (let round = 1; error && round <= 2; round++) {
    value = repair(value, defaults(), pathsOf(error));
    ({ error, data } = schema.safeParse(value));
  }
  return { value: error ? defaults() : (data as z.output<S>), invalid };
}

const pathsOf = (error: z.ZodError | undefined) => error?.issues.map(({ path }) => path) ?? [];

/** Whether an older version did not have this field. An item of a list without a field is invalid. */
function isMissing(value: unknown, [key, ...rest]: readonly PropertyKey[]): boolean {
  if (value === undefined || key === undefined) return value === undefined;
  return isGroup(value) && isMissing(value[String(key)], rest);
}

function repair(value: unknown, initial: unknown, paths: readonly PropertyKey[][]): unknown {
  const byKey = Map.groupBy(paths, ([key]) => key);
  if (Array.isArray(value) && !byKey.has(undefined)) return value.filter((_, index) => !byKey.has(index));
  if (!isGroup(value) || !isGroup(initial) || byKey.has(undefined)) return initial;
  const repaired = [...byKey].map(([key = '', inner]) => {
    const name = String(key);
    return [
      name,
      repair(
        value[name],
        initial[name],
        inner.map((path) => path.slice(1)),
      ),
    ];
  });
  return { ...value, ...Object.fromEntries(repaired) };
}

export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const BRAND = 'brand';

/** Once the owner has saved facts, no fact of the demo is added to them. */
const repairBrand = (stored: unknown) =>
  repairFields(brand, stored, () => (stored === undefined ? brandDefaults : emptyBrand));

const readBrand = async (db: Db) => repairBrand(await findSetting(db, BRAND));

/** The facts of the agency, with the office hours that pages show. */
export async function findBrand(db: Db): Promise<Brand> {
  const stored = await findSettings(db, [BRAND, BOOKING]);
  const facts = repairBrand(stored.get(BRAND)).value;
  if (!facts.hoursFollowBooking) return facts;
  return { ...facts, officeHours: bookedHours(repairBooking(stored.get(BOOKING)).value) };
}

/** The time zone of the agency with its name. */
export const findZone = async (db: Db): Promise<Zone> => zoneOf(await findBrand(db));

/** The team of the agency, which is the author of posts by default, is renamed with it. */
export const saveBrand = (db: Db, changed: Brand, now = new Date()): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const before = await findBrand(transaction);
    await saveSetting(transaction, BRAND, changed, (stored) => repairBrand(stored).value);
    if (changed.name !== before.name) await renameAuthor(transaction, teamName(before), teamName(changed));
    const zones = { from: before.timeZone, to: changed.timeZone, now };
    if (zones.from !== zones.to) await moveCallsToZone(transaction, zones);
  });

const BOOKING = 'booking';

/** The booking hours that the administrator has set. */
export const findBooking = async (db: Db): Promise<Booking> => (await readBooking(db)).value;

/** The booking settings with the time zone of their days and slots. */
export async function findBookingRules(db: Db): Promise<BookingRules> {
  const stored = await findSettings(db, [BRAND, BOOKING]);
  const { timeZone } = repairBrand(stored.get(BRAND)).value;
  return { ...repairBooking(stored.get(BOOKING)).value, timeZone };
}

const repairBooking = (stored: unknown) => repairFields(bookingInput, stored, () => bookingDefaults);

const readBooking = async (db: Db) => repairBooking(await findSetting(db, BOOKING));

export const saveBooking = (db: Db, booking: Booking) =>
  saveSetting(db, BOOKING, booking, (stored) => repairBooking(stored).value);

/** The stored fields that are invalid and therefore replaced by their defaults, or removed from their list. */
export async function findInvalidFields(db: Db): Promise<string[]> {
  const [facts, booking] = await Promise.all([readBrand(db), readBooking(db)]);
  const named = (key: string, paths: PropertyKey[][]) => paths.map((path) => [key, ...path].join('.'));
  return [...new Set([...named(BRAND, facts.invalid), ...named(BOOKING, booking.invalid)])];
}
