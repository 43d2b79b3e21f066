import { z } from 'zod';
import { pageSizes, SEARCH_LENGTH } from '../site.ts';
import { choice, flag, integer, optionalText } from './fields.ts';

const limit = integer('limit', 1, 100);
export const offset = integer('offset', 0, 999_999_999);

/** Selects a part of a list, or the whole list by default. */
export const listQuery = z.object({ limit: limit.optional(), offset: offset.optional() }).default({});

const MAX_PUBLIC_ITEMS = 100;

/** Limits public lists over tRPC, so that no request can read a whole table. */
export const limited = <Query extends ListQuery>(query: Query) => ({
  ...query,
  limit: query.limit ?? MAX_PUBLIC_ITEMS,
});

export type ListQuery = z.output<typeof listQuery>;
export type ListResult<T> = { items: T[]; total: number };

/** The query of an admin list: search, sort order and page. */
export function adminListQuery<Sort extends string>(sorts: readonly [Sort, ...Sort[]]) {
  return z.object({
    search: optionalText('Search', SEARCH_LENGTH),
    /** Without a value, the list keeps its default order. */
    sort: choice('Sort', sorts).optional(),
    descending: flag('Descending', false),
    limit: limit.default(pageSizes.admin),
    offset: offset.default(0),
  });
}

export type AdminListQuery = z.output<ReturnType<typeof adminListQuery<string>>>;

export const NONE_SELECTED = 'Choose at least one';

/** How many records of a list can be changed at once. */
export const SELECTION_MAX = 500;

/** The records that are selected in a list, or their ids. */
export const selectionOf = <One extends z.ZodType>(one: One) =>
  z.array(one, NONE_SELECTED).min(1, NONE_SELECTED).max(SELECTION_MAX, `Choose at most ${SELECTION_MAX}`);

/** Input for moving a record of a list to the position before or after another one. */
export const moveOf = (one: z.ZodNumber) =>
  z.object({ id: one, side: choice('Side', ['before', 'after']), otherId: one });

export type Move = z.output<ReturnType<typeof moveOf>>;
