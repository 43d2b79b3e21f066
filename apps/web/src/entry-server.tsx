import { existsSync, readFileSync } from 'node:fs';
import type { PageRenderer } from '@site/api/public-types';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { App } from './App.tsx';
import { type AssetSource, builtAssets } from './assets.ts';
import { Document } from './Document.tsx';
import { createData } from './data.ts';
import { createRoutes, type RouteHandle } from './routes.tsx';
import { writeState } from './state.ts';
import { colorSchemeScript } from './ui/color-scheme.ts';

/** The scripts that pages carry inline; the server allows these and no others. */
export const inlineScripts = [colorSchemeScript];

type Options = { publicUrl: string; assets?: AssetSource };

export function createRenderer({ publicUrl, assets = readBuiltAssets() }: Options): PageRenderer {
  const site = { publicUrl };
  return async ({ url, link }) => {
    const data = createData(link);
    const routes = createRoutes(data);
    const { query, dataRoutes } = createStaticHandler(routes);
    const context = await query(new Request(publicUrl + url));
    if (context instanceof Response) throw new Error('A page may not answer with a response of its own');

    const { loaderData, errors } = context;
    const html = renderToString(
      <Document
        assets={assets.of(modulesOf(context))}
        inlineScripts={assets.inlineScripts}
        state={writeState(data.queryClient, { site, router: { loaderData, errors } })}
      >
        <App data={data} site={site}>
          <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
        </App>
      </Document>,
    );
    return { status: statusOf(context), html: `<!doctype html>${html}` };
  };
}

function handlesOf({ matches }: StaticHandlerContext): RouteHandle[] {
  return matches.map(({ route }) => route.handle as RouteHandle | undefined).filter((handle) => handle !== undefined);
}

function modulesOf(context: StaticHandlerContext): string[] {
  return handlesOf(context).map(({ module }) => module);
}

function statusOf(context: StaticHandlerContext): number {
  return handlesOf(context).find(({ status }) => status)?.status ?? context.statusCode;
}

function readBuiltAssets(): AssetSource {
  const file = new URL('../client/.vite/manifest.json', import.meta.url);
  if (!existsSync(file)) throw new Error('The browser half of the web application is not built');
  return builtAssets(JSON.parse(readFileSync(file, 'utf8')));
}
