import type { Queries } from './data.ts';
import { type Failure, type Page, toFailure } from './page.ts';
import { importPage, matchPage } from './routes.ts';

/*
 * Makes a page ready to render: its module is there and its queries are answered. The server does it before it
 * renders, the browser before it hydrates, and every navigation before it shows.
 */

export type Prepared = { page: Page; failure?: Failure | undefined };

type Settled = Promise<Prepared> & { status?: 'fulfilled'; value?: Prepared };

export type Preparer = {
  prepare(path: string): Promise<Prepared>;
  /** Hands in what the server already found out. */
  keep(path: string, failure: Failure | undefined): Promise<void>;
};

export function createPreparer(queries: Queries): Preparer {
  const kept = new Map<string, Settled>();

  function keepPromise(path: string, promise: Settled): Settled {
    kept.set(path, promise);
    promise.then(
      (value) => {
        // React reads a promise that is marked so without waiting a turn, also while it renders to a string.
        promise.status = 'fulfilled';
        promise.value = value;
        // What failed is tried again at the next visit.
        if (value.failure && kept.get(path) === promise) kept.delete(path);
      },
      () => kept.delete(path),
    );
    return promise;
  }

  return {
    prepare: (path) => kept.get(path) ?? keepPromise(path, prepare(queries, path)),
    async keep(path, failure) {
      const page = await importPage(matchPage(pathnameOf(path)).module);
      const promise: Settled = Promise.resolve({ page, failure });
      kept.set(path, Object.assign(promise, { status: 'fulfilled' as const, value: { page, failure } }));
    },
  };
}

async function prepare(queries: Queries, path: string): Promise<Prepared> {
  const { module, params } = matchPage(pathnameOf(path));
  const page = await importPage(module);
  try {
    await page.load?.(queries, params);
    return { page };
  } catch (error) {
    const failure = toFailure(error);
    if (!failure) throw error;
    return { page, failure };
  }
}

function pathnameOf(path: string): string {
  return path.split('?')[0] ?? path;
}
