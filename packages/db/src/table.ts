import { describeField, type Kind } from '@site/schema/entity';
import type { Listed, Listing, Management } from '@site/schema/listing';
import {
  type CompiledQuery,
  type DialectAdapter,
  type Kysely,
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
} from 'kysely';
import type { z } from 'zod';
import { stands, wordsOf } from './lists/words.ts';
import type { Db, Tables } from './tables.ts';

/*
 * The one codec between rows and records, driven by the record's schema, and the four statements that every
 * entity shares. What is dialect-bound about binding values (flags, dates) is done by the driver.
 */

type Values = Record<string, unknown>;
// Inside this file the table is a variable, which Kysely cannot type; the functions below are typed by the record.
type AnyTable = Kysely<Record<string, Values>>;
export type From<N extends keyof Tables> = SelectQueryBuilder<Tables, N, object>;

/** What is known of a list without reading it. */
export type Places<N extends keyof Tables> = {
  count(): Promise<number>;
  /** The same rows, begun nearer to the one that is so many rows from the first. */
  seek(from: From<N>, offset: number): Promise<{ from: From<N>; offset: number }>;
};

export type LongList<N extends keyof Tables> = Places<N> & {
  /** The same of those of its rows that have some words, where that helps. */
  ofWords(found: From<N>, words: string[]): Promise<Places<N> | undefined>;
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

  // To compile an insert costs as much as to run it, and a lead is waited for.
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

    async list(from: From<N>, { limit, offset = 0 }: Listing, places?: Places<N>): Promise<Listed<R>> {
      if (limit === undefined && offset === 0) {
        const items = await read(from);
        return { items, total: items.length };
      }
      const [items, total] = await Promise.all([
        (places?.seek ?? walk)(from, offset).then((near) =>
          read(
            near.from.limit(limit ?? Number.MAX_SAFE_INTEGER).$if(near.offset > 0, (all) => all.offset(near.offset)),
          ),
        ),
        places ? places.count() : countRows(from),
      ]);
      return { items, total };
    },

    /** A list as the administration asks for it: every word is found in one of the fields that are searched. */
    async manage(
      from: From<N>,
      query: Management,
      searched: readonly (keyof R & string)[],
      places?: LongList<N>,
      /** What puts rows in order that an order takes for equal. */
      within: Record<string, RawBuilder<unknown>> = {},
    ): Promise<Listed<R>> {
      const { search, sort, descending, limit, offset } = query;
      const words = wordsOf(search);
      let found = from;
      for (const word of words) found = found.where(stands<N>(word, searched));
      if (sort) {
        const direction = descending ? 'desc' : 'asc';
        const value = kinds.get(sort) === 'text' ? sql`lower(${sql.ref(sort)})` : sql.ref(sort);
        found = found
          .clearOrderBy()
          .orderBy(value, direction)
          .$if(sort in within, (all) => all.orderBy(within[sort] as RawBuilder<unknown>, direction))
          .orderBy('id' as never, direction);
      }
      if (words.length > 0) return this.list(found, { limit, offset }, await places?.ofWords(found, words));
      // Another order has the same rows in other places.
      return this.list(found, { limit, offset }, sort && places ? { ...places, seek: walk } : places);
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
      return (await this.take(db, [id])).length > 0;
    },

    /** Deletes records and answers what they were. */
    async take(db: Db, ids: readonly number[]): Promise<R[]> {
      const taken = loose(db).deleteFrom(tableName).where('id', 'in', ids).returning(columns);
      return (await taken.execute()).map(decode);
    },

    /** Stores a record that was written as JSON, under the id it had; columns it did not know get their defaults. */
    async putBack(db: Db, json: Values): Promise<void> {
      const revive = ([field, value]: [string, unknown]) =>
        kinds.get(field) === 'instant' && typeof value === 'string' ? [field, new Date(value)] : [field, value];
      const record = Object.fromEntries(Object.entries(json).map(revive));
      await loose(db).insertInto(tableName).values(encodeRow(kinds, record)).execute();
    },
  };
}

const walk = async <F>(from: F, offset: number) => ({ from, offset });

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
