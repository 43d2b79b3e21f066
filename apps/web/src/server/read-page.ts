import type { AppRouter } from '@site/api/public-types';
import { defaultNavigation, isHidden } from '@site/schema/navigation';
import type { TRPCLink } from '@trpc/client';
import { type Api, createApi } from '../app/api-client.ts';
import type { Page } from '../app/page.ts';
import { type Failure, toFailure } from '../app/page-error.ts';
import type { SiteFacts } from '../app/site-facts.ts';
import { createPageLoader } from '../router/page-loader.ts';
import { matchPage, NOT_FOUND_PAGE } from '../router/routes.ts';
import { defaultSite } from '../seo/default-site.ts';

type FactsResult = { facts: Omit<SiteFacts, 'publicUrl'>; failure?: Failure };

type Request = {
  publicUrl: string;
  path: string;
  link: TRPCLink<AppRouter>;
  /** Changes the page before it is rendered. */
  adapt?: ((page: Page) => Page) | undefined;
};

/** Loads everything that the server needs to render a page. */
export async function readPage({ publicUrl, path, link, adapt }: Request) {
  const api = createApi(link);
  const visible = createPageLoader({ loadApi: () => api });
  const [page, { facts, failure: factsFailure }] = await Promise.all([visible.load(path), loadFacts(api)]);
  // Only a hidden page is loaded twice: few visitors request one.
  const isHiddenPage = isHidden(facts.navigation ?? defaultNavigation, path);
  const loader = isHiddenPage ? createPageLoader({ loadApi: () => api, isHidden: () => true }) : visible;
  const loaded = isHiddenPage ? await loader.load(path) : page;
  if (adapt) loaded.page = adapt(loaded.page);
  const failure = loaded.failure ?? factsFailure;
  // A page without its navigation is incomplete: it is rendered as failed, so that nothing caches it.
  if (failure) await loader.put(path, { data: loaded.data, failure });
  const site: SiteFacts = { publicUrl, ...facts };
  const module = isHiddenPage ? NOT_FOUND_PAGE : matchPage(new URL(path, publicUrl).pathname).module;
  return { loader, site, module, page: loaded.page, data: loaded.data, failure };
}

async function loadFacts(api: Api): Promise<FactsResult> {
  try {
    return { facts: await api.site.facts.query() };
  } catch (error) {
    const failure = toFailure(error);
    if (!failure) throw error;
    return { facts: defaultSite, failure };
  }
}
