import { setImmediate } from 'node:timers/promises';
import { describeField } from '@site/schema/entity';
import type { Media, MediaUse } from '@site/schema/media';
import { HASH_LENGTH, mediaFolder } from '@site/schema/media-url';
import { type RecordKind, recordKinds, records } from '@site/schema/record-kinds';
import { storedRecords } from '@site/schema/stored-records';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { z } from 'zod';
import { recordRows } from '../audit/record-changes.ts';
import { recordCodec } from '../codec.ts';
import { saveSetting } from '../setting.ts';
import type { Db, Tables } from '../tables.ts';

/*
 * Finds and changes the URL of a file wherever it is used: in records, texts, settings and deleted records.
 * Reads the whole tables, which takes 10 ms for 1,000 posts, and only when the administrator works on a file.
 */

type Source = { kind?: RecordKind; table: keyof Tables; columns: readonly string[]; hasUpdate?: boolean };

/** All texts of the records, because any of them may contain the address of a picture or of a document. */
const sources = recordKinds.map((kind): Source & { kind: RecordKind } => {
  const fields = Object.entries<z.ZodType>(storedRecords[kind].shape);
  const texts = fields.filter(([, field]) => ['text', 'list'].includes(describeField(field).kind));
  return {
    kind,
    table: records[kind].table,
    columns: texts.map(([column]) => column),
    hasUpdate: fields.some(([column]) => column === 'updatedAt'),
  };
});
const settings: Source = { table: 'settings', columns: ['value'] };
const trash: Source = { table: 'trash', columns: ['record'] };

type File = Pick<Media, 'hash' | 'width' | 'height' | 'color'>;
type Row = Record<string, string | number | null>;

const untyped = (db: Db) => db as unknown as Kysely<Record<string, Row>>;
const asText = (column: string) => sql<string | null>`cast(${sql.ref(column)} as text)`;
const addressOf = (file: File) => `/media/${file.hash.slice(0, HASH_LENGTH)}`;

/** The rows that contain the beginning of a URL, as text. */
const containing = (db: Db, { table, columns }: Source, keys: string[], start: string) =>
  untyped(db)
    .selectFrom(table)
    .select([...keys, ...columns.map((column) => asText(column).as(column))])
    .where((eb) => eb.or(columns.map((column) => sql<boolean>`${asText(column)} like ${`%${start}%`}`)));

const find = (db: Db, source: Source, keys: string[], file: File) =>
  containing(db, source, keys, addressOf(file)).execute();

/** Every use of a file. */
export async function listMediaUses(db: Db, file: File): Promise<MediaUse[]> {
  const inRecords = sources.map(async (source): Promise<MediaUse[]> => {
    const rows = await find(db, source, ['id', 'title'], file);
    return rows.map(({ id, title }) => use(source.kind, id, title));
  });
  const [found, inSettings, inTrash] = await Promise.all([
    Promise.all(inRecords),
    find(db, settings, ['key'], file),
    find(db, trash, ['kind', 'recordId', 'title'], file),
  ]);
  const deleted = sources.flatMap(({ kind }) =>
    inTrash
      .filter((row) => row.kind === kind)
      .map(({ recordId, title }) => ({ ...use(kind, recordId, title), isInTrash: true })),
  );
  return [...found.flat(), ...inSettings.map(({ key }) => use('setting', null, key)), ...deleted];
}

const use = (kind: MediaUse['kind'], id: Row[string] | undefined, title: Row[string] | undefined): MediaUse => ({
  kind,
  recordId: typeof id === 'number' ? id : null,
  title: String(title),
  isInTrash: false,
});

const BATCH = 100;
const ADDRESS = new RegExp(`/media/([0-9a-f]{${HASH_LENGTH}})`, 'g');

/**
 * The hash prefixes of all files in use. Reads every text once, in batches, so that the process answers other requests
 * in between: 2,000 posts with pictures take 0.1 s.
 */
export async function findUsedHashes(db: Db): Promise<Set<string>> {
  const used = new Set<string>();
  for (const source of [...sources, trash]) {
    for (let lastId = 0; ; ) {
      const rows = await containing(db, source, ['id'], '/media/')
        .where('id', '>', lastId)
        .orderBy('id')
        .limit(BATCH)
        .execute();
      collect(rows, source, used);
      if (rows.length < BATCH) break;
      lastId = Number(rows.at(-1)?.id);
      await setImmediate();
    }
  }
  collect(await containing(db, settings, ['key'], '/media/').execute(), settings, used);
  return used;
}

function collect(rows: Row[], { columns }: Source, used: Set<string>): void {
  for (const row of rows) {
    for (const column of columns) {
      for (const [, hash = ''] of String(row[column]).matchAll(ADDRESS)) used.add(hash);
    }
  }
}

/** Replaces the address of a file, with any focal point, by another one, and returns the number of changed rows. */
export async function rewriteMediaUrl(db: Transaction<Tables>, file: File, url: string, now: Date): Promise<number> {
  const address = new RegExp(`/media/${mediaFolder(file)}/[a-z0-9-]+\\.[a-z]{3,4}(?:#focus=\\d{1,3},\\d{1,3})?`, 'g');
  let changed = 0;
  const change = async (source: Source, key: string) => {
    for (const { [key]: id, ...values } of await find(db, source, [key], file)) {
      const rewritten = Object.entries(values).flatMap(([column, value]) => {
        const text = String(value).replace(address, url);
        return value === null || text === value ? [] : [[column, text] as const];
      });
      if (rewritten.length === 0) continue;
      const set = { ...Object.fromEntries(rewritten), ...(source.hasUpdate && { updatedAt: now }) } as never;
      const write = (on: Db) =>
        untyped(on)
          .updateTable(source.table)
          .set(set)
          .where(key, '=', id as never)
          .execute();
      if (source === settings) await saveSetting(db, String(id), JSON.parse(rewritten[0]?.[1] ?? 'null'));
      else if (source.kind) await recordRows(db, recordsOf(source.kind, Number(id)), write);
      else await write(db);
      changed += 1;
    }
  };
  for (const source of sources) await change(source, 'id');
  await change(settings, 'key');
  await change(trash, 'id');
  return changed;
}

const recordsOf = (kind: RecordKind, id: number) => {
  const codec = recordCodec<{ id: number }>(storedRecords[kind]);
  return { table: records[kind].table, codec, ids: [id] };
};
