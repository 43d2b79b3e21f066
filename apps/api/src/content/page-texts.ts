import { findCopies, findCopy, listUnconfirmed } from '@site/db/copy';
import type { Db } from '@site/db/tables';
import type { Brand } from '@site/schema/brand';
import { type Copy, type CopyName, copyPages } from '@site/schema/copy-pages';
import { fillIn } from '@site/schema/fill-in';
import { type Look, lookOf } from '@site/schema/look';
import { landingSlugs } from '@site/schema/paths';
import type { Landing } from '@site/schema/service-families';
import { brandOf, type Draft } from './draft.ts';

/*
 * Reads the editable texts for pages and mails, and fills in the facts of the agency.
 */

export type TextSources = { db: Db; draft?: Draft | undefined; now?: () => Date };

/** The texts of a page with their placeholders filled in. */
export async function filledCopy<Name extends CopyName>(
  { db, draft, now }: TextSources,
  name: Name,
): Promise<Copy<Name>> {
  const [copy, brand] = await Promise.all([draftTexts(draft, name) ?? findCopy(db, name), brandOf({ db, draft })]);
  return fillIn(copy, brand, now?.());
}

const draftTexts = <Name extends CopyName>(draft: Draft | undefined, name: Name): Copy<Name> | undefined =>
  (draft && 'values' in draft && draft.page === name ? draft.values : draft?.past?.texts[name]) as
    | Copy<Name>
    | undefined;

/** The addresses that visitors do not see yet. A preview shows its page in any case. */
export async function hiddenPaths({ db, draft }: TextSources): Promise<string[]> {
  const unconfirmed = await listUnconfirmed(db);
  return unconfirmed.filter((name) => !draftTexts(draft, name)).map((name) => copyPages[name].path);
}

/** Reads the names, colours and links of the landing pages. */
export async function findLandings({ db, draft }: TextSources): Promise<Landing[]> {
  const saved = await findCopies(db, landingSlugs);
  return landingSlugs.map((slug) => {
    const { name, tone, services } = draftTexts(draft, slug) ?? saved[slug];
    return { slug, name, tone, links: services.cards.map(({ href }) => href) };
  });
}

/** Reads the texts of header and footer, shown on every page, the names of the landing pages, and the look. */
export async function siteTexts(sources: TextSources, brand: Brand) {
  const { db, draft, now } = sources;
  const [saved, landings, hidden] = await Promise.all([
    findCopies(db, ['site', 'look']),
    findLandings(sources),
    hiddenPaths(sources),
  ]);
  const textsOf = <Name extends keyof typeof saved>(name: Name) => draftTexts(draft, name) ?? saved[name];
  const look = lookOf(textsOf('look'));
  const filled = fillIn({ texts: textsOf('site'), landings }, brand, now?.());
  return { ...filled, ...(look && { look }), ...(hidden.length > 0 && { hidden }) };
}

/** The changes of the administrator to the logo and the colours. */
export async function findLook({ db, draft }: TextSources): Promise<Look | undefined> {
  return lookOf(draftTexts(draft, 'look') ?? (await findCopy(db, 'look')));
}
