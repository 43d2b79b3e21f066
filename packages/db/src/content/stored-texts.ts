import { describeField } from '@site/schema/entity';
import { type RecordKind, recordKinds, records } from '@site/schema/record-kinds';
import { storedRecords } from '@site/schema/stored-records';
import { type Kysely, sql } from 'kysely';
import type { z } from 'zod';
import { recordRows } from '../audit/record-changes.ts';
import { recordCodec } from '../codec.ts';
import type { Db, Tables } from '../tables.ts';

/*
 * Finds and changes an address wherever the texts of records contain it: the URL of a file, or of a page. Reads the whole
 * tables, which takes 10 ms for 1,000 posts, and only when the administrator works on a file or an address.
 */

export type Source = { kind?: RecordKind; table: keyof Tables; columns: readonly string[]; hasUpdate?: boolean };
export type Row = Record<string, string | number | null>;

/** All texts of the records, because any of them may contain an address. */
export const recordTexts = recordKinds.map((kind): Source & { kind: RecordKind } => {
  const fields = Object.entries<z.ZodType>(storedRecords[kind].shape);
  const texts = fields.filter(([, field]) => ['text', 'list'].includes(describeField(field).kind));
  return {
    kind,
    table: records[kind].table,
    columns: texts.map(([column]) => column),
    hasUpdate: fields.some(([column]) => column === 'updatedAt'),
  };
});

const untyped = (db: Db) => db as unknown as Kysely<Record<string, Row>>;
const asText = (column: string) => sql<string | null>`cast(${sql.ref(column)} as text)`;

/** The rows that contain the beginning of an address, as text. */
export const containing = (db: Db, { table, columns }: Source, keys: string[], start: string) =>
  untyped(db)
    .selectFrom(table)
    .select([...keys, ...columns.map((column) => asText(column).as(column))])
    .where((eb) => eb.or(columns.map((column) => sql<boolean>`${asText(column)} like ${`%${start}%`}`)));

/** Writes changed texts of a row. `now` is the time of its last change, which otherwise stays. */
export async function writeTexts(db: Db, source: Source, id: number, texts: Row, now?: Date): Promise<void> {
  const set = { ...texts, ...(source.hasUpdate && now && { updatedAt: now }) } as never;
  const write = (on: Db) => untyped(on).updateTable(source.table).set(set).where('id', '=', id).execute();
  if (!source.kind) return void (await write(db));
  const codec = recordCodec<{ id: number }>(storedRecords[source.kind]);
  await recordRows(db, { table: source.table, codec, ids: [id] }, write);
}
