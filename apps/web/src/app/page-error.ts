/** Why the data of a page could not be loaded; the status is also the status of the response. */
export type Failure = { status: number; message: string };

/** Thrown by a page's `load` when the URL alone shows that there is nothing to load. */
export class PageNotFoundError extends Error {
  override name = 'PageNotFoundError';
}
