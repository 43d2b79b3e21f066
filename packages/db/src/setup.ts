import { type SetupState, type SetupStep, setupSteps } from '@site/schema/setup';
import { findCopy } from './content/copy.ts';
import { emptyBrand } from './seed/empty-brand.ts';
import { findBrand, findSetting, findSettings, SETUP_KEY, saveSetting } from './setting.ts';
import type { Db } from './tables.ts';

/*
 * The setup progress of a site that started without demo content. Completed steps are derived from the data; only the
 * steps that the administrator skipped are stored.
 */

type Stored = { skipped: SetupStep[] };

export const startSetup = (db: Db) => saveSetting(db, SETUP_KEY, { skipped: [] } satisfies Stored);

/** The steps in their order; undefined for a site that did not start empty. */
export async function readSetup(db: Db): Promise<SetupState[] | undefined> {
  const saved = (await findSetting(db, SETUP_KEY)) as Stored | undefined;
  if (!saved) return undefined;
  const done = await listDone(db);
  return setupSteps.map((step) => ({
    step,
    state: done[step] ? 'done' : saved.skipped.includes(step) ? 'skipped' : 'open',
  }));
}

/** Returns false if the site has no guide. */
export function skipStep(db: Db, step: SetupStep, skipped: boolean): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    // This update locks the row, so that concurrent changes are made one after another.
    const row = await transaction
      .updateTable('settings')
      .set((eb) => ({ value: eb.ref('value') }))
      .where('key', '=', SETUP_KEY)
      .returning('value')
      .executeTakeFirst();
    if (!row) return false;
    const others = (JSON.parse(row.value) as Stored).skipped.filter((one) => one !== step);
    await saveSetting(transaction, SETUP_KEY, { skipped: skipped ? [...others, step] : others } satisfies Stored);
    return true;
  });
}

async function listDone(db: Db): Promise<Record<SetupStep, boolean>> {
  const has = async (table: 'services' | 'portfolioProjects' | 'blogPosts') =>
    (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) !== undefined;
  const [brand, look, saved, service, project, post] = await Promise.all([
    findBrand(db),
    findCopy(db, 'look'),
    findSettings(db, ['booking']),
    has('services'),
    has('portfolioProjects'),
    has('blogPosts'),
  ]);
  const differs = (part: 'name' | 'address' | 'officeHours') =>
    JSON.stringify(brand[part]) !== JSON.stringify(emptyBrand[part]);
  return {
    name: differs('name'),
    address: differs('address'),
    hours: differs('officeHours') || saved.has('booking'),
    logo: look.pictures.logo !== '',
    service,
    project,
    post,
  };
}
