import { findSlugInstead, type SlugKind } from '@site/db/free-slug';
import { takenSlugMessage } from '@site/schema/messages';
import { fieldError } from '../errors.ts';
import type { Context } from '../trpc/context.ts';

/** Refuses a slug that is in use. The database would do so too; this error also suggests a free one. */
export async function refuseTakenSlug(
  { db }: Pick<Context, 'db'>,
  kind: SlugKind,
  slug: string,
  id?: number,
): Promise<void> {
  const free = await findSlugInstead(db, kind, slug, id);
  if (free) throw fieldError('CONFLICT', 'slug', takenSlugMessage(free));
}
