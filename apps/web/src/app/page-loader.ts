import type { Api } from './api-client.ts';
import type { Failure, FailureScreen, Page } from './page.ts';
import { importPage, matchPage } from './routes.ts';

/*
 * Makes a page ready to render: its module is there and its data is read. The server does it before it renders, the
 * browser before every navigation shows. Data never goes stale while a page stays open.
 */

type Found = { data?: unknown; failure?: Failure | undefined };
export type Prepared = Found & { page: Page; Failed?: FailureScreen | undefined };

type Settled = Promise<Prepared> & { status?: 'fulfilled'; value?: Prepared };

export type Preparer = {
  prepare(path: string): Promise<Prepared>;
  /** Lets the next visit ask again: what failed may be well by then. */
  forget(path: string): void;
  /** Hands in what the server already found out. */
  keep(path: string, found: Found): Promise<void>;
};

/** `PageUnavailable` is shown for what cannot even be asked for; without it, as on the server, that is an error. */
export function createPreparer(loadApi: () => Api | Promise<Api>, PageUnavailable?: FailureScreen): Preparer {
  const kept = new Map<string, Settled>();

  function keepPromise(path: string, promise: Settled): Settled {
    kept.set(path, promise);
    promise.then(
      (value) => markSettled(promise, value),
      () => kept.delete(path),
    );
    return promise;
  }

  function standIn(error: unknown): Prepared {
    if (!PageUnavailable) throw error;
    reportError(error);
    return {
      page: { Component: () => null },
      failure: { status: 503, message: String(error) },
      Failed: PageUnavailable,
    };
  }

  return {
    prepare: (path) => kept.get(path) ?? keepPromise(path, prepare(loadApi, path).catch(standIn)),
    forget: (path) => void kept.delete(path),
    async keep(path, found) {
      const page = await importPage(matchPage(split(path).pathname).module);
      const prepared = { page, ...found, Failed: found.failure && (await importFailureScreen(page)) };
      kept.set(path, markSettled(Promise.resolve(prepared), prepared));
    },
  };
}

// React reads a promise that is marked so without waiting a turn, also while it renders to a string.
function markSettled(promise: Settled, value: Prepared): Settled {
  return Object.assign(promise, { status: 'fulfilled' as const, value });
}

async function prepare(loadApi: () => Api | Promise<Api>, path: string): Promise<Prepared> {
  const { pathname, search } = split(path);
  const { module, params } = matchPage(pathname);
  const page = await importPage(module);
  if (!page.load) return { page };
  const api = await loadApi();
  try {
    return { page, data: await page.load(api, params, search) };
  } catch (error) {
    const { toFailure } = await import('./api-client.ts');
    const failure = toFailure(error);
    if (!failure) throw error;
    return { page, failure, Failed: await importFailureScreen(page) };
  }
}

/** The module of the next function, for the server to name its files. */
export const FAILURE_SCREEN = '../site/shell/PageFailure.tsx';

/** Most visits see none. */
async function importFailureScreen(page: Page): Promise<FailureScreen> {
  return page.Failure ?? (await import('../site/shell/PageFailure.tsx')).PageFailure;
}

function split(path: string): { pathname: string; search: URLSearchParams } {
  const [pathname = '/', search = ''] = path.split('?');
  return { pathname, search: new URLSearchParams(search) };
}
