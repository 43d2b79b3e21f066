import { PageNotFoundError } from './page-error.ts';

/*
 * Lists with an address for each page: `?page=2`. The first page has no number.
 */

export function pageNumber(search: URLSearchParams): number {
  const asked = search.get('page');
  if (asked === null) return 1;
  if (!/^[1-9]\d{0,5}$/.test(asked)) throw new PageNotFoundError('No such page');
  return Number(asked);
}

/** How many pages a list has; an empty list is one empty page. */
export function pagesOf(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

export function windowOf(page: number, size: number): { limit: number; offset: number } {
  return { limit: size, offset: (page - 1) * size };
}
