import { type ReactNode, useMemo } from 'react';
import { SiteContext, useSite } from '../app/site-facts.ts';
import { trpc } from './trpc-react.ts';

/** Replaces the facts in the page, which are from before the last change in the settings, with those that were read. */
export function LatestSiteProvider({ children }: { children: ReactNode }) {
  const initial = useSite();
  const { data } = trpc.site.facts.useQuery(undefined, { enabled: false });
  const site = useMemo(() => ({ ...initial, ...data }), [initial, data]);
  return <SiteContext value={site}>{children}</SiteContext>;
}
