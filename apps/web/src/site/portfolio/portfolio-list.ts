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

export type CardSize = 'wide' | 'third' | 'half';

/** The size of each card on a page: a wide one, rows of three, and no gap in the last row. */
export function cardSizes(count: number): CardSize[] {
  if (count === 0) return [];
  if (count === 2) return ['half', 'half'];
  const rest = (count - 1) % 3;
  const last: CardSize[] = rest === 1 ? ['wide'] : Array.from({ length: rest }, () => 'half');
  return ['wide', ...Array.from({ length: count - 1 - rest }, (): CardSize => 'third'), ...last];
}
