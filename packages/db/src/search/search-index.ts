import { type Copy, type CopyName, copyNames, copyPages } from '@site/schema/copy-pages';
import { placesIn } from '@site/schema/copy-places';
import { foldText, wordsOf } from '@site/schema/fold-text';
import type { GalleryPicture } from '@site/schema/gallery';
import { type SearchKind, searchKinds } from '@site/schema/search';
import type { Step } from '@site/schema/steps';
import type { Insertable, Kysely } from 'kysely';
import type { Values } from '../codec.ts';
import type { Db, SearchEntryRow } from '../tables.ts';
import { inTransaction } from '../transaction.ts';
import { type SearchSource, sourceOf } from './search-sources.ts';

/*
 * The index of all texts that the admin searches. It is written in the transaction of each change: `recordRows` does it
 * for records and leads, `saveCopy` for the texts of pages. Triggers remove the entries of deleted rows
 * (migrations 0026, 0032 and 0037).
 */

/** The numbers of the kinds, as in the triggers of these migrations. */
const kindNumbers: Record<SearchKind, number> = {
  copy: 1,
  category: 2,
  project: 3,
  caseStudy: 4,
  service: 5,
  media: 6,
  post: 7,
  call: 8,
  contact: 9,
  page: 10,
};

const IDS_OF_KIND = 2 ** 40;

/**
 * The ids of a kind, which are one range: a search reads no entries of other kinds. The newest records are first, because
 * FTS5 reads ascending ids only as far as needed.
 */
export const idsOf = (kind: SearchKind) => {
  const first = kindNumbers[kind] * IDS_OF_KIND;
  return { first, last: first + IDS_OF_KIND - 1 };
};

const entryId = (kind: SearchKind, recordId: number) => idsOf(kind).last - recordId;
export const recordIdOf = (id: number) => IDS_OF_KIND - 1 - (id % IDS_OF_KIND);
export const kindOf = (id: number) =>
  searchKinds.find((kind) => kindNumbers[kind] === Math.floor(id / IDS_OF_KIND)) as SearchKind;

type Changed<T> = {
  table: string;
  ids: readonly number[] | ((result: T) => readonly number[]);
  /** The columns that the change sets; any if undefined. */
  fields?: readonly string[] | undefined;
};

/** Makes a change of rows and updates their entries in the same transaction. */
export async function indexRows<T>(
  db: Db,
  { table, ids, fields }: Changed<T>,
  change: (on: Db) => Promise<T>,
): Promise<T> {
  const source = sourceOf(table);
  if (!source || fields?.every((field) => !isIndexed(source, field))) return change(db);
  return inTransaction(db, async (on) => {
    const result = await change(on);
    const changed = typeof ids === 'function' ? ids(result) : ids;
    if (changed.length > 0) {
      const rows = await readSource(on, source).where('id', 'in', changed).execute();
      await saveEntries(on, rows.map(entryOf(source)));
    }
    return result;
  });
}

const isIndexed = ({ title, fields, texts }: SearchSource, field: string) =>
  field === title || fields.includes(field) || texts.includes(field);

// Kysely cannot type a table whose name is a variable.
export const readSource = (db: Db, { table, codec }: SearchSource) =>
  (db as unknown as Kysely<Record<string, Values>>).selectFrom(table).select(codec.columns);

type Entry = Insertable<SearchEntryRow>;

export const entryOf = (source: SearchSource) => (row: object) => {
  const record = source.codec.decode(row);
  const textsOf = (columns: readonly string[]) =>
    columns.flatMap((column) => [(record[column] ?? []) as Item | Item[]].flat().map(textOfItem));
  return newEntry({
    id: entryId(source.kind, Number(record.id)),
    title: String(record[source.title]),
    fields: textsOf(source.fields),
    texts: textsOf(source.texts).map(withoutTags),
    moment: record[source.moment] as Date,
  });
};

type Item = string | GalleryPicture | Step;

function textOfItem(item: Item): string {
  if (typeof item === 'string') return item;
  return 'caption' in item ? item.caption : `${item.label} ${item.value}`;
}

const withoutTags = (html: string) => html.replace(/<[^<>]*>/g, ' ').replace(/&(nbsp|amp|lt|gt|quot|#39);/g, ' ');

/** PostgreSQL refuses longer ones; no word of a language is so long. */
const WORD_MAX = 100;

type Texts = { id: number; title: string; fields: string[]; texts: string[]; moment: Date };

function newEntry({ id, title, fields, texts, moment }: Texts): Entry {
  const folded = foldText(fields.join('\n'));
  const words = new Set(wordsOf(`${folded}\n${foldText(texts.join('\n'))}`).map((word) => word.slice(0, WORD_MAX)));
  return { id, title, fields: folded, words: [...words].join(' '), moment };
}

export async function saveEntries(db: Db, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return;
  await db
    .insertInto('searchEntries')
    .values(entries)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        title: eb.ref('excluded.title'),
        fields: eb.ref('excluded.fields'),
        words: eb.ref('excluded.words'),
        moment: eb.ref('excluded.moment') as never,
      })),
    )
    .execute();
}

/** Page texts have no time of change; results show them among the others by their words alone. */
const NO_MOMENT = new Date(0);

/** Updates the entry of the texts of a page. */
export const indexCopy = <Name extends CopyName>(db: Db, name: Name, copy: Copy<Name>): Promise<void> =>
  saveEntries(db, [copyEntry(name, copy)]);

function copyEntry(name: CopyName, copy: unknown): Entry {
  const { title, schema } = copyPages[name];
  const texts = placesIn(schema.shape, copy, '').map(({ text }) => text);
  return newEntry({
    id: entryId('copy', copyNames.indexOf(name)),
    title,
    fields: [title, ...texts],
    texts: [],
    moment: NO_MOMENT,
  });
}

export const copyNameOf = (recordId: number): CopyName | undefined => copyNames[recordId];
