import type { AppRouter } from '@site/api/public-types';
import type { TRPCLink } from '@trpc/client';
import { type Api, createApi, toFailure } from './data.ts';
import type { Failure } from './page.ts';
import { createPreparer } from './prepare.ts';
import { isBare } from './routes.ts';
import type { SiteFacts } from './site-facts.ts';

type Navigation = { services: SiteFacts['services']; failure?: Failure };

const nothing: Navigation = { services: [] };

type Request = { publicUrl: string; path: string; link: TRPCLink<AppRouter> };

/** Reads all that the server needs to render a page. */
export async function readPage({ publicUrl, path, link }: Request) {
  const api = createApi(link);
  const preparer = createPreparer(() => api);
  const [found, navigation] = await Promise.all([
    preparer.prepare(path),
    isBare(path.split('?')[0] ?? path) ? nothing : readNavigation(api),
  ]);
  const prepared = { ...found, failure: found.failure ?? navigation.failure };
  // A page without its navigation must not pass for a whole one.
  if (prepared.failure) await preparer.keep(path, prepared);
  const site: SiteFacts = { publicUrl, services: navigation.services };
  return { preparer, site, ...prepared };
}

async function readNavigation(api: Api): Promise<Navigation> {
  try {
    return { services: await api.service.navigation.query() };
  } catch (error) {
    const failure = toFailure(error);
    if (!failure) throw error;
    return { services: [], failure };
  }
}
