import { paths } from '@site/schema/paths';
import { type RecordKind, records } from '@site/schema/record-kinds';
import { GONE } from '@site/schema/redirect';
import { canonicalPath } from '@site/schema/redirect-rules';
import type { Db } from '../tables.ts';
import { isPageOf, listAddresses } from './addresses.ts';
import { deleteCategory } from './category.ts';
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

/** Where visitors of the deleted pages are sent; null if these are gone for good. */
type Replacement = { to: string | null; now: Date };

type Removal = Replacement & { kind: RecordKind; ids: readonly number[] };

/** Moves records to the trash, and redirects their public pages, or marks these as gone for good. All or none. */
export async function moveToTrashWithRedirect(
  db: Db,
  { kind, ids, ...replacement }: Removal,
): Promise<number | Refusal> {
  const { key, path } = records[kind];
  const { now } = replacement;
  const removal = db.transaction().execute(async (transaction) => {
    const rows = await publicRows(transaction, now, kind).where('id', 'in', ids).select(['id', key]).execute();
    const removed = await moveRowsToTrash(transaction, kind, ids, now);
    const pages = rows.map((row) => ({ kind, recordId: Number(row.id), path: path(row[key]) }));
    await replacePages(
      transaction,
      pages.filter((page) => isPageOf(kind, page.path)),
      replacement,
    );
    return removed;
  });
  return removal.catch(toRefusal);
}

/** Deletes a category and redirects its page, or marks the page as gone, in one transaction. */
export async function deleteCategoryWithRedirect(
  db: Db,
  id: number,
  replacement: Replacement,
): Promise<boolean | Refusal> {
  const removal = db.transaction().execute(async (transaction) => {
    const found = await transaction.selectFrom('blogCategories').select('slug').where('id', '=', id).executeTakeFirst();
    if (!found) return false;
    await deleteCategory(transaction, id);
    const page = { kind: 'category', recordId: id, path: paths.blogCategory(found.slug) };
    await replacePages(transaction, [page], replacement);
    return true;
  });
  return removal.catch(toRefusal);
}

type Page = { kind: string; recordId: number; path: string };

async function replacePages(db: Db, pages: readonly Page[], { to, now }: Replacement): Promise<void> {
  const live = await listAddresses(db, now);
  for (const { path, ...owner } of pages) {
    const from = canonicalPath(path);
    // Another service may have the same address.
    if (live.has(from)) continue;
    const saved = await putRedirect(db, { from, to, status: to === null ? GONE : 301 }, { owner, now, live });
    if (saved && 'refused' in saved) throw new RefusedError(saved);
  }
}

function toRefusal(error: unknown): Refusal {
  if (error instanceof RefusedError) return error.refusal;
  throw error;
}
