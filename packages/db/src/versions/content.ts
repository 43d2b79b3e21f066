import { createHash } from 'node:crypto';
import { category } from '@site/schema/category';
import { recordKinds, records } from '@site/schema/record-kinds';
import { storedRecords } from '@site/schema/stored-records';
import { draftedKinds } from '@site/schema/version';
import type { Kysely } from 'kysely';
import { type Codec, isEmptyList, recordCodec, type Values } from '../codec.ts';
import type { Db } from '../tables.ts';

/*
 * The content of records: the fields that a form edits.
 */

/** The kinds whose content is in a table of their own. */
export type TableKind = (typeof draftedKinds)[number];
type Source = { table: string; codec: Codec<Values> };

const sourceOf = (table: string, schema: object): Source => ({ table, codec: recordCodec<Values>(schema as never) });

const sources = {
  ...(Object.fromEntries(recordKinds.map((kind) => [kind, sourceOf(records[kind].table, storedRecords[kind])])) as {
    [Kind in (typeof recordKinds)[number]]: Source;
  }),
  category: sourceOf('blogCategories', category),
} satisfies Record<TableKind, Source>;

export const hasContent = (kind: string): kind is TableKind => draftedKinds.some((one) => one === kind);

/** Written by the server alone. */
const ownFields = new Set(['id', 'createdAt', 'updatedAt', 'viewCount', 'postCount', 'featuredOrder']);

/** The fields of a record that its form edits. Dates are text, as JSON has them. */
export function contentOf(record: Values): Values {
  const fields = Object.entries(record).filter(([field, value]) => !ownFields.has(field) && value !== undefined);
  return Object.fromEntries(
    fields.map(([field, value]) => [field, value instanceof Date ? value.toISOString() : value]),
  );
}

/**
 * Identifies the content of a record. The categories of a post and empty lists are left out, because the record that REST
 * answers does not have the categories, nor lists that are absent when they are empty.
 */
export function contentTag(record: object): string {
  const { categoryIds: _, ...fields } = contentOf(record as Values);
  const filled = Object.entries(fields).filter(([, value]) => !isEmptyList(value));
  const sorted = filled.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 16);
}

/** Returns those of the ids that records have. */
export async function listExisting(db: Db, kind: TableKind, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  // Kysely cannot type a table whose name is a variable.
  const untyped = db as unknown as Kysely<Record<string, { id: number }>>;
  const rows = await untyped.selectFrom(sources[kind].table).select('id').where('id', 'in', ids).execute();
  return rows.map(({ id }) => id);
}

/** Reads all fields of records. A post also has the ids of its categories. */
export async function readContents(db: Db, kind: TableKind, ids: readonly number[]): Promise<Map<number, Values>> {
  if (ids.length === 0) return new Map();
  const { table, codec } = sources[kind];
  // Kysely cannot type a table whose name is a variable.
  const untyped = db as unknown as Kysely<Record<string, Values>>;
  const rows = await untyped.selectFrom(table).select(codec.columns).where('id', 'in', ids).execute();
  const found = new Map(rows.map((row) => [Number(row.id), codec.decode(row)]));
  if (kind !== 'post') return found;
  const links = await db
    .selectFrom('blogPostCategories')
    .select(['postId', 'categoryId'])
    .where('postId', 'in', ids)
    .orderBy('categoryId')
    .execute();
  const chosen = Map.groupBy(links, ({ postId }) => postId);
  const categoriesOf = (id: number) => (chosen.get(id) ?? []).map(({ categoryId }) => categoryId);
  return new Map([...found].map(([id, post]) => [id, { ...post, categoryIds: categoriesOf(id) }]));
}
