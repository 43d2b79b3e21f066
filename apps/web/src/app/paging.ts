import { PageNotFoundError } from './page-error.ts';

/*
 * Paginated lists: each page has its own URL, `?page=2`. The first page has no number.
 */

export function pageNumber(search: URLSearchParams): number {
  const text = search.get('page');
  if (text === null) return 1;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new PageNotFoundError('No such page');
  return Number(text);
}

/** The number of pages of a list; an empty list has one page. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

export function limitAndOffset(page: number, size: number): { limit: number; offset: number } {
  return { limit: size, offset: (page - 1) * size };
}
