import type { Brand } from '@site/schema/brand';
import type { PageHead } from '@site/schema/head';
import { absolute, paths } from '@site/schema/paths';
import { seoLimits, shareImage, teamName } from '@site/schema/site';
import type { JsonLd, JsonLdBuilder, SiteOf } from './json-ld.ts';
import { type ShareCard, shareCardOf, shareCardVersion } from './share-card.ts';

/*
 * What a page says of itself, made complete. Every fact has a default, and a page overrides what it names; what its
 * record leaves empty counts as not named.
 */

type Override<T> = T | null | undefined;

type Typed = 'title' | 'description' | 'publishedTime' | 'modifiedTime';

export type Head = { [K in keyof Omit<PageHead, Typed>]?: Override<PageHead[K]> } & {
  title?: string | undefined;
  description?: string | undefined;
  /** The page's own path; a page without one has no canonical address and no share card. */
  path?: string;
  robots?: string;
  publishedTime?: Override<Date | string>;
  modifiedTime?: Override<Date | string>;
  /** Data for search engines, beside the organisation that every page carries. */
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

export function completeHead(head: Head, site: SiteOf) {
  const { brand, publicUrl } = site;
  const defaults = defaultsOf(brand);
  const full = (address: Override<string>) => (address ? absolute(publicUrl, address) : undefined);
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

/** The card of a page that can be shared at all. */
export function cardOf(head: Head, brand: Brand): ShareCard | undefined {
  return head.path === undefined ? undefined : shareCardOf(head.path, brand, head.title);
}

function withBrand(title: Override<string>, brand: Brand): string {
  if (!title) return defaultsOf(brand).title;
  const full = `${title} | ${brand.name}`;
  // Search results cut a title there: better without the agency than without its end.
  const isEnough = title.toLowerCase().includes(brand.name.toLowerCase()) || full.length > seoLimits.title;
  return isEnough ? title : full;
}

function headImage(head: Head, alt: string, { brand, publicUrl }: SiteOf): HeadImage {
  // Networks that show a preview read no SVG: drawn covers give way to the card.
  if (head.image && !/\.svg($|[?#])/i.test(head.image)) return { url: absolute(publicUrl, head.image), alt };
  const path = head.path?.split(/[?#]/)[0] ?? paths.home;
  const card = cardOf(head, brand) ?? shareCardOf(paths.home, brand);
  return { url: absolute(publicUrl, `${paths.shareImage(path)}?v=${shareCardVersion(card)}`), alt, ...shareImage };
}

function isoTime(time: Override<Date | string>): string | undefined {
  if (!time) return undefined;
  return typeof time === 'string' ? time : time.toISOString();
}
