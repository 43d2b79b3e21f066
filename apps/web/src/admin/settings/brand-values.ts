import type { Brand } from '@site/schema/brand';
import { completeUrl } from '@site/schema/complete-url';
import { parseLines } from '../form/fields/list-text.ts';

/*
 * Converts the facts of the agency between the record and the form, whose values are all strings.
 */

export type BrandValues = ReturnType<typeof toValues>;

export function toValues(brand: Brand) {
  const { address, officeHours, rating, socials, foundingYear, teamSize, priceRange, ...lines } = brand;
  return {
    ...lines,
    ...address,
    ...officeHours,
    foundingYear: foundingYear === null ? '' : String(foundingYear),
    teamSize: teamSize ?? '',
    priceRange: priceRange ?? '',
    socials: socials.join('\n'),
    ratingValue: rating ? String(rating.value) : '',
    ratingCount: rating ? String(rating.count) : '',
  };
}

/** Null for an empty text; NaN for an invalid one, which the schema refuses. */
const toNumber = (text: string) => (text.trim() === '' ? null : Number(text));

export function toBrand(values: BrandValues) {
  const { street, city, region, postalCode, country, days, opens, closes, ratingValue, ratingCount, ...lines } = values;
  const isRated = ratingValue.trim() !== '' || ratingCount.trim() !== '';
  return {
    ...lines,
    // Phone numbers may be typed with separators.
    chatNumber: values.chatNumber.replace(/[+\s()-]/g, ''),
    foundingYear: toNumber(values.foundingYear),
    teamSize: values.teamSize || null,
    priceRange: values.priceRange || null,
    socials: parseLines(values.socials).map(completeUrl),
    address: { street, city, region, postalCode, country },
    officeHours: { days, opens: withTwoDigits(opens), closes: withTwoDigits(closes) },
    rating: isRated ? { value: toNumber(ratingValue), count: toNumber(ratingCount) } : null,
  };
}

/** "09:30" for "9:30". */
const withTwoDigits = (time: string) => time.trim().replace(/^\d:/, '0$&');

/** The field of the form for this path of the record. */
export function fieldOf(path: string): string {
  const [first = '', second = ''] = path.split('.');
  if (first === 'address' || first === 'officeHours') return second;
  if (first === 'rating') return second === 'count' ? 'ratingCount' : 'ratingValue';
  return first;
}
