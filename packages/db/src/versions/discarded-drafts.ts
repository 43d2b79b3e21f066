import type { VersionSubject } from '@site/schema/version';
import { record } from '../audit/record-changes.ts';
import type { Values } from '../codec.ts';
import type { Db } from '../tables.ts';
import { findContent } from './current-content.ts';
import { closeWorkingCopy, deleteVersions } from './publish-version.ts';
import { findVersion, saveWorkingCopy } from './versions.ts';
import { withTitles } from './working-copies.ts';

/*
 * Discarded drafts of records that are not published. The trash has them as the kind `draft`, with the id of the version
 * that was the working copy.
 */

type Discarded = VersionSubject & { id: number; title: string; content: Values };

/** Closes working copies, and returns what the trash keeps of them. */
export async function removeDrafts(db: Db, ids: readonly number[]): Promise<Discarded[]> {
  const removed: Discarded[] = [];
  for (const id of ids) {
    const copy = await findVersion(db, id);
    if (!copy) continue;
    const { kind, key, content } = copy;
    const [{ title } = { title: '' }] = await withTitles(db, [copy]);
    await closeWorkingCopy(db, { kind, key });
    await record(db, { action: 'draft.remove', kind: 'draft', recordId: id, title });
    removed.push({ id, kind, key, title, content });
  }
  return removed;
}

export async function restoreDraft(db: Db, { id, kind, key, title, content }: Discarded, now: Date): Promise<void> {
  await saveWorkingCopy(db, { kind, key }, { content, route: 'restore', now });
  await record(db, { action: 'draft.restore', kind: 'draft', recordId: id, title });
}

/** Deletes the versions of drafts that have left the trash, unless the record was published meanwhile. */
export async function deleteDraftVersions(db: Db, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    const found = await findVersion(db, id);
    if (found && !(await findContent(db, found))) await deleteVersions(db, found.kind, [found.key]);
  }
}
