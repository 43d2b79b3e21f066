import {
  pageElements,
  postElements,
  SITEMAP_LIMIT,
  siteEntries,
  sitemapIndex,
  urlSet,
} from '../../content/sitemap-xml.ts';
import type { Caller } from '../../trpc/router.ts';

/*
 * Writes the XML sitemap: all pages first, then the posts. Each file reads only the posts that it contains.
 */

export type SitemapSources = { caller: Caller; publicUrl: string; limit?: number; batchSize?: number };

/** Reading 5,000 posts takes 5 ms; other requests run before the next batch. */
const BATCH_SIZE = 5_000;

/** The content of /sitemap.xml: every URL, or an index of the parts. */
export async function writeSitemap(sources: SitemapSources): Promise<string> {
  const { publicUrl, limit = SITEMAP_LIMIT } = sources;
  const { pages, total } = await readPages(sources);
  if (total > limit) return sitemapIndex(Math.ceil(total / limit), publicUrl);
  return urlSet([...pages, ...(await readPosts(sources, limit, 0))]);
}

const noRecords = { works: {}, categories: [], tags: [] };

/** The content of one part of the sitemap, numbered from 1; undefined if that part does not exist. */
export async function writeSitemapPart(sources: SitemapSources, number: number): Promise<string | undefined> {
  const { caller, limit = SITEMAP_LIMIT } = sources;
  const start = (number - 1) * limit;
  // Counting is faster than reading: most requests for a part that does not exist end here.
  const atMost = siteEntries(noRecords, undefined).length + (await caller.sitemap.count());
  if (atMost <= limit || start >= atMost) return undefined;
  const { pages, total } = await readPages(sources);
  if (total <= limit || start >= total) return undefined;
  const pagesOfPart = pages.slice(start, start + limit);
  return urlSet([
    ...pagesOfPart,
    ...(await readPosts(sources, limit - pagesOfPart.length, Math.max(0, start - pages.length))),
  ]);
}

async function readPages({ caller, publicUrl }: SitemapSources) {
  const { postTotal, entries } = await caller.sitemap.pages();
  const pages = pageElements(entries, publicUrl);
  return { pages, total: pages.length + postTotal };
}

/** A write between two batches may repeat or skip a post, but it clears the cache, so such a file is not cached. */
async function readPosts(
  { caller, publicUrl, batchSize = BATCH_SIZE }: SitemapSources,
  count: number,
  offset: number,
): Promise<string[]> {
  const elements: string[] = [];
  for (let read = 0; read < count; read += batchSize) {
    const limit = Math.min(batchSize, count - read);
    const posts = await caller.sitemap.posts({ limit, offset: offset + read });
    const written = postElements(posts, publicUrl);
    if (written) elements.push(written);
    if (posts.length < limit) break;
  }
  return elements;
}
