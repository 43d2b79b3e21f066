import { z } from 'zod';
import { choice, flag, integer, optionalText } from './fields.ts';

/** Part of a list; the whole list when nothing is sent. */
export const listQuery = z
  .object({
    limit: integer('limit', 1, 100).optional(),
    offset: integer('offset', 0, 999_999_999).optional(),
  })
  .default({});

export type ListQuery = z.output<typeof listQuery>;
export type ListResult<T> = { items: T[]; total: number };

/** The query of an admin list: search, sort order and page. */
export function adminListQuery<Sort extends string>(sorts: readonly [Sort, ...Sort[]]) {
  return z.object({
    search: optionalText('Search', 200),
    /** Without a value, the list keeps its default order. */
    sort: choice('Sort', sorts).optional(),
    descending: flag('Descending', false),
    limit: integer('limit', 1, 100).default(25),
    offset: integer('offset', 0, 999_999_999).default(0),
  });
}

export type AdminListQuery = z.output<ReturnType<typeof adminListQuery<string>>>;

/** The selected records of a list. */
export const idsOf = (one: z.ZodNumber) =>
  z.array(one, { error: 'Choose at least one' }).min(1, 'Choose at least one').max(100, 'Choose at most 100');
