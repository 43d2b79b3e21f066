import { type CopyName, copyPages } from '@site/schema/copy-pages';
import type { ListQuery } from '@site/schema/list-query';
import { recordIdOf, type VersionKind, version } from '@site/schema/version';
import { sql } from 'kysely';
import { recordCodec } from '../codec.ts';
import { notInTrash } from '../content/in-trash.ts';
import { recordReader } from '../lists/record-reader.ts';
import type { Db } from '../tables.ts';
import { isSqlite } from '../transaction.ts';
import { listExisting, type TableKind } from './content.ts';

/*
 * Lists working copies.
 */

const versions = recordReader('versions', recordCodec(version));

/** The working copies of content of these kinds that is not in the trash. */
export const workingCopies = (db: Db, kinds: readonly VersionKind[]) =>
  db.selectFrom('versions').where('state', '=', 'working').where('kind', 'in', kinds).where(notInTrash('versions'));

/** Adds the titles of content that may be unfinished. The content itself, of up to 50 KB, is not read. */
export async function withTitles<Copy extends { id: number; kind: VersionKind; key: string }>(
  db: Db,
  copies: readonly Copy[],
): Promise<(Copy & { title: string })[]> {
  if (copies.length === 0) return [];
  const content = isSqlite(db) ? sql`content` : sql`content::json`;
  const rows = await db
    .selectFrom('versions')
    .select(['id', sql<string | null>`coalesce(${content} ->> 'title', ${content} ->> 'name')`.as('title')])
    .where(
      'id',
      'in',
      copies.map(({ id }) => id),
    )
    .execute();
  const titles = new Map(rows.map(({ id, title }) => [id, title]));
  const titleOf = ({ id, kind, key }: Copy) => (kind === 'copy' ? copyPages[key as CopyName].title : titles.get(id));
  return copies.map((copy) => ({ ...copy, title: titleOf(copy) || 'Untitled' }));
}

/** The pages whose texts have a working copy. */
export const listDraftedPages = async (db: Db): Promise<string[]> =>
  (await workingCopies(db, ['copy']).select('key').execute()).map(({ key }) => key);

/** The working copies of records of one kind, the newest first. */
export async function listWorkingCopies(db: Db, kind: TableKind, query: ListQuery) {
  const { items, total } = await versions.list(workingCopies(db, [kind]).orderBy('updatedAt', 'desc'), query);
  const ids = items.map(({ key }) => recordIdOf(key)).filter((id) => id !== undefined);
  const existing = new Set(await listExisting(db, kind, ids));
  return {
    /** `isChange` is for the changes of a record that exists. */
    items: (await withTitles(db, items)).map((copy) => ({ ...copy, isChange: existing.has(Number(copy.key)) })),
    total,
  };
}
