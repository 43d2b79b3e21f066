import { SENT } from '@site/schema/form-post';
import { landingSlugs, paths } from '@site/schema/paths';
import { matchRoutes } from 'react-router-dom';
import type { Page, Params } from '../app/page.ts';

/*
 * Every address and the module behind it. Modules are loaded when they are needed, each a chunk of its own.
 */

type Route = {
  path: string;
  module: string;
  /** The parameters after the question mark that change what is shown. */
  reads?: string[];
  /** What is shown and announced while a navigation waits for this page. */
  loading?: string;
};

const routes: Route[] = [
  { path: paths.home, module: '../site/home/HomePage.tsx', loading: 'Loading portfolio...' },
  {
    path: paths.portfolio,
    module: '../site/portfolio/PortfolioPage.tsx',
    reads: ['category', 'page'],
    loading: 'Loading portfolio...',
  },
  { path: `${paths.portfolio}/:id`, module: '../site/portfolio/ProjectPage.tsx', loading: 'Loading project...' },
  { path: paths.caseStudies, module: '../site/case-studies/CaseStudiesPage.tsx', loading: 'Loading case studies...' },
  {
    path: `${paths.caseStudies}/:id`,
    module: '../site/case-studies/CaseStudyPage.tsx',
    loading: 'Loading case study...',
  },
  { path: paths.blog, module: '../site/blog/BlogPage.tsx', reads: ['page'], loading: 'Loading blog posts...' },
  { path: `${paths.blog}/:slug`, module: '../site/blog/PostPage.tsx', loading: 'Loading blog post...' },
  { path: paths.about, module: '../site/about/AboutPage.tsx' },
  { path: paths.services, module: '../site/services/ServicesPage.tsx', loading: 'Loading services...' },
  ...landingSlugs.map((slug) => ({ path: paths.service(slug), module: '../site/services/LandingPage.tsx' })),
  {
    path: `${paths.services}/:slug`,
    module: '../site/services/ServicePage.tsx',
    reads: [SENT],
    loading: 'Loading service details...',
  },
  { path: paths.privacyPolicy, module: '../site/legal/PrivacyPage.tsx' },
  { path: paths.terms, module: '../site/legal/TermsPage.tsx' },
  { path: `${paths.admin}/*`, module: '../admin/AdminPage.tsx' },
  { path: paths.contact, module: '../site/contact/ContactPage.tsx', reads: [SENT] },
  { path: paths.scheduleCall, module: '../site/schedule/ScheduleCallPage.tsx', reads: [SENT] },
  { path: paths.sitemap, module: '../site/sitemap/SitemapPage.tsx', loading: 'Loading sitemap...' },
  { path: paths.seoAnalysis, module: '../site/seo-analysis/SeoAnalysisPage.tsx' },
  { path: '*', module: '../site/not-found/NotFoundPage.tsx' },
];

const known = routes.map((route) => ({ ...route, caseSensitive: true }));

const LINE_BREAK = /%0[ad]|%e2%80%a[89]/gi;

/** No pattern of the router reaches past a line break, so one stays as the address writes it. */
function findRoute(pathname: string) {
  return matchRoutes(known, pathname.replace(LINE_BREAK, encodeURIComponent))?.[0];
}

const modules = import.meta.glob<Page>(['../site/*/*Page.tsx', '../admin/AdminPage.tsx'], { import: 'page' });

/** The one way to write the address of a page: parameters that it does not read are left out. */
export function addressOf(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const read = (findRoute(pathname)?.route.reads ?? []).flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  return read.length > 0 ? `${pathname}?${new URLSearchParams(read)}` : pathname;
}

export type Match = { module: string; params: Params };

export function matchPage(pathname: string): Match {
  const match = findRoute(pathname);
  if (!match) throw new Error('The last route matches everything');
  return { module: match.route.module, params: match.params };
}

export function loadingTextOf(pathname: string): string {
  return findRoute(pathname)?.route.loading ?? 'Loading...';
}

export function importPage(module: string): Promise<Page> {
  const load = modules[module];
  if (!load) throw new Error(`No page at ${module}`);
  return load();
}

/** Admin pages are rendered without the public header and footer. */
export function isAdminPath(pathname: string): boolean {
  return pathname === paths.admin || pathname.startsWith(`${paths.admin}/`);
}
