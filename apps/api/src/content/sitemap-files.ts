import {
  findNewestPostChange,
  findNewestPostChanges,
  latest,
  listPostAddresses,
  readPublicWorks,
} from '@site/db/sitemap';
import type { Db } from '@site/db/tables';
import { postEntry, SITEMAP_LIMIT, type SitemapEntry, siteEntries, sitemapIndex, urlSet } from './sitemap-xml.ts';

/*
 * The files of the sitemap: the pages of the site come first, then its posts. Each file reads only what it holds.
 */

export type SitemapSources = { db: Db; now: Date; publicUrl: string; limit?: number };

/** What stands at /sitemap.xml: everything, or the names of the parts. */
export async function writeSitemap({ db, now, publicUrl, limit = SITEMAP_LIMIT }: SitemapSources): Promise<string> {
  const { pages, total } = await measure(db, now);
  if (total <= limit) return urlSet([...pages, ...(await readPosts(db, now, { limit, offset: 0 }))], publicUrl);
  const parts = Array.from({ length: Math.ceil(total / limit) }, (_, at) => windowsOf(at, limit, pages));
  const changes = await findNewestPostChanges(
    db,
    now,
    parts.map(({ ofPosts }) => ofPosts),
  );
  return sitemapIndex(
    parts.map(({ ofPages }, at) => latest([...ofPages.map(({ changed }) => changed), changes[at]])),
    publicUrl,
  );
}

/** One part of a sitemap that has parts, counted from 1. */
export async function writeSitemapPart(
  { db, now, publicUrl, limit = SITEMAP_LIMIT }: SitemapSources,
  number: number,
): Promise<string | undefined> {
  const { pages, total } = await measure(db, now);
  if (total <= limit || (number - 1) * limit >= total) return undefined;
  const { ofPages, ofPosts } = windowsOf(number - 1, limit, pages);
  const posts = ofPosts.limit > 0 ? await readPosts(db, now, ofPosts) : [];
  return urlSet([...ofPages, ...posts], publicUrl);
}

async function measure(db: Db, now: Date) {
  const [works, newestPost, posts] = await Promise.all([
    readPublicWorks(db),
    findNewestPostChange(db, now),
    listPostAddresses(db, now, { limit: 1 }),
  ]);
  const pages = siteEntries(works, newestPost);
  return { pages, total: pages.length + posts.total };
}

function windowsOf(part: number, limit: number, pages: SitemapEntry[]) {
  const ofPages = pages.slice(part * limit, (part + 1) * limit);
  const offset = Math.max(0, part * limit - pages.length);
  return { ofPages, ofPosts: { limit: limit - ofPages.length, offset } };
}

async function readPosts(db: Db, now: Date, window: { limit: number; offset: number }): Promise<SitemapEntry[]> {
  const { items } = await listPostAddresses(db, now, window);
  return items.map(postEntry);
}
