import { hydrate } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { App } from './App.tsx';
import { browserLink, createData } from './data.ts';
import { createRoutes } from './routes.tsx';
import { readState, STATE_ELEMENT } from './state.ts';

const container = document.getElementById('root');
const text = document.getElementById(STATE_ELEMENT)?.textContent;
if (!container || !text) throw new Error('This page was not rendered by the server');

const { site, queries, router: hydrationData } = readState(text);
const data = createData(browserLink());
hydrate(data.queryClient, queries);

const routes = createRoutes(data);
// The modules of this page must be here before the first render, or it would not match the server's.
for (const { route } of matchRoutes(routes, window.location) ?? []) {
  if (typeof route.lazy !== 'function') continue;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}

const router = createBrowserRouter(routes, { hydrationData });
hydrateRoot(
  container,
  <App data={data} site={site}>
    <RouterProvider router={router} />
  </App>,
);
