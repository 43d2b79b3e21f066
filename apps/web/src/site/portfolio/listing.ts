import { paths } from '@site/schema/paths';
import { windowOf } from '../../app/paging.ts';

/*
 * The windows on the projects: what an address asks for, and the address of a window.
 */

export const PAGE_SIZE = 12;

export type Category = string | undefined;

export function categoryOf(search: URLSearchParams): Category {
  return search.get('category')?.trim() || undefined;
}

export function listInput(category: Category, page: number) {
  return { ...(category && { category }), ...windowOf(page, PAGE_SIZE) };
}

export function portfolioPath(category: Category, page = 1): string {
  const search = new URLSearchParams({
    ...(category && { category }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return search ? `${paths.portfolio}?${search}` : paths.portfolio;
}

export type Place = 'large' | 'side' | 'third' | 'seven' | 'five' | 'wide';

const groups: readonly (readonly [Place, Place, Place])[] = [
  ['large', 'side', 'side'],
  ['third', 'third', 'third'],
  ['side', 'large', 'side'],
  ['third', 'third', 'third'],
];

/** Where each card of a page stands: threes that change their weight, and no hole at the end. */
export function placesFor(count: number): Place[] {
  const whole = Math.floor(count / 3) * 3;
  const left = count - whole;
  const places = Array.from({ length: whole }, (_, index): Place => {
    const group = groups[Math.floor(index / 3) % groups.length];
    return group?.[index % 3] ?? 'third';
  });
  if (left === 1) return [...places, 'wide'];
  return left === 2 ? [...places, 'seven', 'five'] : places;
}
