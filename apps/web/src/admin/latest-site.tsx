import { type ReactNode, useMemo } from 'react';
import { SiteContext, useSite } from '../app/site-facts.ts';
import { trpc } from './trpc.ts';

/** What the agency says of itself by now: the page was made before the last change of it. */
export function useLatestSite() {
  const atFirst = useSite();
  return trpc.site.facts.useQuery().data ?? atFirst;
}

/** Everything inside is told what is read by now. It asks for nothing itself: nobody may be logged in. */
export function LatestSiteProvider({ children }: { children: ReactNode }) {
  const atFirst = useSite();
  const { data } = trpc.site.facts.useQuery(undefined, { enabled: false });
  const site = useMemo(() => ({ ...atFirst, ...data }), [atFirst, data]);
  return <SiteContext value={site}>{children}</SiteContext>;
}
