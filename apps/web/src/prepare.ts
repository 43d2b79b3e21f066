import type { Queries } from './data.ts';
import { type Failure, type Page, toFailure } from './page.ts';
import { importPage, isBare, matchPage } from './routes.ts';

/*
 * Makes a page ready to render: its module is there and its queries are answered. The server does it before it
 * renders, the browser before it hydrates, and every navigation before it shows.
 */

export type Prepared = { page: Page; failure?: Failure | undefined };

type Settled = Promise<Prepared> & { status?: 'fulfilled'; value?: Prepared };

export type Preparer = {
  prepare(path: string): Promise<Prepared>;
  /** Lets the next visit ask again: what failed may be well by then. */
  forget(path: string): void;
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
      },
      () => kept.delete(path),
    );
    return promise;
  }

  return {
    prepare: (path) => kept.get(path) ?? keepPromise(path, prepare(queries, path)),
    forget: (path) => void kept.delete(path),
    async keep(path, failure) {
      const page = await importPage(matchPage(split(path).pathname).module);
      const promise: Settled = Promise.resolve({ page, failure });
      promise.status = 'fulfilled';
      promise.value = { page, failure };
      kept.set(path, promise);
    },
  };
}

async function prepare(queries: Queries, path: string): Promise<Prepared> {
  const { pathname, search } = split(path);
  const { module, params } = matchPage(pathname);
  const page = await importPage(module);
  try {
    await Promise.all([
      page.load?.(queries, params, search),
      isBare(pathname) || queries.service.navigation.ensureData(),
    ]);
    return { page };
  } catch (error) {
    const failure = toFailure(error);
    if (!failure) throw error;
    return { page, failure };
  }
}

function split(path: string): { pathname: string; search: URLSearchParams } {
  const [pathname = '/', search = ''] = path.split('?');
  return { pathname, search: new URLSearchParams(search) };
}
