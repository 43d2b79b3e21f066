import { deleteCategory } from '@site/db/category';
import type { Refusal } from '@site/db/redirect';
import { deleteCategoryWithRedirect, moveToTrashWithRedirect } from '@site/db/removal';
import { moveToTrash } from '@site/db/trash';
import type { RecordKind } from '@site/schema/record-kinds';
import { fieldError } from '../errors.ts';
import type { Context } from '../trpc/context.ts';

type Redirect = { redirect?: { to: string | null } | undefined };
type Site = Pick<Context, 'db' | 'now'>;

/** Moves records to the trash. With `redirect`, visitors of their pages are sent elsewhere. */
export async function removeRecords(
  { db, now }: Site,
  kind: RecordKind,
  { ids, redirect }: Redirect & { ids: number[] },
) {
  if (!redirect) return { removed: await moveToTrash(db, kind, ids, now()) };
  return { removed: accepted(await moveToTrashWithRedirect(db, { kind, ids, to: redirect.to, now: now() })) };
}

/** Deletes a category. With `redirect`, visitors of its page are sent elsewhere. */
export async function removeCategory({ db, now }: Site, { id, redirect }: Redirect & { id: number }): Promise<boolean> {
  if (!redirect) return deleteCategory(db, id);
  return accepted(await deleteCategoryWithRedirect(db, id, { to: redirect.to, now: now() }));
}

function accepted<T extends number | boolean>(removed: T | Refusal): T {
  if (typeof removed === 'object') throw fieldError('BAD_REQUEST', 'redirect.to', removed.refused.message);
  return removed;
}
