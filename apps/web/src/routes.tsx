import { paths } from '@site/schema/paths';
import type { RouteObject } from 'react-router-dom';
import type { Data } from './data.ts';
import { type Page, toPageError } from './page.ts';
import { PageFailure } from './site/shell/PageFailure.tsx';
import { Shell } from './site/shell/Shell.tsx';

const modules = import.meta.glob<Page>(['./site/*/*Page.tsx', './admin/AdminPage.tsx'], { import: 'page' });

type PagePath = { path: string; module: string };

const sitePages: PagePath[] = [
  { path: paths.home, module: './site/home/HomePage.tsx' },
  { path: '*', module: './site/not-found/NotFoundPage.tsx' },
];

const adminPage: PagePath = { path: `${paths.admin}/*`, module: './admin/AdminPage.tsx' };

/** The module a route is made of, so that the server can name its files in the head. */
export type RouteHandle = { module: string; status?: number };

export function createRoutes(data: Data): RouteObject[] {
  return [
    toRoute(adminPage, data),
    {
      Component: Shell,
      children: [{ ErrorBoundary: PageFailure, children: sitePages.map((page) => toRoute(page, data)) }],
    },
  ];
}

function toRoute({ path, module }: PagePath, { queries }: Data): RouteObject {
  const importPage = modules[module];
  if (!importPage) throw new Error(`No page at ${module}`);
  return {
    path,
    lazy: async () => {
      const { Component, load, status } = await importPage();
      const handle: RouteHandle = { module, ...(status && { status }) };
      return {
        Component,
        handle,
        loader: async ({ params }) => {
          try {
            await load?.(queries, params);
          } catch (error) {
            throw toPageError(error);
          }
          return null;
        },
      };
    },
  };
}
