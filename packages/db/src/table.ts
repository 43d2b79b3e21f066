import { describeField, type Kind } from '@site/schema/entity';
import type { AdminListQuery, ListQuery, ListResult } from '@site/schema/list-query';
import {
  type CompiledQuery,
  type DialectAdapter,
  type Expression,
  type Kysely,
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
} from 'kysely';
import type { z } from 'zod';
import { matchesSearch, type SearchedTable } from './lists/search.ts';
import type { Db, Tables } from './tables.ts';

/*
 * The one codec between rows and records, driven by the record's schema, and the statements that every entity shares.
 * The driver converts what differs between the engines when a value is bound (booleans and dates).
 */

type Values = Record<string, unknown>;
// Kysely cannot type a table whose name is a variable; the functions below are typed by the record instead.
type AnyTable = Kysely<Record<string, Values>>;
export type From<N extends keyof Tables> = SelectQueryBuilder<Tables, N, object>;

type AdminList<N extends keyof Tables, R> = {
  /** The rows in the default order of the list. */
  from: From<N>;
  /** The value that a column must have; undefined filters nothing. */
  filters?: { [K in keyof R]?: R[K] | undefined };
  /** How rows with an equal value of a sorted column are ordered. */
  thenBy?: Record<string, RawBuilder<unknown>>;
};

export function table<N extends keyof Tables, R>(name: N, record: z.ZodType<R> & { shape: Record<string, z.ZodType> }) {
  const kinds = new Map<string, Kind>();
  for (const [field, schema] of Object.entries(record.shape)) kinds.set(field, describeField(schema).kind);
  const columns = [...kinds.keys()];
  const decode = (row: object): R => decodeRow(kinds, row as Values) as R;
  const decodeMaybe = (row: object | undefined) => row && decode(row);
  const loose = (db: Db) => db as unknown as AnyTable;
  const tableName: string = name;
  const read = async (from: From<N>) => (await from.select(columns as never).execute()).map(decode);

  // Compiling an insert takes as long as running it, and a visitor waits while a lead is stored.
  const inserts = new WeakMap<DialectAdapter, Map<string, CompiledQuery>>();
  function compiled(db: Db, values: Values): CompiledQuery {
    const { adapter } = db.getExecutor();
    const known = inserts.get(adapter) ?? new Map<string, CompiledQuery>();
    inserts.set(adapter, known);
    const fields = Object.keys(values).join();
    const insert = known.get(fields) ?? loose(db).insertInto(tableName).values(values).returning(columns).compile();
    known.set(fields, insert);
    return insert;
  }

  return {
    async find(from: From<N>): Promise<R | undefined> {
      return decodeMaybe(
        await from
          .select(columns as never)
          .limit(1)
          .executeTakeFirst(),
      );
    },

    async list(from: From<N>, { limit, offset = 0 }: ListQuery): Promise<ListResult<R>> {
      if (limit === undefined && offset === 0) {
        const items = await read(from);
        return { items, total: items.length };
      }
      // The inner query skips rows in an index; only the rows of the page itself are read.
      const page = from
        .select('id' as never)
        .limit(limit ?? Number.MAX_SAFE_INTEGER)
        .offset(offset);
      const rows = from.clearWhere().where(sql<boolean>`id in ${page}`);
      const [items, total] = await Promise.all([read(rows), countRows(from)]);
      return { items, total };
    },

    /** A list as the admin requests it: filtered, searched and sorted. */
    async listForAdmin(
      db: Db,
      { from, filters = {}, thenBy = {} }: AdminList<N & SearchedTable, R>,
      { search, sort, descending, limit, offset }: AdminListQuery,
    ): Promise<ListResult<R>> {
      let found: From<N> = from;
      for (const [field, value] of Object.entries(filters)) {
        if (value !== undefined) found = found.where(rowByRow(sql`${sql.ref(field)} = ${value}`));
      }
      const matches = matchesSearch(db, tableName as SearchedTable, search);
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
      return this.list(found, { limit, offset });
    },

    async insert(db: Db, record: Partial<R>): Promise<R> {
      const values = encodeRow(kinds, record as Values);
      const { rows } = await loose(db).executeQuery<Values>({
        ...compiled(db, values),
        parameters: Object.values(values),
      });
      return decode(rows[0] as Values);
    },

    async update(db: Db, id: number, change: Values): Promise<R | undefined> {
      const values = encodeRow(kinds, change);
      const query = loose(db).updateTable(tableName).set(values).where('id', '=', id).returning(columns);
      return decodeMaybe(await query.executeTakeFirst());
    },

    async updateMany(db: Db, ids: readonly number[], change: Values): Promise<number> {
      const query = loose(db).updateTable(tableName).set(encodeRow(kinds, change)).where('id', 'in', ids);
      return Number((await query.executeTakeFirstOrThrow()).numUpdatedRows);
    },

    async remove(db: Db, id: number): Promise<boolean> {
      return (await this.removeMany(db, [id])).length > 0;
    },

    /** Deletes records and returns them. */
    async removeMany(db: Db, ids: readonly number[]): Promise<R[]> {
      const removed = loose(db).deleteFrom(tableName).where('id', 'in', ids).returning(columns);
      return (await removed.execute()).map(decode);
    },

    /** Stores a record that was written as JSON, under its old id; columns that it lacks get their defaults. */
    async restore(db: Db, json: Values): Promise<void> {
      const revive = ([field, value]: [string, unknown]) =>
        kinds.get(field) === 'instant' && typeof value === 'string' ? [field, new Date(value)] : [field, value];
      const record = Object.fromEntries(Object.entries(json).map(revive));
      await loose(db).insertInto(tableName).values(encodeRow(kinds, record)).execute();
    },
  };
}

/**
 * A condition that no index is searched for. The planner then reads the index that has the order of the list and checks
 * each entry; it would otherwise take an index of the condition and sort all the rows it finds there.
 */
export const rowByRow = (condition: Expression<unknown>) => sql<boolean>`(${condition}) is true`;

export async function countRows<N extends keyof Tables>(from: From<N>): Promise<number> {
  const counted = from.clearOrderBy().select((eb) => eb.fn.countAll().as('total'));
  return Number((await counted.executeTakeFirstOrThrow()).total);
}

function encodeRow(kinds: Map<string, Kind>, record: Values): Values {
  const known = Object.entries(record).filter(([field, value]) => kinds.has(field) && value !== undefined);
  return Object.fromEntries(
    known.map(([field, value]) => [field, Array.isArray(value) ? JSON.stringify(value) : value]),
  );
}

function decodeRow(kinds: Map<string, Kind>, row: Values): Values {
  const record: Values = {};
  for (const [field, kind] of kinds) {
    const value = row[field];
    record[field] = value === null ? null : decodeValue(kind, value);
  }
  return record;
}

function decodeValue(kind: Kind, value: unknown): unknown {
  if (kind === 'flag') return value === true || value === 1;
  if (kind === 'instant') return value instanceof Date ? value : new Date(value as string);
  if (kind === 'list') return typeof value === 'string' ? JSON.parse(value) : value;
  return value;
}
