/*
 * Reads the tags of a page from its <head>.
 */

export type HeadFacts = {
  title: string;
  description: string;
  keywords: string;
  author: string;
  robots: string | undefined;
  canonical: string | undefined;
  openGraph: readonly Tag[];
  twitter: readonly Tag[];
  structuredData: readonly unknown[] | undefined;
};

export type Tag = { name: string; content: string };

export function readHead(document: Document): HeadFacts {
  const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  return {
    title: document.title,
    description: meta('description') ?? '',
    keywords: meta('keywords') ?? '',
    author: meta('author') ?? '',
    robots: meta('robots'),
    canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
    openGraph: tags(document, 'property', 'og:'),
    twitter: tags(document, 'name', 'twitter:'),
    structuredData: parseStructuredData(
      [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => script.textContent ?? ''),
    ),
  };
}

/** Undefined when there is no structured data or when any of it is invalid JSON. */
export function parseStructuredData(texts: readonly string[]): unknown[] | undefined {
  if (texts.length === 0) return undefined;
  try {
    return texts.map((text) => JSON.parse(text) as unknown);
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the specification asks for it
    console.error('The structured data of the page cannot be read', error);
    return undefined;
  }
}

function tags(document: Document, attribute: 'name' | 'property', prefix: string): Tag[] {
  return [...document.querySelectorAll<HTMLMetaElement>(`meta[${attribute}^="${prefix}"]`)].map((element) => ({
    name: element.getAttribute(attribute) ?? '',
    content: element.content,
  }));
}
