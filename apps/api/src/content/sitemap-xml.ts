import { absolute, landingSlugs, paths, serviceHref } from '@site/schema/paths';
import { escapeXml } from './xml.ts';

/*
 * The sitemap for search engines: one file, or an index of several where one may not hold everything.
 */

/** What the protocol allows in one file. */
export const SITEMAP_LIMIT = 50_000;

type Records = {
  services: { href: string; updatedAt: Date }[];
  projects: { id: number; createdAt: Date }[];
  caseStudies: { id: number; createdAt: Date }[];
  posts: { slug: string; updatedAt: Date; publishedAt: Date | null }[];
};

export type SitemapEntry = { path: string; changed?: Date | undefined };

/** The legal texts say themselves since when they hold. */
const LEGAL_SINCE = new Date('2024-12-07T00:00:00.000Z');

/** Every public page once. Only what is known to have changed says when. */
export function sitemapEntries({ services, projects, caseStudies, posts }: Records): SitemapEntry[] {
  const ofServices = services.flatMap(({ href, updatedAt }) => {
    const path = serviceHref(href);
    return /^\/services\/[^/?#]+$/.test(path) ? [{ path, changed: updatedAt }] : [];
  });
  const ofProjects = projects.map(({ id, createdAt }) => ({ path: paths.project(id), changed: createdAt }));
  const ofStudies = caseStudies.map(({ id, createdAt }) => ({ path: paths.caseStudy(id), changed: createdAt }));
  const ofPosts = posts.map(({ slug, updatedAt, publishedAt }) => ({
    path: paths.post(slug),
    changed: latest([updatedAt, publishedAt ?? updatedAt]),
  }));
  const newest = (entries: SitemapEntry[]) => latest(entries.flatMap(({ changed }) => changed ?? []));
  const entries: SitemapEntry[] = [
    { path: paths.home, changed: newest(ofProjects) },
    { path: paths.about },
    { path: paths.services, changed: newest(ofServices) },
    ...landingSlugs.map((slug) => ({ path: paths.service(slug) })),
    ...ofServices,
    { path: paths.portfolio, changed: newest(ofProjects) },
    ...ofProjects,
    { path: paths.caseStudies, changed: newest(ofStudies) },
    ...ofStudies,
    { path: paths.blog, changed: newest(ofPosts) },
    ...ofPosts,
    { path: paths.contact },
    { path: paths.scheduleCall },
    { path: paths.privacyPolicy, changed: LEGAL_SINCE },
    { path: paths.terms, changed: LEGAL_SINCE },
    { path: paths.sitemap },
    { path: paths.seoAnalysis },
  ];
  return [...new Map(entries.map((entry) => [entry.path, entry])).values()];
}

export type SitemapFiles = { main: string; parts: string[] };

/** What stands at /sitemap.xml, and the parts that it names where it is an index. */
export function sitemapFiles(entries: SitemapEntry[], publicUrl: string, limit = SITEMAP_LIMIT): SitemapFiles {
  if (entries.length <= limit) return { main: urlSet(entries, publicUrl), parts: [] };
  const chunks = Array.from({ length: Math.ceil(entries.length / limit) }, (_, index) =>
    entries.slice(index * limit, (index + 1) * limit),
  );
  const index = chunks.map((chunk, at) =>
    element('sitemap', absolute(publicUrl, partPath(at + 1)), latest(chunk.flatMap(({ changed }) => changed ?? []))),
  );
  return {
    main: document('sitemapindex', index),
    parts: chunks.map((chunk) => urlSet(chunk, publicUrl)),
  };
}

export function partPath(number: number | string): string {
  return `/sitemaps/${number}.xml`;
}

function urlSet(entries: SitemapEntry[], publicUrl: string): string {
  return document(
    'urlset',
    entries.map(({ path, changed }) => element('url', absolute(publicUrl, path), changed)),
  );
}

function element(name: string, address: string, changed: Date | undefined): string {
  const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
  return `<${name}><loc>${escapeXml(address)}</loc>${lastmod}</${name}>`;
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

function latest(dates: Date[]): Date | undefined {
  let newest: Date | undefined;
  for (const date of dates) if (!newest || date > newest) newest = date;
  return newest;
}
