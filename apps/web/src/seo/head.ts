import type { CoverArt } from '@site/schema/cover-art';
import { mediaPicture } from '@site/schema/media-url';
import { absolute, paths } from '@site/schema/paths';
import { seoLimits, shareImage, teamName } from '@site/schema/site';
import type { JsonLd, JsonLdBuilder, Site } from './json-ld.ts';
import { type ShareCard, shareCardOf, shareCardVersion } from './share-card.ts';

/*
 * The contents of a page's <head>. Every property has a default that a page may override; null and empty values count
 * as not set.
 */

type Override<T> = T | null | undefined;

export type Head = {
  title?: string | undefined;
  description?: string | undefined;
  keywords?: Override<string>;
  author?: Override<string>;
  type?: Override<'website' | 'article'>;
  image?: Override<string>;
  url?: Override<string>;
  canonicalUrl?: Override<string>;
  /** The drawing on the share card; a page without one has lines of the map on it. */
  cover?: CoverArt | undefined;
  /** The page's own path; a page without one has no canonical URL and no share card. */
  path?: string;
  robots?: string;
  publishedTime?: Override<Date | string>;
  modifiedTime?: Override<Date | string>;
  /** Structured data in addition to the organisation, which every page has. */
  jsonLd?: readonly (JsonLd | JsonLdBuilder)[] | JsonLd | JsonLdBuilder;
  /** The feeds of the posts that the page lists, besides those of the whole blog. */
  feeds?: { title: string; xml: string; json: string };
  /** The pages before and after this one in a list. */
  prev?: Override<string>;
  next?: Override<string>;
};

export type HeadImage = { url: string; alt: string; width?: number; height?: number };

export type CompleteHead = ReturnType<typeof completeHead>;

export function completeHead(head: Head, site: Site) {
  const { brand, publicUrl, texts } = site;
  const full = (path: Override<string>) => (path ? absolute(publicUrl, path) : undefined);
  const title = withBrand(head.title?.trim(), site);
  const canonical = full(head.canonicalUrl) ?? full(head.path);
  const image = headImage(head, title, site);
  const jsonLd = head.jsonLd === undefined ? [] : [head.jsonLd].flat();
  return {
    title,
    description: head.description || texts.seo.description,
    keywords: head.keywords || texts.seo.keywords,
    author: head.author || teamName(brand),
    robots: head.robots ?? 'index, follow',
    canonical,
    url: full(head.url) ?? canonical,
    type: head.type ?? 'website',
    image,
    publishedTime: isoTime(head.publishedTime),
    modifiedTime: isoTime(head.modifiedTime),
    feeds: head.feeds,
    prev: full(head.prev),
    next: full(head.next),
    jsonLd: jsonLd.map((data) => (typeof data === 'function' ? data(site) : data)),
  };
}

/** The share card of a page; undefined for a page without a path of its own. */
export function cardOf(head: Head, site: Site): ShareCard | undefined {
  return head.path === undefined ? undefined : shareCardOf(head.path, site, head);
}

function withBrand(title: Override<string>, { brand, texts }: Site): string {
  if (!title) return texts.seo.title;
  const full = `${title} | ${brand.name}`;
  // Search results cut longer titles: leaving out the agency's name keeps the end of the title visible.
  const isComplete = title.toLowerCase().includes(brand.name.toLowerCase()) || full.length > seoLimits.title;
  return isComplete ? title : full;
}

function headImage(head: Head, alt: string, site: Site): HeadImage {
  const { publicUrl, look } = site;
  // Social networks cannot show SVG: the share card replaces drawn covers.
  if (head.image && !/\.svg($|[?#])/i.test(head.image)) {
    return { url: absolute(publicUrl, head.image), alt, ...sizeOf(head.image) };
  }
  if (look?.shareImage) return { url: absolute(publicUrl, look.shareImage), alt, ...sizeOf(look.shareImage) };
  const path = head.path?.split(/[?#]/)[0] ?? paths.home;
  const card = cardOf(head, site) ?? shareCardOf(paths.home, site);
  return { url: absolute(publicUrl, `${paths.shareImage(path)}?v=${shareCardVersion(card)}`), alt, ...shareImage };
}

function sizeOf(address: string): { width?: number; height?: number } {
  const { width, height } = mediaPicture(address) ?? {};
  return width && height ? { width, height } : {};
}

function isoTime(time: Override<Date | string>): string | undefined {
  if (!time) return undefined;
  return typeof time === 'string' ? time : time.toISOString();
}
