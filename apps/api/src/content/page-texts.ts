import { findCopies, findCopy } from '@site/db/copy';
import { findBrand } from '@site/db/setting';
import type { Brand } from '@site/schema/brand';
import type { Copy, CopyName } from '@site/schema/copy-pages';
import { fillIn } from '@site/schema/fill-in';
import { type Look, lookOf } from '@site/schema/look';
import { landingSlugs } from '@site/schema/paths';
import type { Landing } from '@site/schema/service-families';
import type { Context, Draft } from '../context.ts';
import type { MailSite } from '../mail/mail-types.ts';

/*
 * The texts that the administrator can change, with the facts of the agency, as pages and mails show them.
 */

type Drafts = Pick<Context, 'db'> & Partial<Pick<Context, 'draft' | 'now'>>;

/** The texts of a page as it shows them. */
export async function filledCopy<Name extends CopyName>({ db, draft, now }: Drafts, name: Name): Promise<Copy<Name>> {
  const [copy, brand] = await Promise.all([draftOf(draft, name) ?? findCopy(db, name), findBrand(db)]);
  return fillIn(copy, brand, now?.());
}

const draftOf = <Name extends CopyName>(draft: Draft | undefined, name: Name): Copy<Name> | undefined =>
  draft && 'values' in draft && draft.page === name ? (draft.values as Copy<Name>) : undefined;

/** Reads the names, colours and links of the landing pages. */
export async function findLandings({ db, draft }: Drafts): Promise<Landing[]> {
  const saved = await findCopies(db, landingSlugs);
  return landingSlugs.map((slug) => {
    const { name, tone, services } = draftOf(draft, slug) ?? saved[slug];
    return { slug, name, tone, links: services.cards.map(({ href }) => href) };
  });
}

/** Reads the texts of header and footer, shown on every page, the names of the landing pages, and the look. */
export async function siteTexts(drafts: Drafts, brand: Brand) {
  const { db, draft, now } = drafts;
  const [saved, landings] = await Promise.all([findCopies(db, ['site', 'look']), findLandings(drafts)]);
  const textsOf = <Name extends keyof typeof saved>(name: Name) => draftOf(draft, name) ?? saved[name];
  const look = lookOf(textsOf('look'));
  return { ...fillIn({ texts: textsOf('site'), landings }, brand, now?.()), ...(look && { look }) };
}

/** What the administrator has changed of the logo and the colours. */
export async function findLook({ db, draft }: Drafts): Promise<Look | undefined> {
  return lookOf(draftOf(draft, 'look') ?? (await findCopy(db, 'look')));
}

/** What every mail shows. */
export async function findMailSite(drafts: Drafts, publicUrl: string): Promise<MailSite> {
  const [brand, texts, look] = await Promise.all([findBrand(drafts.db), filledCopy(drafts, 'mail'), findLook(drafts)]);
  return { brand, publicUrl, texts, look };
}
