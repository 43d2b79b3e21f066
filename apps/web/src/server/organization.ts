import { absolute, paths } from '@site/schema/paths';
import { BEST_RATING } from '@site/schema/site';
import { areaServed, context, type JsonLd, organizationId, type Site } from '../seo/json-ld.ts';

/** The agency. Facts that the administrator has not set are left out. */
export function organization({ brand: facts, publicUrl, look }: Site): JsonLd {
  const { address, rating, officeHours } = facts;
  const days = shortDays(officeHours.days);
  return {
    ...context,
    '@type': ['Organization', 'LocalBusiness'],
    '@id': organizationId(publicUrl),
    name: facts.name,
    url: absolute(publicUrl, paths.home),
    logo: absolute(publicUrl, look?.logo ?? '/icon-512.png'),
    image: absolute(publicUrl, look?.shareImage ?? paths.shareImage(paths.home)),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      ...(address.region && { addressRegion: address.region }),
      ...(address.postalCode && { postalCode: address.postalCode }),
      addressCountry: address.country,
    },
    slogan: facts.slogan,
    ...(facts.foundingYear && { foundingDate: String(facts.foundingYear) }),
    ...(facts.teamSize && { numberOfEmployees: teamSize(facts.teamSize) }),
    ...areaServed(facts),
    ...(facts.phone && { telephone: facts.phone }),
    email: facts.headEmail || facts.email,
    ...(facts.socials.length > 0 && { sameAs: facts.socials }),
    ...(days && { openingHours: `${days} ${officeHours.opens}-${officeHours.closes}` }),
    ...(facts.priceRange && { priceRange: facts.priceRange }),
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.value,
        reviewCount: rating.count,
        bestRating: BEST_RATING,
      },
    }),
  };
}

function teamSize(range: string) {
  const [least, most] = range.split('-').map(Number);
  return { '@type': 'QuantitativeValue', minValue: least, ...(most && { maxValue: most }) };
}

/** "Monday to Friday" as "Mo-Fr". */
function shortDays(days: string): string | undefined {
  const names = days.split(/\s+to\s+/);
  return names.every((day) => WEEKDAY.test(day)) ? names.map((day) => day.slice(0, 2)).join('-') : undefined;
}

const WEEKDAY = /^(Mo|Tu|We|Th|Fr|Sa|Su)[a-z]*$/;
