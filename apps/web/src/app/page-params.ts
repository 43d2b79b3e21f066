import { useLocation } from 'react-router-dom';
import type { Params } from './page.ts';
import { matchPage } from './routes.ts';

/** What the address says: `/blog/:slug` gives `{ slug }`. */
export function usePageParams(): Params {
  const { pathname } = useLocation();
  return matchPage(pathname).params;
}

export function useSearch(): URLSearchParams {
  const { search } = useLocation();
  return new URLSearchParams(search);
}
