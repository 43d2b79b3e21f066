import type { AppRouter } from '@site/api/public-types';
import type { inferRouterOutputs } from '@trpc/server';
import { createContext, useContext } from 'react';

/** What every page must know of the installation it runs in. */
export type SiteFacts = { publicUrl: string } & inferRouterOutputs<AppRouter>['site']['facts'];

export const SiteContext = createContext<SiteFacts | undefined>(undefined);

export function useSite(): SiteFacts {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs <App> around it');
  return site;
}
