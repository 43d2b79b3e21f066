import type { Brand } from '@site/schema/brand';
import type { Copy } from '@site/schema/copy-pages';
import { countryName } from '@site/schema/country-name';
import type { Look } from '@site/schema/look';
import type { Navigation } from '@site/schema/navigation';
import { absolute, paths } from '@site/schema/paths';
import { teamName } from '@site/schema/site';

/*
 * Structured data for search engines, in the shapes that Google documents. `article()` and the like return a builder,
 * which `completeHead` calls with the site: `jsonLd: [article({ ... }), breadcrumb(list, page)]`.
 */

export type JsonLd = { '@context': 'https://schema.org'; '@type': string | readonly string[]; [key: string]: unknown };
/** The facts of the website that the tags of a page need. */
export type Site = {
  publicUrl: string;
  brand: Brand;
  texts: Pick<Copy<'site'>, 'seo'>;
  look?: Look | undefined;
  navigation?: Navigation | undefined;
};
export type JsonLdBuilder = (site: Site) => JsonLd;

export const context = { '@context': 'https://schema.org' } as const;

/** A country is named as one. */
export function areaServed({ areaServed: name, address }: Brand) {
  return name ? { areaServed: { '@type': name === countryName(address.country) ? 'Country' : 'Place', name } } : {};
}

type ServiceFacts = { name: string; description: string; path: string; image?: string | null };

export function service({ name, description, path, image }: ServiceFacts): JsonLdBuilder {
  return ({ brand, publicUrl }) => ({
    ...context,
    '@type': 'Service',
    name,
    description,
    serviceType: name,
    url: absolute(publicUrl, path),
    ...(image && { image: absolute(publicUrl, image) }),
    ...areaServed(brand),
    provider: { '@type': 'Organization', '@id': organizationId(publicUrl), name: brand.name },
  });
}

type ArticleFacts = {
  title: string;
  description: string;
  path: string;
  image?: string | null;
  author: string;
  /** The URL of the first publication, when that was on another site. */
  canonicalUrl?: string | null;
  publishedAt: Date | null;
  updatedAt?: Date | null;
  keywords?: readonly string[];
};

export function article(facts: ArticleFacts): JsonLdBuilder {
  const { title, description, path, canonicalUrl, image, author, publishedAt, updatedAt, keywords = [] } = facts;
  return ({ brand, publicUrl }) => ({
    ...context,
    '@type': 'BlogPosting',
    headline: title,
    description,
    mainEntityOfPage: absolute(publicUrl, canonicalUrl ?? path),
    // Search results do not show SVG images.
    image: [absolute(publicUrl, image && !/\.svg$/i.test(image) ? image : paths.shareImage(path))],
    author: {
      '@type': author === teamName(brand) ? 'Organization' : 'Person',
      name: author,
      url: absolute(publicUrl, paths.about),
    },
    publisher: { '@type': 'Organization', '@id': organizationId(publicUrl), name: brand.name },
    ...(publishedAt && { datePublished: publishedAt.toISOString() }),
    ...(updatedAt && { dateModified: updatedAt.toISOString() }),
    ...(keywords.length > 0 && { keywords: keywords.join(', ') }),
  });
}

type Crumb = { name: string; path: string };

/** The path from the home page, through a list if there is one, to the page itself. */
export function breadcrumb(...crumbs: Crumb[]): JsonLdBuilder {
  return ({ publicUrl }) => ({
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: paths.home }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(publicUrl, path),
    })),
  });
}

export function faq(questions: readonly { question: string; answer: string }[]): JsonLdBuilder {
  return () => ({
    ...context,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });
}

/** Escapes `<`, so that no text can end the script element or begin a comment. */
export function writeJsonLd(data: JsonLd): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

export function organizationId(publicUrl: string): string {
  return absolute(publicUrl, '/#organization');
}
