import { z } from 'zod';
import { choice, flag, integer, optionalText } from './fields.ts';

/** A window on a list; everything when nothing is asked. */
export const listing = z
  .object({
    limit: integer('limit', 1, 100).optional(),
    offset: integer('offset', 0, 999_999_999).optional(),
  })
  .default({});

export type Listing = z.output<typeof listing>;
export type Listed<T> = { items: T[]; total: number };

/** What the administration asks of a list: words to look for, an order, and a window. */
export function management<Sort extends string>(sorts: readonly [Sort, ...Sort[]]) {
  return z.object({
    search: optionalText('Search', 200),
    /** The order of the list itself, where nothing is named. */
    sort: choice('Sort', sorts).optional(),
    descending: flag('Descending', false),
    limit: integer('limit', 1, 100).default(25),
    offset: integer('offset', 0, 999_999_999).default(0),
  });
}

export type Management = z.output<ReturnType<typeof management<string>>>;

/** Those records of a list that were ticked. */
export const idsOf = (one: z.ZodNumber) =>
  z.array(one, { error: 'Choose at least one' }).min(1, 'Choose at least one').max(100, 'Choose at most 100');
