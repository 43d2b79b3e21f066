import { type RecordKind, records } from '@site/schema/record-kinds';
import { GONE } from '@site/schema/redirect';
import { canonicalPath } from '@site/schema/redirect-rules';
import type { Db } from '../tables.ts';
import { isPageOf, listAddresses } from './addresses.ts';
import { publicRows } from './public-records.ts';
import { putRedirect, type Refusal } from './redirect.ts';
import { moveRowsToTrash } from './trash.ts';

class RefusedError extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.refused.message);
    this.refusal = refusal;
  }
}

type Removal = { kind: RecordKind; ids: readonly number[]; to: string | null; now: Date };

/** Moves records to the trash, and redirects their public pages, or marks these as gone for good. All or none. */
export async function moveToTrashWithRedirect(db: Db, { kind, ids, to, now }: Removal): Promise<number | Refusal> {
  const { key, path } = records[kind];
  const removal = db.transaction().execute(async (transaction) => {
    const rows = await publicRows(transaction, now, kind).where('id', 'in', ids).select(['id', key]).execute();
    const removed = await moveRowsToTrash(transaction, kind, ids, now);
    const live = await listAddresses(transaction, now);
    for (const row of rows) {
      const from = path(row[key]);
      // Another service may have the same address.
      if (!isPageOf(kind, from) || live.has(canonicalPath(from))) continue;
      const owner = { kind, recordId: Number(row.id) };
      const input = { from: canonicalPath(from), to, status: to === null ? GONE : 301 };
      const saved = await putRedirect(transaction, input, { owner, now, live });
      if (saved && 'refused' in saved) throw new RefusedError(saved);
    }
    return removed;
  });
  return removal.catch((error: unknown) => {
    if (error instanceof RefusedError) return error.refusal;
    throw error;
  });
}
