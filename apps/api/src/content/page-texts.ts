import { findCopy, findShownCopies } from '@site/db/copy';
import { listPageLinks } from '@site/db/page';
import { listRedirected } from '@site/db/redirect';
import type { Db } from '@site/db/tables';
import type { Brand } from '@site/schema/brand';
import { changedCallForm } from '@site/schema/call-form';
import type { Copy, CopyName } from '@site/schema/copy-pages';
import { fillIn } from '@site/schema/fill-in';
import { type Look, lookOf } from '@site/schema/look';
import { defaultNavigation, isHidden, type Navigation } from '@site/schema/navigation';
import { changedNavigation, entriesOfAdded, type NavigationCopy } from '@site/schema/navigation-copy';
import type { PageLink } from '@site/schema/page';
import { type LandingSlug, paths } from '@site/schema/paths';
import type { ServiceFamily } from '@site/schema/service-families';
import type { Config } from '../config.ts';
import { brandOf, type Draft } from './draft.ts';

/*
 * Reads the editable texts for pages and mails, and fills in the facts of the agency.
 */

export type TextSources = { db: Db; draft?: Draft | undefined; now?: () => Date };

/** The texts of a page with their placeholders filled in. */
export async function filledCopy<Name extends CopyName>(sources: TextSources, name: Name): Promise<Copy<Name>> {
  const [copy, brand] = await Promise.all([currentCopy(sources, name), brandOf(sources)]);
  return fillIn(copy, brand, sources.now?.());
}

const draftTexts = <Name extends CopyName>(draft: Draft | undefined, name: Name): Copy<Name> | undefined =>
  (draft && 'values' in draft && draft.page === name ? draft.values : draft?.past?.texts[name]) as
    | Copy<Name>
    | undefined;

/** The texts as a preview shows them, or as they are stored. */
async function currentCopy<Name extends CopyName>({ db, draft }: TextSources, name: Name): Promise<Copy<Name>> {
  return draftTexts(draft, name) ?? findCopy(db, name);
}

export async function findFamilies(sources: TextSources): Promise<ServiceFamily[]> {
  return (await currentCopy(sources, 'navigation')).families.families;
}

export type IsHidden = (address: string) => boolean;

/** Returns a function that tells whether an address, with or without the origin of the site, is that of a hidden page. */
export async function hiddenFrom(sources: TextSources & { config: Pick<Config, 'publicUrl'> }): Promise<IsHidden> {
  const { db, draft, config } = sources;
  const { copies, unconfirmed } = await findShownCopies(db, ['navigation']);
  const texts = draftTexts(draft, 'navigation') ?? copies.navigation;
  const navigation = shownNavigation(texts, { unconfirmed }, draft) ?? defaultNavigation;
  return (address) => isHidden(navigation, withoutOrigin(address, config.publicUrl));
}

function withoutOrigin(address: string, publicUrl: string): string {
  const url = /^https?:/i.test(address) ? URL.parse(address) : null;
  return url?.host === new URL(publicUrl).host ? url.pathname : address;
}

/**
 * Returns the navigation if it differs from the defaults. Previews hide no page, except that of the navigation itself.
 */
function shownNavigation(
  copy: NavigationCopy,
  site: Parameters<typeof changedNavigation>[1],
  draft: Draft | undefined,
): Navigation | undefined {
  const navigation = changedNavigation(copy, site);
  const isItself = draft && 'page' in draft && draft.page === 'navigation';
  return navigation && draft && !isItself ? { ...navigation, hidden: [] } : navigation;
}

/** The addresses of entries that lead to added pages which are not public. An address may be redirected instead. */
async function listMissing(db: Db, copy: NavigationCopy, added: readonly PageLink[]): Promise<string[]> {
  const entries = entriesOfAdded(copy).filter(({ slug }) => added.every((page) => page.slug !== slug));
  const redirected = await listRedirected(
    db,
    entries.map(({ slug }) => paths.page(slug)),
  );
  return entries.filter(({ slug }) => !redirected.includes(paths.page(slug))).map(({ to }) => to);
}

export async function findLandingLinks(sources: TextSources, slug: LandingSlug): Promise<string[]> {
  return (await currentCopy(sources, slug)).services.cards.map(({ href }) => href);
}

/**
 * Reads what every page shows: the texts of header, footer and dialog, the menu with the added pages, the families of
 * services, and the look.
 */
export async function siteTexts(sources: TextSources, brand: Brand) {
  const { db, draft, now } = sources;
  const [{ copies, unconfirmed }, added] = await Promise.all([
    findShownCopies(db, ['site', 'look', 'navigation', 'scheduleCall']),
    listPageLinks(db),
  ]);
  const textsOf = <Name extends keyof typeof copies>(name: Name) => draftTexts(draft, name) ?? copies[name];
  const look = lookOf(textsOf('look'));
  const copy = textsOf('navigation');
  const { families } = copy.families;
  const missing = await listMissing(db, copy, added);
  const navigation = shownNavigation(copy, { unconfirmed, added, missing }, draft);
  const { header, form } = textsOf('scheduleCall');
  const callForm = changedCallForm({ title: header.title, lead: header.lead, ...form });
  const filled = { texts: textsOf('site'), families, ...(navigation && { navigation }), ...(callForm && { callForm }) };
  return { ...fillIn(filled, brand, now?.()), ...(look && { look }) };
}

/** The changes of the administrator to the logo and the colours. */
export async function findLook(sources: TextSources): Promise<Look | undefined> {
  return lookOf(await currentCopy(sources, 'look'));
}
