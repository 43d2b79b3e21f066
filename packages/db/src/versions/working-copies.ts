import { type CopyName, copyPages } from '@site/schema/copy-pages';
import type { ListQuery } from '@site/schema/list-query';
import { recordIdOf, storedVersion, type VersionKind } from '@site/schema/version';
import { recordCodec, type Values } from '../codec.ts';
import { notInTrash } from '../content/in-trash.ts';
import { recordReader } from '../lists/record-reader.ts';
import type { Db } from '../tables.ts';
import { listExisting, type TableKind } from './content.ts';

/*
 * Lists working copies.
 */

const stored = recordReader('versions', recordCodec(storedVersion));

/** The working copies of content of these kinds that is not in the trash. */
export const workingCopies = (db: Db, kinds: readonly VersionKind[]) =>
  db.selectFrom('versions').where('state', '=', 'working').where('kind', 'in', kinds).where(notInTrash('versions'));

/** The title in a list of some content, which may be unfinished. */
export function titleOf({ kind, key, content }: { kind: VersionKind; key: string; content: Values }): string {
  if (kind === 'copy') return copyPages[key as CopyName].title;
  const title = content.title || content.name;
  return typeof title === 'string' && title ? title : 'Untitled';
}

/** The working copies of records of one kind, the newest first. */
export async function listWorkingCopies(db: Db, kind: TableKind, query: ListQuery) {
  const { items, total } = await stored.list(workingCopies(db, [kind]).orderBy('updatedAt', 'desc'), query);
  const ids = items.map(({ key }) => recordIdOf(key)).filter((id) => id !== undefined);
  const existing = new Set(await listExisting(db, kind, ids));
  return {
    items: items.map(({ content, ...copy }) => ({
      ...copy,
      title: titleOf({ ...copy, content: JSON.parse(content) }),
      /** Whether it changes a record that exists. */
      isChange: existing.has(Number(copy.key)),
    })),
    total,
  };
}
