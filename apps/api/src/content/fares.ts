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

/** The number of a price such as "₹1,00,000 a month" or "R$ 1.500,00", without its cents. */
const amountOf = (price: string): number =>
  Number(
    price
      .replace(/[.,]\d{1,2}(?![\d.,])/, '')
      .replace(/(?<=\d)[.,\u00a0\u202f ’'](?=\d{2})/g, '')
      .match(/\d+/)?.[0] ?? 0,
  );
