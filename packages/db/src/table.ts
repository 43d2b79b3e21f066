import type { Kysely } from 'kysely';
import { recordRows } from './audit/record-changes.ts';
import { type Codec, type RecordSchema, recordCodec, type Values } from './codec.ts';
import { recordReader } from './lists/record-reader.ts';
import type { Db, Tables } from './tables.ts';

// Kysely cannot type a table whose name is a variable; the functions below are typed by the record instead.
const untyped = (db: Db) => db as unknown as Kysely<Record<string, Values>>;

/** The statements that every entity shares. A person's changes are recorded in the audit log. */
export function table<N extends keyof Tables, R>(name: N, record: RecordSchema<R>) {
  const codec = recordCodec(record);
  return { ...recordReader(name, codec), ...recordWriter<R>(name, codec) };
}

type WriteRest = (on: Db, id: number) => Promise<void>;

function recordWriter<R>(name: string, codec: Codec<R>) {
  const { kinds, columns, encode, decode } = codec;

  /** Deletes records and returns them. */
  async function removeMany(db: Db, ids: readonly number[], verb?: 'unpublish'): Promise<R[]> {
    return recordRows(db, { table: name, codec, ids, fields: [], ...(verb && { verb }) }, async (on) => {
      const removed = untyped(on).deleteFrom(name).where('id', 'in', ids).returning(columns);
      return (await removed.execute()).map(decode);
    });
  }

  return {
    /** `writeRest` writes what other tables hold of the record. */
    async insert(db: Db, record: Partial<R>, writeRest?: WriteRest): Promise<R> {
      const ids = (inserted: R) => [Number((inserted as Values).id)];
      return recordRows(db, { table: name, codec, ids }, async (on) => {
        const query = untyped(on).insertInto(name).values(encode(record)).returning(columns);
        const row = await query.executeTakeFirstOrThrow();
        await writeRest?.(on, Number(row.id));
        return decode(row);
      });
    },

    async update(db: Db, id: number, change: Values, writeRest?: WriteRest): Promise<R | undefined> {
      return recordRows(db, { table: name, codec, ids: [id], fields: Object.keys(change) }, async (on) => {
        const query = untyped(on).updateTable(name).set(encode(change)).where('id', '=', id).returning(columns);
        const row = await query.executeTakeFirst();
        if (row) await writeRest?.(on, id);
        return row && decode(row);
      });
    },

    async updateMany(db: Db, ids: readonly number[], change: Values, isCounted = false): Promise<number> {
      return recordRows(db, { table: name, codec, ids, fields: Object.keys(change), isCounted }, async (on) => {
        const query = untyped(on).updateTable(name).set(encode(change)).where('id', 'in', ids);
        return Number((await query.executeTakeFirstOrThrow()).numUpdatedRows);
      });
    },

    removeMany,

    async remove(db: Db, id: number): Promise<boolean> {
      return (await removeMany(db, [id])).length > 0;
    },

    /** Restores a record from JSON with its old id; missing columns get their defaults. */
    async restore(db: Db, json: Values): Promise<void> {
      const revive = ([field, value]: [string, unknown]) =>
        kinds.get(field) === 'instant' && typeof value === 'string' ? [field, new Date(value)] : [field, value];
      const record = Object.fromEntries(Object.entries(json).map(revive));
      await recordRows(db, { table: name, codec, ids: () => [Number(json.id)], verb: 'restore' }, async (on) => {
        await untyped(on).insertInto(name).values(encode(record)).execute();
      });
    },
  };
}
