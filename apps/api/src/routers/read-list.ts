import { type ListQuery, type ListResult, limited } from '@site/schema/list-query';
import type { Context } from '../trpc/context.ts';

/**
 * Reads a page of a public list. Empty pages are not cached: any offset beyond the end and any unknown category or tag
 * would add an entry.
 */
export async function readList<Query extends PublicQuery, Part extends ListResult<unknown>>(
  { cacheTags }: Pick<Context, 'cacheTags'>,
  query: Query,
  read: (query: Query & { limit: number }) => Promise<Part>,
): Promise<Part> {
  const part = await read(limited(query));
  const isPart = query.category !== undefined || query.tag !== undefined || (query.offset ?? 0) > 0;
  if (isPart && part.items.length === 0) cacheTags.add('notStored');
  return part;
}

type PublicQuery = ListQuery & { category?: string | undefined; tag?: string | undefined };
