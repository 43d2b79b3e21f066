import { listActiveServices } from '@site/db/service';
import type { LineColorName } from '@site/schema/palette';
import { paths, serviceHref } from '@site/schema/paths';
import { serviceFamilies } from '@site/schema/service-families';
import { findFamilies, hiddenFrom, type TextSources } from './page-texts.ts';

/** The lowest price of a family of services, as it is written, with the page of the family. */
export type Fare = { family: string; price: string; tone: LineColorName; to: string };

/** The families that have prices, in their order. */
export async function listFares(sources: TextSources & Parameters<typeof hiddenFrom>[0]): Promise<Fare[]> {
  const [{ items }, families, isHidden] = await Promise.all([
    listActiveServices(sources.db, {}),
    findFamilies(sources),
    hiddenFrom(sources),
  ]);
  const shown = items.filter(({ href }) => !isHidden(serviceHref(href)));
  return serviceFamilies(shown, families).flatMap(({ key, name, tone, landing, services }) => {
    const prices = services.flatMap(({ priceFrom }) => (priceFrom && amountOf(priceFrom) > 0 ? [priceFrom] : []));
    const [price] = prices.toSorted((a, b) => amountOf(a) - amountOf(b));
    const to = landing && !isHidden(landing) ? landing : `${paths.services}#${key}`;
    return price && name ? [{ family: name, price, tone, to }] : [];
  });
}

const scales: Record<string, number> = { k: 1e3, lakh: 1e5, lakhs: 1e5, million: 1e6, crore: 1e7, crores: 1e7 };

/** The amount of a price such as "₹1,00,000 a month", "R$ 1.500,00" or "2 hours for ₹1.5 lakh"; 0 without a number. */
function amountOf(price: string): number {
  const number = String.raw`\d(?:[\d.,’']|[\u00a0\u202f ](?=\d{2}))*`;
  const match =
    new RegExp(String.raw`\p{Sc}\s*(${number})\s*(\p{L}*)`, 'u').exec(price) ??
    new RegExp(String.raw`(${number})\s*(\p{L}*)`, 'u').exec(price);
  const [, digits = '', scale = ''] = match ?? [];
  // One or two digits after the last separator are decimals.
  const [, whole = '', decimals = '0'] = /^(.*?)(?:[.,](\d{1,2}))?[.,]?$/.exec(digits) ?? [];
  return Number(`${whole.replace(/\D/g, '')}.${decimals}`) * (scales[scale.toLowerCase()] ?? 1);
}
