import { type CopyName, defaultCopy } from '@site/schema/copy-pages';
import type { RecordKind } from '@site/schema/record-kinds';
import { type FirstLook, type SetupState, type SetupStep, setupSteps } from '@site/schema/setup';
import { findCopies, findCopy, listUnconfirmed, saveCopy } from './content/copy.ts';
import type { Leftover } from './content/leftovers.ts';
import { publicRows } from './content/public-records.ts';
import { emptyBrand } from './seed/empty-brand.ts';
import { findBrand, findSetting, findSettings, SETUP_KEY, saveBrand, saveSetting } from './setting.ts';
import type { Db } from './tables.ts';
import { inTransaction } from './transaction.ts';

/*
 * The setup progress of a site that started without demo content. A step is done when visitors see no placeholder of it.
 * Only the skipped steps and the ids of kept texts are stored.
 */

type Stored = { skipped: SetupStep[]; kept?: string[] };

export const startSetup = (db: Db) => saveSetting(db, SETUP_KEY, { skipped: [] } satisfies Stored);

/** Undefined for a site that started with demo content. */
export const findSetup = async (db: Db) => (await findSetting(db, SETUP_KEY)) as Stored | undefined;

export type Progress = {
  /** What visitors see. */
  leftovers: readonly Leftover[];
  operation: Record<'mail' | 'secondFactor' | 'backup', boolean>;
  now: Date;
};

/** The steps in their order. */
export async function listSteps(
  db: Db,
  { skipped }: Pick<Stored, 'skipped'>,
  progress: Progress,
): Promise<SetupState[]> {
  const [done, { pages }] = await Promise.all([listDone(db, progress), findCopy(db, 'navigation')]);
  // The guide asks for no records that visitors do not see.
  const isLeftOut: Partial<Record<SetupStep, boolean>> = {
    project: pages.portfolio.hidden,
    caseStudy: pages.caseStudies.hidden,
  };
  return setupSteps
    .filter((step) => !isLeftOut[step])
    .map((step) => ({
      step,
      state: done[step] ? 'done' : skipped.includes(step) ? 'skipped' : 'open',
    }));
}

/** Replaces the placeholders of home, contact and about. */
export const saveFirstLook = (db: Db, { brand, sentence, look: { logo, signal, marigold } }: FirstLook, now: Date) =>
  inTransaction(db, async (transaction) => {
    await saveBrand(transaction, { ...brand, tagline: sentence, slogan: sentence }, now);
    const { home, about, look } = await findCopies(transaction, ['home', 'about', 'look']);
    await saveCopy(transaction, 'home', { ...home, hero: { ...home.hero, lead: sentence } });
    await saveCopy(transaction, 'about', { ...about, hero: { ...about.hero, lead: sentence } });
    const changed = { pictures: { ...look.pictures, logo }, colors: { ...look.colors, signal, marigold } };
    await saveCopy(transaction, 'look', { ...look, ...changed });
  });

export const skipStep = (db: Db, step: SetupStep, skipped: boolean): Promise<boolean> =>
  changeStored(db, (stored) => ({ ...stored, skipped: listed(stored.skipped, step, skipped) }));

const KEPT_MAX = 500;

export const keepLeftover = (db: Db, id: string, kept: boolean): Promise<boolean> =>
  changeStored(db, (stored) => ({ ...stored, kept: listed(stored.kept ?? [], id, kept).slice(-KEPT_MAX) }));

const listed = <T>(list: readonly T[], one: T, isListed: boolean): T[] => [
  ...list.filter((other) => other !== one),
  ...(isListed ? [one] : []),
];

/** Returns false if the site has no guide. */
function changeStored(db: Db, change: (stored: Stored) => Stored): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    // This update locks the row, so that concurrent changes are made one after another.
    const row = await transaction
      .updateTable('settings')
      .set((eb) => ({ value: eb.ref('value') }))
      .where('key', '=', SETUP_KEY)
      .returning('value')
      .executeTakeFirst();
    if (!row) return false;
    await saveSetting(transaction, SETUP_KEY, change(JSON.parse(row.value) as Stored));
    return true;
  });
}

async function listDone(db: Db, { leftovers, operation, now }: Progress): Promise<Record<SetupStep, boolean>> {
  const has = async (kind: RecordKind) =>
    (await publicRows(db, now, kind).select('id').limit(1).executeTakeFirst()) !== undefined;
  const [brand, look, saved, unconfirmed, service, project, caseStudy] = await Promise.all([
    findBrand(db),
    findCopy(db, 'look'),
    findSettings(db, ['booking']),
    listUnconfirmed(db),
    has('service'),
    has('project'),
    has('caseStudy'),
  ]);
  const isSaid = (...fields: string[]) => leftovers.some((one) => !one.page && fields.includes(one.field ?? ''));
  const isOn = (...pages: CopyName[]) => leftovers.some(({ page }) => page && pages.includes(page));
  const { logo, favicon, shareImage } = look.pictures;
  const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
  return {
    name: !isSaid('name', 'tagline', 'slogan'),
    contact: !isSaid('phone', 'email', 'headEmail', 'chatNumber'),
    place: !isSaid('street', 'city', 'region', 'postalCode'),
    hours: saved.has('booking') || differs(brand.officeHours, emptyBrand.officeHours),
    logo: logo !== '' && favicon !== '',
    colors: differs(look.colors, defaultCopy('look').colors),
    shareImage: shareImage !== '',
    homeTexts: !isOn('home'),
    service,
    project,
    caseStudy,
    legal: unconfirmed.length === 0 && !isOn('privacy', 'terms'),
    ...operation,
  };
}
