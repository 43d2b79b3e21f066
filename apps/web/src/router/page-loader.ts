import type { Api } from '../app/api-client.ts';
import type { FailureScreen, Page } from '../app/page.ts';
import { type Failure, toFailure } from '../app/page-error.ts';
import type { LoadedPage, PageLoader } from '../app/page-loader-context.ts';
import { importPage, isPagePath, loadingTextOf, matchPage, NOT_FOUND_PAGE } from './routes.ts';

/*
 * Loads a page's module and data: on the server before rendering, in the browser before a navigation is shown. Data is
 * not refetched while its page is open.
 */

type CachedPage = Promise<LoadedPage> & { status?: 'fulfilled'; value?: LoadedPage };

type Options = {
  loadApi: () => Api | Promise<Api>;
  /** Loads the document of a private page, or of one that does not exist. If undefined, as on the server, its data is loaded here. */
  openDocument?: ((path: string) => void) | undefined;
  /**
   * Shown when the page's module or the API client cannot be fetched. If undefined, as on the server, this is an error.
   */
  unavailable?: FailureScreen;
  /** Whether an address belongs to a hidden page, for which the 404 page is shown. */
  isHidden?: (pathname: string) => boolean;
};

export function createPageLoader(options: Options): PageLoader {
  const { loadApi, unavailable, isHidden = () => false } = options;
  const cache = new Map<string, CachedPage>();

  function cachePromise(path: string, promise: CachedPage): CachedPage {
    cache.set(path, promise);
    promise.then(
      (value) => markFulfilled(promise, value),
      () => cache.delete(path),
    );
    return promise;
  }

  function toUnavailable(error: unknown): LoadedPage {
    if (!unavailable) throw error;
    reportError(error);
    return { page: emptyPage, failure: { status: 503, message: String(error) }, failureScreen: unavailable };
  }

  return {
    load: (path) => cache.get(path) ?? cachePromise(path, loadPage(options, path).catch(toUnavailable)),
    async fetchModule(path) {
      await Promise.all([importPage(matchPage(path).module), loadApi()]);
    },
    evict: (path) => void cache.delete(path),
    async put(path, result) {
      const page = await importPage(matchShown(split(path).pathname, isHidden).module);
      const parts = result.failure ? undefined : await importParts(page, result.data);
      const loaded = { page, parts, ...result, failureScreen: result.failure && (await importFailureScreen(page)) };
      cache.set(path, markFulfilled(Promise.resolve(loaded), loaded));
    },
    isPage: (path) => isPagePath(split(path).pathname),
    loadingText: (path) => loadingTextOf(split(path).pathname),
  };
}

const emptyPage: Page = { Component: () => null, head: () => undefined };

// React reads a promise with these fields without suspending, also in renderToString.
function markFulfilled(promise: CachedPage, value: LoadedPage): CachedPage {
  return Object.assign(promise, { status: 'fulfilled' as const, value });
}

/** Returns the route of an address, or that of the 404 page if the page is hidden. */
const matchShown = (pathname: string, isHidden: (pathname: string) => boolean) =>
  isHidden(pathname) ? { module: NOT_FOUND_PAGE, params: {} } : matchPage(pathname);

async function loadPage(options: Options, path: string): Promise<LoadedPage> {
  const { loadApi, openDocument, isHidden = () => false } = options;
  const { pathname, search } = split(path);
  const { module, params } = matchShown(pathname, isHidden);
  // Fetched beside the module, not after it. Its failure counts only for a page that needs it.
  const client = Promise.resolve(loadApi());
  client.catch(() => {});
  const page = await importPage(module);
  const leave = (open: (path: string) => void) => {
    open(path);
    // Never settles: the browser is loading another document.
    return new Promise<never>(() => {});
  };
  if ((page.isPrivate || isHidden(pathname)) && openDocument) return leave(openDocument);
  if (!page.load) return { page };
  const api = await client;
  try {
    const data = await page.load(api, params, search);
    return { page, data, parts: await importParts(page, data) };
  } catch (error) {
    const failure = toFailure(error);
    if (!failure) throw error;
    // The server may redirect from this address.
    if (failure.status === 404 && openDocument) return leave(openDocument);
    const [texts, failureScreen] = await Promise.all([loadFailureTexts(api, failure), importFailureScreen(page)]);
    return { page, failure: { ...failure, ...(texts && { texts }) }, failureScreen };
  }
}

/** Only the 404 page loads its texts: after other failures another request would probably fail too. */
const loadFailureTexts = async (api: Api, { status }: Failure) =>
  status === 404 ? api.copy.notFound.query().catch(() => undefined) : undefined;

/** The module that `importFailureScreen` imports: the server adds its files to a failed page. */
export const FAILURE_SCREEN = '../site/shell/PageFailure.tsx';

/** Imported on demand, because failures are rare. */
async function importFailureScreen(page: Page): Promise<FailureScreen> {
  if (page.Failure) return page.Failure;
  const { notFoundFailure, pageFailure } = await import('../site/shell/PageFailure.tsx');
  return page.failsAsNotFound ? notFoundFailure : pageFailure;
}

/** The path of the module that `importParts` imports. The server adds its files to pages that have parts. */
export const PARTS = '../site/record-parts.ts';

const importParts = async (page: Page, data: unknown) =>
  page.hasParts?.(data) ? (await import('../site/record-parts.ts')).parts : undefined;

function split(path: string): { pathname: string; search: URLSearchParams } {
  const [pathname = '/', search = ''] = path.split('?');
  return { pathname, search: new URLSearchParams(search) };
}
