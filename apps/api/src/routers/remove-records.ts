import { moveToTrashWithRedirect } from '@site/db/removal';
import { moveToTrash } from '@site/db/trash';
import type { RecordKind } from '@site/schema/record-kinds';
import { fieldError } from '../errors.ts';
import type { Context } from '../trpc/context.ts';

type Input = { ids: number[]; redirect?: { to: string | null } | undefined };

/** Moves records to the trash. With `redirect`, visitors of their pages are sent elsewhere. */
export async function removeRecords({ db, now }: Pick<Context, 'db' | 'now'>, kind: RecordKind, input: Input) {
  const { ids, redirect } = input;
  if (!redirect) return { removed: await moveToTrash(db, kind, ids, now()) };
  const removed = await moveToTrashWithRedirect(db, { kind, ids, to: redirect.to, now: now() });
  if (typeof removed === 'object') throw fieldError('BAD_REQUEST', 'redirect.to', removed.refused.message);
  return { removed };
}
