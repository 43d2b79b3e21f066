import type { ListQuery } from '@site/schema/list-query';
import type { Media, MediaAdminListQuery, mediaInput, mediaPatch } from '@site/schema/media';
import { HASH_LENGTH, mediaUrl } from '@site/schema/media-url';
import type { z } from 'zod';
import { describeChange, record } from '../audit/record-changes.ts';
import { moveRowsToTrash } from '../content/trash.ts';
import { indexRows } from '../search/search-index.ts';
import type { Db } from '../tables.ts';
import { mediaTable } from './media-table.ts';
import { findUsedHashes, listMediaUses, rewriteMediaUrl } from './media-uses.ts';

export { listMediaUses } from './media-uses.ts';

const newestMedia = (db: Db) => db.selectFrom('media').orderBy('createdAt', 'desc').orderBy('id', 'desc');

export const listMedia = (db: Db, query: ListQuery) => mediaTable.list(newestMedia(db), query);

export const listMediaForAdmin = (db: Db, { kind, folder, ...query }: MediaAdminListQuery) =>
  mediaTable.listForAdmin(db, { from: newestMedia(db), filters: { kind, folder } }, query);

/** The names of the folders that have files. */
export async function listFolders(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('media').select('folder').distinct().where('folder', 'is not', null).execute();
  return rows.flatMap(({ folder }) => folder ?? []).sort((a, b) => a.localeCompare(b));
}

export const moveToFolder = (db: Db, ids: readonly number[], folder: string | null): Promise<number> =>
  mediaTable.updateMany(db, ids, { folder });

export const findMedia = (db: Db, id: number) => mediaTable.find(db.selectFrom('media').where('id', '=', id));

/** The alternative texts of those addresses that belong to uploaded files with one. */
export async function findAltTexts(db: Db, urls: readonly string[]): Promise<Record<string, string>> {
  const starts = new Map(urls.map((url) => [url, /^\/media\/([0-9a-f]{24})/.exec(url)?.[1]]));
  const known = [...starts.values()].filter((start) => start !== undefined);
  if (known.length === 0) return {};
  const rows = await db
    .selectFrom('media')
    .select(['hash', 'alt'])
    .where((eb) => eb.or(known.map((start) => eb.and([eb('hash', '>=', start), eb('hash', '<', `${start}g`)]))))
    .execute();
  const alts = new Map(rows.map(({ hash, alt }) => [hash.slice(0, HASH_LENGTH), alt]));
  const found = [...starts].map(([url, start]) => [url, alts.get(start ?? '')] as const);
  return Object.fromEntries(found.filter((one): one is readonly [string, string] => Boolean(one[1])));
}

/** Whether the library, without the trash, has a file whose hash starts with `hashStart`. */
export const hasMedia = async (db: Db, hashStart: string): Promise<boolean> =>
  (await withHashStart(db, hashStart).select('id').executeTakeFirst()) !== undefined;

// A range, because it can use the index on the hash. "g" follows every hexadecimal digit.
const withHashStart = (db: Db, start: string) =>
  db.selectFrom('media').where('hash', '>=', start).where('hash', '<', `${start}g`);

const findByHash = (db: Db, hash: string) => mediaTable.find(db.selectFrom('media').where('hash', '=', hash));

/** Stores an uploaded file and returns its record; a deleted one is restored from the trash. */
export function findUploadedMedia(db: Db, hash: string): Promise<Media | undefined> {
  return db.transaction().execute(async (transaction) => {
    const found = await findByHash(transaction, hash);
    if (found) return found;
    const deleted = await transaction
      .deleteFrom('trash')
      .where('kind', '=', 'media')
      .where('record', 'like', `%"hash":"${hash}"%`)
      .returning('record')
      .executeTakeFirst();
    if (!deleted) return undefined;
    await mediaTable.restore(transaction, JSON.parse(deleted.record));
    return findByHash(transaction, hash);
  });
}

type NewMedia = Omit<Media, 'id' | 'createdAt' | keyof z.output<typeof mediaInput>> &
  Pick<Media, 'name'> & { alt?: string | null; folder?: string };

/** The unused files among the given ones, and the number of the others. */
export async function findUnusedMedia(db: Db, ids: readonly number[]): Promise<{ unused: number[]; used: number }> {
  const files = await db.selectFrom('media').select(['id', 'hash']).where('id', 'in', ids).execute();
  const hashes = await findUsedHashes(db);
  const unused = files.filter(({ hash }) => !hashes.has(hash.slice(0, HASH_LENGTH)));
  return { unused: unused.map(({ id }) => id), used: files.length - unused.length };
}

/** Adds a file; when it was uploaded twice at the same time, both uploads get one record. */
export async function insertMedia(db: Db, file: NewMedia, now: Date): Promise<Media> {
  const row = { ...file, createdAt: now, focalX: 50, focalY: 50 };
  const added = await indexRows(db, { table: 'media', ids: (ids: number[]) => ids }, async (on) => {
    const insert = on
      .insertInto('media')
      .values(row)
      .onConflict((conflict) => conflict.column('hash').doNothing());
    return (await insert.returning('id').execute()).map(({ id }) => id);
  });
  const stored = (await findByHash(db, file.hash)) as Media;
  if (added.length > 0) {
    await record(db, ...describeChange({ kind: 'media', recordId: stored.id, verb: 'create' }, undefined, stored));
  }
  return stored;
}

/**
 * Changes the name, alternative text or focal point of a file. A new focal point changes its URL wherever it is used.
 */
export function updateMedia(
  db: Db,
  id: number,
  patch: z.output<typeof mediaPatch>,
  now: Date,
): Promise<Media | undefined> {
  return db.transaction().execute(async (transaction) => {
    const before = await findMedia(transaction, id);
    const after = before && (await mediaTable.update(transaction, id, patch));
    if (after && mediaUrl(after) !== mediaUrl(before)) await rewriteMediaUrl(transaction, before, mediaUrl(after), now);
    return after;
  });
}

/**
 * Replaces this file by another wherever it is used, and moves it to the trash. The other file gets its alternative
 * text if it has none. Returns the other file, the number of records and texts that changed, and whether the other file
 * was in use before: then replacing it by this one would not undo the change.
 */
export function replaceMedia(db: Db, { id, by }: { id: number; by: number }, now: Date) {
  return db.transaction().execute(async (transaction) => {
    const [old, other] = [await findMedia(transaction, id), await findMedia(transaction, by)];
    if (!old || !other) return undefined;
    if (id === by) return { media: other, changed: 0, wasUsed: true };
    const wasUsed = (await listMediaUses(transaction, other)).length > 0;
    const alt = other.alt ?? old.alt;
    const media = (await mediaTable.update(transaction, by, { alt })) as Media;
    const changed = await rewriteMediaUrl(transaction, old, mediaUrl(media), now);
    await moveRowsToTrash(transaction, 'media', [id], now);
    return { media, changed, wasUsed };
  });
}

/** The files in the trash: all of them, those moved there before a moment, or some. */
export async function listDeletedMedia(
  db: Db,
  { before, ids }: { before?: Date; ids?: readonly number[] } = {},
): Promise<Media[]> {
  const rows = await db
    .selectFrom('trash')
    .select('record')
    .where('kind', '=', 'media')
    .$if(before !== undefined, (query) => query.where('deletedAt', '<=', before as Date))
    .$if(ids !== undefined, (query) => query.where('recordId', 'in', ids as number[]))
    .execute();
  return rows.map(({ record }) => JSON.parse(record));
}
