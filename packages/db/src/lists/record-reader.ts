import type { AdminListQuery, ListQuery, ListResult } from '@site/schema/list-query';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Codec } from '../codec.ts';
import { matchesSearch } from '../search/matching-entries.ts';
import type { Db, Tables } from '../tables.ts';
import { rowByRow } from './row-by-row.ts';

/*
 * Reads records of one table: one record, a list or a page of it, and filtered lists for the admin.
 */

export type From<N extends keyof Tables> = SelectQueryBuilder<Tables, N, object>;

type AdminList<N extends keyof Tables, R> = {
  /** The rows in the default order of the list. */
  from: From<N>;
  /** The values that columns must have; a column with undefined is not filtered. */
  filters?: { [K in keyof R]?: R[K] | undefined };
  /** The order of rows that have the same value in the sorted column. */
  thenBy?: Record<string, RawBuilder<unknown>>;
};

export function recordReader<N extends keyof Tables, R>(table: N, { columns, kinds, decode }: Codec<R>) {
  const read = async (from: From<N>) => (await from.select(columns as never).execute()).map(decode);

  async function list(from: From<N>, { limit, offset = 0 }: ListQuery): Promise<ListResult<R>> {
    if (limit === undefined && offset === 0) {
      const items = await read(from);
      return { items, total: items.length };
    }
    // The inner query skips rows in an index; only the rows of the result itself are read.
    const ids = from
      .select('id' as never)
      .limit(limit ?? Number.MAX_SAFE_INTEGER)
      .offset(offset);
    const rows = from.clearWhere().where(sql<boolean>`id in ${ids}`);
    const [items, total] = await Promise.all([read(rows), countRows(from)]);
    return { items, total };
  }

  return {
    list,

    find: async (from: From<N>): Promise<R | undefined> => (await read(from.limit(1)))[0],

    /** Filters, searches and sorts a list. */
    listForAdmin(
      db: Db,
      { from, filters = {}, thenBy = {} }: AdminList<N, R>,
      { search, sort, descending, limit, offset }: AdminListQuery,
    ): Promise<ListResult<R>> {
      let found: From<N> = from;
      for (const [field, value] of Object.entries(filters)) {
        if (value !== undefined) found = found.where(rowByRow(sql`${sql.ref(field)} = ${value}`));
      }
      const matches = matchesSearch(db, table, search);
      if (matches) found = found.where(rowByRow(matches));
      if (sort) {
        const direction = descending ? 'desc' : 'asc';
        const value = kinds.get(sort) === 'text' ? sql`lower(${sql.ref(sort)})` : sql.ref(sort);
        found = found
          .clearOrderBy()
          .orderBy(value, direction)
          .$if(sort in thenBy, (all) => all.orderBy(thenBy[sort] as RawBuilder<unknown>, direction))
          .orderBy('id' as never, direction);
      }
      return list(found, { limit, offset });
    },
  };
}

export async function countRows<N extends keyof Tables>(from: From<N>): Promise<number> {
  const counted = from.clearOrderBy().select((eb) => eb.fn.countAll().as('total'));
  return Number((await counted.executeTakeFirstOrThrow()).total);
}
