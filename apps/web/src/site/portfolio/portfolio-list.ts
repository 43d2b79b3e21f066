import { paths } from '@site/schema/paths';
import { pageSizes } from '@site/schema/site';
import { limitAndOffset } from '../../app/paging.ts';

/*
 * The list of projects: its category and page from the URL, and the URLs of categories and pages.
 */

export type Category = string | undefined;

export function categoryOf(search: URLSearchParams): Category {
  return search.get('category')?.trim() || undefined;
}

export function listInput(category: Category, page: number) {
  return { ...(category && { category }), ...limitAndOffset(page, pageSizes.portfolio) };
}

export function portfolioPath(category: Category, page = 1): string {
  const search = new URLSearchParams({
    ...(category && { category }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return search ? `${paths.portfolio}?${search}` : paths.portfolio;
}

export type CardSize = 'large' | 'side' | 'third' | 'seven' | 'five' | 'wide';

const groups: readonly (readonly [CardSize, CardSize, CardSize])[] = [
  ['large', 'side', 'side'],
  ['third', 'third', 'third'],
  ['side', 'large', 'side'],
  ['third', 'third', 'third'],
];

/** The size of each card on a page: groups of three in changing sizes, and no gap in the last row. */
export function cardSizes(count: number): CardSize[] {
  const whole = Math.floor(count / 3) * 3;
  const rest = count - whole;
  const sizes = Array.from({ length: whole }, (_, index): CardSize => {
    const group = groups[Math.floor(index / 3) % groups.length];
    return group?.[index % 3] ?? 'third';
  });
  if (rest === 1) return [...sizes, 'wide'];
  return rest === 2 ? [...sizes, 'seven', 'five'] : sizes;
}
