import type { AppRouter } from '@site/api/public-types';
import { brandDefaults } from '@site/schema/site';
import type { TRPCLink } from '@trpc/client';
import { type Api, createApi, toFailure } from '../app/api-client.ts';
import type { Failure } from '../app/page.ts';
import { createPreparer } from '../app/page-loader.ts';
import type { SiteFacts } from '../app/site-facts.ts';

type Around = { facts: Omit<SiteFacts, 'publicUrl'>; failure?: Failure };

/** What can be said of the agency when nobody can be asked. */
const unknown: Around = { facts: { brand: brandDefaults, services: [] } };

type Request = { publicUrl: string; path: string; link: TRPCLink<AppRouter> };

/** Reads all that the server needs to render a page. */
export async function readPage({ publicUrl, path, link }: Request) {
  const api = createApi(link);
  const preparer = createPreparer(() => api);
  const [found, around] = await Promise.all([preparer.prepare(path), readAround(api)]);
  const prepared = { ...found, failure: found.failure ?? around.failure };
  // A page without its navigation must not pass for a whole one.
  if (prepared.failure) await preparer.keep(path, prepared);
  const site: SiteFacts = { publicUrl, ...around.facts };
  return { preparer, site, ...prepared };
}

async function readAround(api: Api): Promise<Around> {
  try {
    return { facts: await api.site.facts.query() };
  } catch (error) {
    const failure = toFailure(error);
    if (!failure) throw error;
    return { ...unknown, failure };
  }
}
