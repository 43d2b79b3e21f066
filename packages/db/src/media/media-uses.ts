import { setImmediate } from 'node:timers/promises';
import type { Media, MediaUse } from '@site/schema/media';
import { HASH_LENGTH, mediaFolder } from '@site/schema/media-url';
import type { Transaction } from 'kysely';
import { containing, type Row, recordTexts, type Source, writeTexts } from '../content/stored-texts.ts';
import { saveSetting } from '../setting.ts';
import type { Db, Tables } from '../tables.ts';

/*
 * Finds and changes the URL of a file wherever it is used: in records, texts, settings and deleted records.
 */

const settings: Source = { table: 'settings', columns: ['value'] };
const trash: Source = { table: 'trash', columns: ['record'] };

type File = Pick<Media, 'hash' | 'width' | 'height' | 'color'>;

const addressOf = (file: File) => `/media/${file.hash.slice(0, HASH_LENGTH)}`;

const find = (db: Db, source: Source, keys: string[], file: File) =>
  containing(db, source, keys, addressOf(file)).execute();

export async function listMediaUses(db: Db, file: File): Promise<MediaUse[]> {
  const inRecords = recordTexts.map(async (source): Promise<MediaUse[]> => {
    const rows = await find(db, source, ['id', 'title'], file);
    return rows.map(({ id, title }) => use(source.kind, id, title));
  });
  const [found, inSettings, inTrash] = await Promise.all([
    Promise.all(inRecords),
    find(db, settings, ['key'], file),
    find(db, trash, ['kind', 'recordId', 'title'], file),
  ]);
  const deleted = recordTexts.flatMap(({ kind }) =>
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
  for (const source of [...recordTexts, trash]) {
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
  const address = new RegExp(
    `/media/${mediaFolder(file)}/[a-z0-9-]+\\.[a-z0-9]{3,4}(?:#focus=\\d{1,3},\\d{1,3})?`,
    'g',
  );
  let changed = 0;
  const change = async (source: Source, key: string) => {
    for (const { [key]: id, ...values } of await find(db, source, [key], file)) {
      const rewritten = Object.entries(values).flatMap(([column, value]) => {
        const text = String(value).replace(address, url);
        return value === null || text === value ? [] : [[column, text] as const];
      });
      if (rewritten.length === 0) continue;
      if (source === settings) await saveSetting(db, String(id), JSON.parse(rewritten[0]?.[1] ?? 'null'));
      else await writeTexts(db, source, Number(id), Object.fromEntries(rewritten), now);
      changed += 1;
    }
  };
  for (const source of recordTexts) await change(source, 'id');
  await change(settings, 'key');
  await change(trash, 'id');
  return changed;
}
