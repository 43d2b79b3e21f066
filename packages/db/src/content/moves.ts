import { category } from '@site/schema/category';
import { page } from '@site/schema/page';
import { paths, serviceHref } from '@site/schema/paths';
import { post } from '@site/schema/post';
import type { MovableKind, MovedRecord } from '@site/schema/redirect';
import { canonicalPath } from '@site/schema/redirect-rules';
import { service } from '@site/schema/service';
import { table } from '../table.ts';
import type { Db } from '../tables.ts';
import { inTransaction } from '../transaction.ts';
import { isPageOf, listAddresses } from './addresses.ts';
import { findRecordWithSlug, hasSlug } from './free-slug.ts';
import { type LinkCount, rewriteLinks } from './page-links.ts';
import { adaptRedirects, listRules, type Owner, putRedirect, removeRedirect } from './redirect.ts';
import { findPathConflict } from './service.ts';

/*
 * A page, a post, a service or a category gets another address: the old one redirects to it, and the links to it are
 * rewritten.
 */

type Ref = { kind: MovableKind; id: number };
type Site = { now: Date; publicUrl: string };
/** Where a record is, and whether visitors could see it there. */
type Place = { path: string; key: string; isPublic: boolean };

const pages = table('pages', page.pick({ id: true, title: true, slug: true }));
const posts = table('blogPosts', post.pick({ id: true, title: true, slug: true, published: true, publishedAt: true }));
const services = table('services', service.pick({ id: true, title: true, href: true, active: true }));
const categories = table('blogCategories', category.pick({ id: true, name: true, slug: true }));

const columns = {
  page: { table: 'pages', column: 'slug', path: (slug: string) => paths.page(slug) },
  post: { table: 'blogPosts', column: 'slug', path: (slug: string) => paths.post(slug) },
  service: { table: 'services', column: 'href', path: serviceHref },
  category: { table: 'blogCategories', column: 'slug', path: (slug: string) => paths.blogCategory(slug) },
};

async function findPlace(db: Db, { kind, id }: Ref, now: Date): Promise<Place | undefined> {
  const at = (key: string, isPublic: boolean) => ({ path: canonicalPath(columns[kind].path(key)), key, isPublic });
  if (kind === 'post') {
    const found = await posts.find(db.selectFrom('blogPosts').where('id', '=', id));
    return found && at(found.slug, found.published && found.publishedAt !== null && found.publishedAt <= now);
  }
  if (kind === 'service') {
    const found = await services.find(db.selectFrom('services').where('id', '=', id));
    // A service may link to another page, or to another site.
    return found && isPageOf(kind, serviceHref(found.href)) ? at(found.href, found.active) : undefined;
  }
  const found =
    kind === 'page'
      ? await pages.find(db.selectFrom('pages').where('id', '=', id))
      : await categories.find(db.selectFrom('blogCategories').where('id', '=', id));
  return found && at(found.slug, true);
}

/** Makes a change of a record. If it gets another address, its old one redirects there, and links are rewritten. */
export function followingMove<T>(db: Db, ref: Ref, site: Site, change: (on: Db) => Promise<T>): Promise<T> {
  return inTransaction(db, async (transaction) => {
    const before = await findPlace(transaction, ref, site.now);
    const result = await change(transaction);
    const after = before && (await findPlace(transaction, ref, site.now));
    if (before && after && after.path !== before.path) await follow(transaction, ref, { before, after }, site);
    return result;
  });
}

type Move = { before: Place; after: Place };

async function follow(db: Db, ref: Ref, { before, after }: Move, site: Site): Promise<void> {
  const live = await listAddresses(db, site.now);
  // Another page has the old address, such as that of a service with the same path.
  if (live.has(before.path)) return;
  await rewriteLinks(db, before.path, after.path, optionsOf(ref, site));
  if (!before.isPublic) return;
  const owner: Owner = { kind: ref.kind, recordId: ref.id };
  // Without an old redirect of the new address, which would make this one a loop while the page is not public.
  const own = (await listRules(db)).find(({ from }) => from === after.path);
  if (own && !live.has(after.path)) await removeRedirect(db, own.id);
  await putRedirect(db, { from: before.path, to: after.path, status: 301 }, { owner, now: site.now, live });
}

const optionsOf = ({ kind, id }: Ref, { publicUrl }: Site) => {
  const { table: name, column } = columns[kind];
  return { publicUrl, except: { table: name, column, id } };
};

export type MoveEffect = LinkCount & {
  from: string;
  to: string;
  isRedirected: boolean;
  /** The title of the other record that has the address, for which saving is refused. */
  takenBy: string | null;
};

/** What saving a record with another key would do; undefined if it keeps its address or links to it stay valid. */
export async function describeMove(
  db: Db,
  { kind, id, key }: MovedRecord,
  site: Site,
): Promise<MoveEffect | undefined> {
  const before = await findPlace(db, { kind, id }, site.now);
  const to = columns[kind].path(key);
  if (!before || !to.startsWith('/') || canonicalPath(to) === before.path) return undefined;
  const count = await rewriteLinks(db, before.path, undefined, optionsOf({ kind, id }, site));
  const takenBy = await findOwner(db, { kind, id, key }, before);
  return { ...count, from: before.path, to: canonicalPath(to), isRedirected: before.isPublic, takenBy };
}

async function findOwner(db: Db, { kind, id, key }: MovedRecord, { isPublic }: Place): Promise<string | null> {
  if (kind === 'service') {
    const conflict = isPublic && (await findPathConflict(db, [{ id, title: '', href: key }]));
    return conflict ? conflict.other.title : null;
  }
  const owner = hasSlug(kind)
    ? await findRecordWithSlug(db, kind, key)
    : await db.selectFrom('blogCategories').select(['id', 'name as title']).where('slug', '=', key).executeTakeFirst();
  return owner && owner.id !== id ? owner.title : null;
}

/** Gives a record its old key back, with the links to it, and removes the redirect that its move has made. */
export function undoMove(db: Db, { kind, id, key }: MovedRecord, site: Site): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const ref = { kind, id };
    const before = await findPlace(transaction, ref, site.now);
    if (!before) return false;
    if (kind === 'page') await pages.update(transaction, id, { slug: key });
    else if (kind === 'post') await posts.update(transaction, id, { slug: key });
    else if (kind === 'service') await services.update(transaction, id, { href: key });
    else await categories.update(transaction, id, { slug: key });
    const after = await findPlace(transaction, ref, site.now);
    if (!after) return false;
    await rewriteLinks(transaction, before.path, after.path, optionsOf(ref, site));
    const old = { at: after.path, address: before.path };
    await adaptRedirects(transaction, { kind, recordId: id }, old, after.path);
    return true;
  });
}
