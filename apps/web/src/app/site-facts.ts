import type { AppRouter } from '@site/api/public-types';
import type { inferRouterOutputs } from '@trpc/server';
import { createContext, useContext } from 'react';

/** The facts about this website that every page may use: its public URL, brand and services. */
export type SiteFacts = { publicUrl: string } & inferRouterOutputs<AppRouter>['site']['facts'];

export const SiteContext = createContext<SiteFacts | undefined>(undefined);

export function useSite(): SiteFacts {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs <App> around it');
  return site;
}
