import { type SitemapPost, type TermAddress, type Works, workKinds } from '@site/db/sitemap';
import { latest } from '@site/schema/last-change';
import { absolute, landingSlugs, paths } from '@site/schema/paths';
import { records } from '@site/schema/record-kinds';
import { slugPattern } from '@site/schema/slug';
import { escapeXml } from './xml.ts';

/*
 * The XML of the sitemap: one file, or an index of several when the URLs exceed the limit of one file.
 */

/** The most URLs that the protocol allows in one file. */
export const SITEMAP_LIMIT = 50_000;

type Sources = { works: Partial<Works>; categories: TermAddress[]; tags: TermAddress[] };

export type SitemapEntry = { path: string; changed?: Date | undefined };

/** The date from which the legal texts are effective, as they state it. */
const LEGAL_SINCE = new Date('2024-12-07T00:00:00.000Z');

/** Lists every public page except the posts once, with the time of its last change if it is known. */
export function siteEntries({ works, categories, tags }: Sources, newestPost: Date | undefined): SitemapEntry[] {
  const newest = (entries: SitemapEntry[] = []) => latest(entries.map(({ changed }) => changed));
  const pagesOf = (kind: keyof Works): SitemapEntry[] => {
    const { listPath } = records[kind];
    // A service may lead to any other page.
    const isBelow = (path: string) =>
      path.startsWith(`${listPath}/`) && /^[^/?#]+$/.test(path.slice(listPath.length + 1));
    const ofRecords = works[kind]?.filter(({ path }) => isBelow(path)) ?? [];
    return listPath === '' ? ofRecords : [{ path: listPath, changed: newest(ofRecords) }, ...ofRecords];
  };
  const entries: SitemapEntry[] = [
    { path: paths.home, changed: newest(works.project) },
    { path: paths.about },
    ...landingSlugs.map((slug) => ({ path: paths.service(slug) })),
    ...workKinds.flatMap(pagesOf),
    { path: paths.blog, changed: newestPost },
    ...categories.map(({ slug, changed }) => ({ path: paths.blogCategory(slug), changed })),
    ...tags.map(({ slug, changed }) => ({ path: paths.blogTag(slug), changed })),
    { path: paths.contact },
    { path: paths.scheduleCall },
    { path: paths.privacyPolicy, changed: LEGAL_SINCE },
    { path: paths.terms, changed: LEGAL_SINCE },
    { path: paths.sitemap },
    { path: paths.seoAnalysis },
  ];
  return [...new Map(entries.map((entry) => [entry.path, entry])).values()];
}

export function partPath(number: number | string): string {
  return `/sitemaps/${number}.xml`;
}

export const pageElements = (entries: SitemapEntry[], publicUrl: string) =>
  entries.map(({ path, changed }) => element('url', absolute(publicUrl, path), changed?.toISOString()));

/** Search engines index a post under its canonical URL and accept only that in a sitemap. */
const isCanonical = ({ slug, canonicalUrl }: SitemapPost, publicUrl: string) =>
  canonicalUrl === null || absolute(publicUrl, canonicalUrl) === absolute(publicUrl, paths.post(slug));

/** Valid slugs are appended without escaping: building 50,000 URLs takes longer than reading the posts. */
export function postElements(posts: SitemapPost[], publicUrl: string): string {
  const urlOf = (slug: string) => escapeXml(absolute(publicUrl, paths.post(slug)));
  const blogUrl = urlOf('');
  return posts
    .filter((post) => isCanonical(post, publicUrl))
    .map(({ slug, changed }) => {
      const url = slugPattern.test(slug) ? blogUrl + slug : urlOf(slug);
      return `<url><loc>${url}</loc><lastmod>${changed}</lastmod></url>`;
    })
    .join('\n');
}

export const urlSet = (elements: string[]) => document('urlset', elements);

/** Without `lastmod`: finding the newest change of a part means reading all its posts. */
export function sitemapIndex(parts: number, publicUrl: string): string {
  const elements = Array.from({ length: parts }, (_, index) =>
    element('sitemap', absolute(publicUrl, partPath(index + 1))),
  );
  return document('sitemapindex', elements);
}

function element(name: string, url: string, changed?: string): string {
  const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
  return `<${name}><loc>${escapeXml(url)}</loc>${lastmod}</${name}>`;
}

function document(root: string, elements: string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...elements,
    `</${root}>`,
    '',
  ].join('\n');
}
