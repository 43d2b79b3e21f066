import { createContext, use } from 'react';
import type { FailureScreen, Page, Parts } from './page.ts';
import type { Failure } from './page-error.ts';

export type LoadedPage = {
  page: Page;
  data?: unknown;
  parts?: Parts | undefined;
  failure?: Failure | undefined;
  failureScreen?: FailureScreen | undefined;
};

/** Loads a page's module and data before the page renders, and caches them until they are evicted. */
export type PageLoader = {
  load(path: string): Promise<LoadedPage>;
  /** Fetches the page's module and the API client, but no data. */
  fetchModule(path: string): Promise<void>;
  /** Makes the next `load` of this path start again, for example after a failure. */
  evict(path: string): void;
  /** Caches the data or the failure that the server already sent. */
  put(path: string, result: Pick<LoadedPage, 'data' | 'failure'>): Promise<void>;
  /** Whether the path belongs to a page, not to a file or an unknown path. */
  isPage(path: string): boolean;
  /** The text shown, and read out by screen readers, while a navigation waits for this path. */
  loadingText(path: string): string;
};

export const PageLoaderContext = createContext<PageLoader | undefined>(undefined);

export function usePageLoader(): PageLoader {
  const loader = use(PageLoaderContext);
  if (!loader) throw new Error('usePageLoader needs <App> around it');
  return loader;
}
