import type { Api } from './api-client.ts';
import type { Failure } from './page-error.ts';

/** What the page "not found" shows: its texts, and the pages that the owner has added if there are any. */
export async function loadNotFound(api: Api): Promise<Pick<Failure, 'texts' | 'added'>> {
  const [texts, added] = await Promise.all([api.copy.notFound.query(), api.page.list.query()]);
  return { texts, ...(added.length > 0 && { added }) };
}
