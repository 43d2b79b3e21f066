import { blankCopy, type Copy, type CopyName, copyNames, copyPages, defaultCopy } from '@site/schema/copy-pages';
import { indexCopy } from '../search/search-index.ts';
import { COPY_KEY, findSetting, findSettings, isGroup, repairFields, SETUP_KEY, saveSetting } from '../setting.ts';
import type { Db } from '../tables.ts';
import { inTransaction } from '../transaction.ts';

/*
 * The texts of pages. Only what differs from the text of the specification is stored.
 */

const keyOf = (name: CopyName) => `${COPY_KEY}${name}`;

export const findCopy = async <Name extends CopyName>(db: Db, name: Name): Promise<Copy<Name>> =>
  (await findCopies(db, [name]))[name];

type Copies<Name extends CopyName> = { [N in Name]: Copy<N> };
type Saved = Awaited<ReturnType<typeof findSettings>>;

/** The texts of several pages, with one query. */
export async function findCopies<Name extends CopyName>(db: Db, names: readonly Name[]): Promise<Copies<Name>> {
  return copiesIn(await findSettings(db, [...names.map(keyOf), SETUP_KEY]), names);
}

/** The texts of several pages, and the addresses that `listUnconfirmed` lists, with one query. */
export async function findShownCopies<Name extends CopyName>(db: Db, names: readonly Name[]) {
  const saved = await findSettings(db, [...[...names, ...legalTexts].map(keyOf), SETUP_KEY]);
  return { copies: copiesIn(saved, names), unconfirmed: unconfirmedIn(saved) };
}

function copiesIn<Name extends CopyName>(saved: Saved, names: readonly Name[]): Copies<Name> {
  const initial = initialOf(saved.has(SETUP_KEY));
  return Object.fromEntries(
    names.map((name) => [name, readCopy(name, saved.get(keyOf(name)), initial)]),
  ) as Copies<Name>;
}

type Initial = <Name extends CopyName>(name: Name) => Copy<Name>;

const initialOf = (isEmptySite: boolean): Initial => (isEmptySite ? blankCopy : defaultCopy);

const findInitial = async (db: Db) => initialOf((await findSetting(db, SETUP_KEY)) !== undefined);

/** The texts that the administrator restores: a site without demo content has no claims of the demo. */
export const findInitialCopy = async <Name extends CopyName>(db: Db, name: Name): Promise<Copy<Name>> =>
  (await findInitial(db))(name);

/** The texts that name the law. */
const legalTexts = ['privacy', 'terms'] as const;

/** The addresses of legal texts that the owner of a site without demo content has not saved yet: they are hidden. */
export async function listUnconfirmed(db: Db): Promise<string[]> {
  return unconfirmedIn(await findSettings(db, [...legalTexts.map(keyOf), SETUP_KEY]));
}

function unconfirmedIn(saved: Saved): string[] {
  if (!saved.has(SETUP_KEY)) return [];
  return legalTexts.filter((name) => !saved.has(keyOf(name))).map((name) => copyPages[name].path);
}

/**
 * Replaces values that are no longer valid by their defaults. They were stored by an older version, or contain a
 * picture that was replaced in the library by one of another type.
 */
function readCopy<Name extends CopyName>(name: Name, saved: unknown, initial: Initial): Copy<Name> {
  if (saved === undefined) return initial(name);
  return repairFields(copyPages[name].schema, saved, () => initial(name)).value as Copy<Name>;
}

export const saveCopy = <Name extends CopyName>(db: Db, name: Name, copy: Copy<Name>): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const changed = differences(copy, defaultCopy(name)) ?? {};
    const initial = await findInitial(transaction);
    await saveSetting(transaction, keyOf(name), changed, (stored) => readCopy(name, stored, initial));
    await indexCopy(transaction, name, copy);
  });

/** How many texts of each page differ from the texts with which the site began. */
export async function countCopyChanges(db: Db): Promise<{ page: CopyName; changed: number }[]> {
  const [copies, initial] = await Promise.all([findCopies(db, copyNames), findInitial(db)]);
  return copyNames.map((page) => ({ page, changed: countTexts(differences(copies[page], initial(page))) }));
}

/** The texts that differ from the defaults; undefined if none does. A list is stored as a whole. */
function differences(value: unknown, initial: unknown): unknown {
  if (!isGroup(value) || !isGroup(initial)) {
    return JSON.stringify(value) === JSON.stringify(initial) ? undefined : value;
  }
  const changed = Object.entries(value)
    .map(([key, one]) => [key, differences(one, initial[key])] as const)
    .filter(([, one]) => one !== undefined);
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}

/** A list counts as one text. */
function countTexts(value: unknown): number {
  if (value === undefined) return 0;
  if (!isGroup(value)) return 1;
  return Object.values(value).reduce<number>((sum, one) => sum + countTexts(one), 0);
}
