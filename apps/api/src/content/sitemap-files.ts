import { setImmediate } from 'node:timers/promises';
import { countPublicPosts, findNewestPostChange, listPostAddresses, readPublicWorks } from '@site/db/sitemap';
import type { Db } from '@site/db/tables';
import { pageElements, postElements, SITEMAP_LIMIT, siteEntries, sitemapIndex, urlSet } from './sitemap-xml.ts';

/*
 * The files of the sitemap: the pages of the site come first, then its posts. Each file reads only what it holds.
 */

export type SitemapSources = { db: Db; now: Date; publicUrl: string; limit?: number; atOnce?: number };

/** To read so many posts takes 5 ms; others are answered before the next. */
const AT_ONCE = 5_000;

/** What stands at /sitemap.xml: everything, or the names of the parts. */
export async function writeSitemap(sources: SitemapSources): Promise<string> {
  const { publicUrl, limit = SITEMAP_LIMIT } = sources;
  const { pages, total } = await measure(sources);
  if (total > limit) return sitemapIndex(Math.ceil(total / limit), publicUrl);
  return urlSet([...pages, ...(await readPosts(sources, limit, 0))]);
}

/** One part of a sitemap that has parts, counted from 1. */
export async function writeSitemapPart(sources: SitemapSources, number: number): Promise<string | undefined> {
  const { limit = SITEMAP_LIMIT } = sources;
  const { pages, total } = await measure(sources);
  const begin = (number - 1) * limit;
  if (total <= limit || begin >= total) return undefined;
  const ofPages = pages.slice(begin, begin + limit);
  return urlSet([...ofPages, ...(await readPosts(sources, limit - ofPages.length, Math.max(0, begin - pages.length)))]);
}

async function measure({ db, now, publicUrl }: SitemapSources) {
  const [works, newestPost, posts] = await Promise.all([
    readPublicWorks(db),
    findNewestPostChange(db, now),
    countPublicPosts(db, now),
  ]);
  const pages = pageElements(siteEntries(works, newestPost), publicUrl);
  return { pages, total: pages.length + posts };
}

/** A write between two readings may move posts from one to the other; what was begun before a write is not kept. */
async function readPosts(
  { db, now, publicUrl, atOnce = AT_ONCE }: SitemapSources,
  count: number,
  offset: number,
): Promise<string[]> {
  const elements: string[] = [];
  for (let read = 0; read < count; read += atOnce) {
    const limit = Math.min(atOnce, count - read);
    const addresses = await listPostAddresses(db, now, { limit, offset: offset + read });
    if (addresses.length > 0) elements.push(postElements(addresses, publicUrl));
    if (addresses.length < limit) break;
    await setImmediate();
  }
  return elements;
}
