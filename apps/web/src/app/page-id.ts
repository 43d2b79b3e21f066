import type { Params } from './page.ts';
import { PageNotFoundError } from './page-error.ts';

/** The id in the path. Throws without a request when the text cannot be an id. */
export function pageId({ id }: Params, message: string): number {
  if (!id || !/^[1-9]\d{0,8}$/.test(id)) throw new PageNotFoundError(message);
  return Number(id);
}
