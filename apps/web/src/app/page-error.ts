import type { Copy } from '@site/schema/copy-pages';
import type { KnownPage } from '@site/schema/suggest-paths';
import { isApiError, readApiError } from './api-error.ts';

/** Why the data of a page could not be loaded; the status is also the status of the response. */
export type Failure = {
  status: number;
  message: string;
  /** The message of a page that was not found. */
  texts?: (Copy<'notFound'> & { added?: readonly KnownPage[] }) | undefined;
};

/** The error that the `load` function of a page throws for a URL at which no page can exist, without a request. */
export class PageNotFoundError extends Error {
  override name = 'PageNotFoundError';
}

/** The failure that a page shows for an error of `load`; undefined for a programming error. */
export function toFailure(error: unknown): Failure | undefined {
  if (error instanceof PageNotFoundError) return { status: 404, message: error.message };
  if (!isApiError(error)) return undefined;
  const { status = 500, message = error.message } = readApiError(error);
  // Invalid input comes from the URL of the page, so no page exists at that URL.
  return { status: status === 400 ? 404 : status, message };
}
