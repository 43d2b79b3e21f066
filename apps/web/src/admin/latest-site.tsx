import { type ReactNode, useMemo } from 'react';
import { SiteContext, useSite } from '../app/site-facts.ts';
import { trpc } from './trpc-react.ts';

/** The current facts of the site: those in the page are from before the last change in the settings. */
export function useLatestSite() {
  const initial = useSite();
  return trpc.site.facts.useQuery().data ?? initial;
}

/** Updates the site context with facts that were read. It sends no request itself, because nobody may be logged in. */
export function LatestSiteProvider({ children }: { children: ReactNode }) {
  const initial = useSite();
  const { data } = trpc.site.facts.useQuery(undefined, { enabled: false });
  const site = useMemo(() => ({ ...initial, ...data }), [initial, data]);
  return <SiteContext value={site}>{children}</SiteContext>;
}
