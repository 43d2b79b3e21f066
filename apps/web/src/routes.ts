import { paths } from '@site/schema/paths';
import { matchRoutes } from 'react-router-dom';
import type { Page, Params } from './page.ts';

/*
 * Every address and the module behind it. Modules are loaded when they are needed, each a chunk of its own.
 */

type Route = { path: string; module: string };

const routes: Route[] = [
  { path: paths.home, module: './site/home/HomePage.tsx' },
  { path: `${paths.admin}/*`, module: './admin/AdminPage.tsx' },
  { path: '*', module: './site/not-found/NotFoundPage.tsx' },
];

const modules = import.meta.glob<Page>(['./site/*/*Page.tsx', './admin/AdminPage.tsx'], { import: 'page' });

export type Match = { module: string; params: Params };

export function matchPage(pathname: string): Match {
  const match = matchRoutes(routes, pathname)?.[0];
  if (!match) throw new Error('The last route matches everything');
  return { module: match.route.module, params: match.params };
}

export function importPage(module: string): Promise<Page> {
  const load = modules[module];
  if (!load) throw new Error(`No page at ${module}`);
  return load();
}

/** The administration has no shell of the site around it. */
export function isBare(pathname: string): boolean {
  return pathname === paths.admin || pathname.startsWith(`${paths.admin}/`);
}
