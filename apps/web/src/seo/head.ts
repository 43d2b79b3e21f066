import type { Brand } from '@site/schema/brand';
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
  /** The page's own path; a page without one has no canonical URL and no share card. */
  path?: string;
  robots?: string;
  publishedTime?: Override<Date | string>;
  modifiedTime?: Override<Date | string>;
  /** Structured data in addition to the organisation, which every page has. */
  jsonLd?: readonly (JsonLd | JsonLdBuilder)[] | JsonLd | JsonLdBuilder;
  /** The pages before and after this one in a list. */
  prev?: Override<string>;
  next?: Override<string>;
};

export type HeadImage = { url: string; alt: string; width?: number; height?: number };

export type CompleteHead = ReturnType<typeof completeHead>;

export const defaultsOf = ({ name, slogan, address: { city } }: Brand) => ({
  title: `${name}: ${slogan}`,
  description: `${name} is a full-stack digital agency in ${city}: websites, online stores, search, brand and AI under one roof, with one timetable.`,
  keywords: `digital agency ${city}, web development, e-commerce development, SEO, digital marketing, branding, SaaS and CMS, AI chatbots, automation`,
  robots: 'index, follow',
});

export function completeHead(head: Head, site: Site) {
  const { brand, publicUrl } = site;
  const defaults = defaultsOf(brand);
  const full = (path: Override<string>) => (path ? absolute(publicUrl, path) : undefined);
  const title = withBrand(head.title, brand);
  const canonical = full(head.canonicalUrl) ?? full(head.path);
  const image = headImage(head, title, site);
  const jsonLd = head.jsonLd === undefined ? [] : [head.jsonLd].flat();
  return {
    title,
    description: head.description || defaults.description,
    keywords: head.keywords || defaults.keywords,
    author: head.author || teamName(brand),
    robots: head.robots ?? defaults.robots,
    canonical,
    url: full(head.url) ?? canonical,
    type: head.type ?? 'website',
    image,
    publishedTime: isoTime(head.publishedTime),
    modifiedTime: isoTime(head.modifiedTime),
    prev: full(head.prev),
    next: full(head.next),
    jsonLd: jsonLd.map((data) => (typeof data === 'function' ? data(site) : data)),
  };
}

/** The share card of a page; undefined for a page without a path of its own. */
export function cardOf(head: Head, brand: Brand): ShareCard | undefined {
  return head.path === undefined ? undefined : shareCardOf(head.path, brand, head.title);
}

function withBrand(title: Override<string>, brand: Brand): string {
  if (!title) return defaultsOf(brand).title;
  const full = `${title} | ${brand.name}`;
  // Search results cut longer titles: leaving out the agency's name keeps the end of the title visible.
  const isComplete = title.toLowerCase().includes(brand.name.toLowerCase()) || full.length > seoLimits.title;
  return isComplete ? title : full;
}

function headImage(head: Head, alt: string, { brand, publicUrl }: Site): HeadImage {
  // Social networks cannot show SVG: the share card replaces drawn covers.
  if (head.image && !/\.svg($|[?#])/i.test(head.image)) return { url: absolute(publicUrl, head.image), alt };
  const path = head.path?.split(/[?#]/)[0] ?? paths.home;
  const card = cardOf(head, brand) ?? shareCardOf(paths.home, brand);
  return { url: absolute(publicUrl, `${paths.shareImage(path)}?v=${shareCardVersion(card)}`), alt, ...shareImage };
}

function isoTime(time: Override<Date | string>): string | undefined {
  if (!time) return undefined;
  return typeof time === 'string' ? time : time.toISOString();
}
