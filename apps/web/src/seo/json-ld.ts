import { absolute, paths } from '@site/schema/paths';
import { brand } from '@site/schema/site';

/*
 * What search engines are told, in the shapes that Google documents. A builder is given the site's own address last,
 * by the one who writes the tags: `jsonLd={[article({ ... }), breadcrumb([...])]}`.
 */

export type JsonLd = { '@context': 'https://schema.org'; '@type': string | readonly string[]; [key: string]: unknown };
export type JsonLdBuilder = (publicUrl: string) => JsonLd;

/** The facts of the agency; what is not set is not said. */
export type OrganizationFacts = {
  name: string;
  slogan?: string | null;
  foundingYear?: number | null;
  /** "10-50" */
  teamSize?: string | null;
  areaServed?: string | null;
  address: { street: string; city: string; region: string; postalCode: string; country: string };
  phone?: string | null;
  headEmail?: string | null;
  socials?: readonly string[] | null;
  officeHours?: { days: string; opens: string; closes: string } | null;
  rating?: { value: number; count: number; best: number } | null;
  priceRange?: string | null;
};

const context = { '@context': 'https://schema.org' } as const;

export function organization(facts: OrganizationFacts = brand): JsonLdBuilder {
  const { address, rating, officeHours } = facts;
  return (publicUrl) => ({
    ...context,
    '@type': ['Organization', 'LocalBusiness'],
    '@id': organizationId(publicUrl),
    name: facts.name,
    url: absolute(publicUrl, paths.home),
    logo: absolute(publicUrl, '/icon-512.png'),
    image: absolute(publicUrl, paths.shareImage(paths.home)),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    ...(facts.slogan && { slogan: facts.slogan }),
    ...(facts.foundingYear && { foundingDate: String(facts.foundingYear) }),
    ...(facts.teamSize && { numberOfEmployees: teamSize(facts.teamSize) }),
    ...(facts.areaServed && { areaServed: { '@type': 'Country', name: facts.areaServed } }),
    ...(facts.phone && { telephone: facts.phone }),
    ...(facts.headEmail && { email: facts.headEmail }),
    ...(facts.socials && facts.socials.length > 0 && { sameAs: [...facts.socials] }),
    ...(officeHours && { openingHours: `${shortDays(officeHours.days)} ${officeHours.opens}-${officeHours.closes}` }),
    ...(facts.priceRange && { priceRange: facts.priceRange }),
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.value,
        reviewCount: rating.count,
        bestRating: rating.best,
      },
    }),
  });
}

type ServiceFacts = { name: string; description: string; path: string; image?: string | null };

export function service({ name, description, path, image }: ServiceFacts): JsonLdBuilder {
  return (publicUrl) => ({
    ...context,
    '@type': 'Service',
    name,
    description,
    serviceType: name,
    url: absolute(publicUrl, path),
    ...(image && { image: absolute(publicUrl, image) }),
    areaServed: { '@type': 'Country', name: brand.areaServed },
    provider: { '@type': 'Organization', '@id': organizationId(publicUrl), name: brand.name },
  });
}

type ArticleFacts = {
  title: string;
  description: string;
  path: string;
  image?: string | null;
  author: string;
  publishedAt: Date | null;
  updatedAt?: Date | null;
  keywords?: readonly string[];
};

export function article(facts: ArticleFacts): JsonLdBuilder {
  const { title, description, path, image, author, publishedAt, updatedAt, keywords = [] } = facts;
  return (publicUrl) => ({
    ...context,
    '@type': 'BlogPosting',
    headline: title,
    description,
    mainEntityOfPage: absolute(publicUrl, path),
    // Search results show no drawing in SVG.
    image: [absolute(publicUrl, image && !/\.svg$/i.test(image) ? image : paths.shareImage(path))],
    author: {
      '@type': author === brand.author ? 'Organization' : 'Person',
      name: author,
      url: absolute(publicUrl, paths.about),
    },
    publisher: { '@type': 'Organization', '@id': organizationId(publicUrl), name: brand.name },
    ...(publishedAt && { datePublished: publishedAt.toISOString() }),
    ...(updatedAt && { dateModified: updatedAt.toISOString() }),
    ...(keywords.length > 0 && { keywords: keywords.join(', ') }),
  });
}

/** The way from the home page to this one; the last crumb is the page itself. */
export function breadcrumb(crumbs: readonly { name: string; path: string }[]): JsonLdBuilder {
  return (publicUrl) => ({
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
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

/** As the text of a script element: no `<` in it can end the element or begin a comment. */
export function writeJsonLd(data: JsonLd): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

function organizationId(publicUrl: string): string {
  return absolute(publicUrl, '/#organization');
}

function teamSize(range: string) {
  const [least, most] = range.split('-').map(Number);
  return { '@type': 'QuantitativeValue', minValue: least, ...(most && { maxValue: most }) };
}

/** "Monday to Friday" as "Mo-Fr". */
function shortDays(days: string): string {
  return days
    .split(/\s+to\s+/)
    .map((day) => day.slice(0, 2))
    .join('-');
}
