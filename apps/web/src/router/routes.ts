import { BOOKED, bookingOutcomes, type LeadFormName, OUTCOME, readBooked, SENT } from '@site/schema/lead-form';
import { landingSlugs, paths, redirects } from '@site/schema/paths';
import { matchRoutes } from 'react-router-dom';
import type { Page, Params } from '../app/page.ts';

/*
 * The routes: every path and its page module. Each module is a separate chunk, loaded on demand.
 */

type Route = {
  path: string;
  module: string;
  /** The parameters of a route whose path has none. */
  params?: Params;
  /** The query parameters that the page uses, with the test of their known values. */
  searchParams?: Record<string, (value: string) => boolean>;
  /** Shown, and read out by screen readers, while a navigation waits for this page. */
  loadingText?: string;
};

const isLaterPage = (value: string) => value !== '1';
const sent = (form: LeadFormName) => ({ [SENT]: (value: string) => value === form });

/** The module of the page at all other paths, and at those of hidden pages. */
export const NOT_FOUND_PAGE = '../site/not-found/NotFoundPage.tsx';

/** The pattern of the pages that the owner adds. */
const OWN_PAGE = '/:slug';

/** The pattern of all other paths. */
const NO_PAGE = '*';

const routes: Route[] = [
  { path: paths.home, module: '../site/home/HomePage.tsx', loadingText: 'Loading portfolio...' },
  {
    path: paths.portfolio,
    module: '../site/portfolio/PortfolioPage.tsx',
    searchParams: { category: (value) => value === value.trim() && value !== '', page: isLaterPage },
    loadingText: 'Loading portfolio...',
  },
  { path: `${paths.portfolio}/:id`, module: '../site/portfolio/ProjectPage.tsx', loadingText: 'Loading project...' },
  {
    path: paths.caseStudies,
    module: '../site/case-studies/CaseStudiesPage.tsx',
    loadingText: 'Loading case studies...',
  },
  {
    path: `${paths.caseStudies}/:id`,
    module: '../site/case-studies/CaseStudyPage.tsx',
    loadingText: 'Loading case study...',
  },
  {
    path: paths.blog,
    module: '../site/blog/BlogPage.tsx',
    searchParams: { page: isLaterPage },
    loadingText: 'Loading blog posts...',
  },
  {
    path: `${paths.blog}/category/:slug`,
    module: '../site/blog/CategoryPage.tsx',
    searchParams: { page: isLaterPage },
    loadingText: 'Loading blog posts...',
  },
  {
    path: `${paths.blog}/tag/:tag`,
    module: '../site/blog/TagPage.tsx',
    searchParams: { page: isLaterPage },
    loadingText: 'Loading blog posts...',
  },
  { path: `${paths.blog}/:slug`, module: '../site/blog/PostPage.tsx', loadingText: 'Loading blog post...' },
  { path: paths.about, module: '../site/about/AboutPage.tsx' },
  { path: paths.services, module: '../site/services/ServicesPage.tsx', loadingText: 'Loading services...' },
  ...landingSlugs.map((slug) => ({
    path: paths.service(slug),
    module: '../site/landing/LandingPage.tsx',
    params: { slug },
  })),
  {
    path: `${paths.services}/:slug`,
    module: '../site/services/ServicePage.tsx',
    searchParams: sent('enquiry'),
    loadingText: 'Loading service details...',
  },
  { path: paths.privacyPolicy, module: '../site/legal/PrivacyPage.tsx' },
  { path: paths.terms, module: '../site/legal/TermsPage.tsx' },
  { path: `${paths.admin}/*`, module: '../admin/AdminPage.tsx' },
  { path: paths.contact, module: '../site/contact/ContactPage.tsx', searchParams: sent('contact') },
  {
    path: paths.scheduleCall,
    module: '../site/schedule/ScheduleCallPage.tsx',
    searchParams: { ...sent('call'), [BOOKED]: (value) => readBooked(value) !== undefined },
  },
  {
    path: paths.booking(':token'),
    module: '../site/booking/BookingPage.tsx',
    searchParams: { [OUTCOME]: (value) => Object.hasOwn(bookingOutcomes, value) },
  },
  { path: paths.sitemap, module: '../site/sitemap/SitemapPage.tsx', loadingText: 'Loading sitemap...' },
  { path: paths.seoAnalysis, module: '../site/seo-analysis/SeoAnalysisPage.tsx' },
  { path: OWN_PAGE, module: '../site/own-page/OwnPage.tsx' },
  { path: NO_PAGE, module: NOT_FOUND_PAGE },
];

const caseSensitiveRoutes = routes.map((route) => ({ ...route, caseSensitive: true }));

const LINE_BREAK = /%0[ad]|%e2%80%a[89]/gi;

/** The patterns of the router do not match line breaks, so encoded line breaks stay encoded. */
function findRoute(pathname: string) {
  return matchRoutes(caseSensitiveRoutes, pathname.replace(LINE_BREAK, encodeURIComponent))?.[0];
}

const modules = import.meta.glob<Page>(['../site/*/*Page.tsx', '../admin/AdminPage.tsx'], { import: 'page' });

/** Removes query parameters and values that the page does not use, so that equal pages have equal URLs. */
export function normalizeUrl(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const used = Object.entries(findRoute(pathname)?.route.searchParams ?? {}).flatMap(([name, isKnown]) => {
    const value = searchParams.get(name);
    return value !== null && isKnown(value) ? [[name, value] as [string, string]] : [];
  });
  return used.length > 0 ? `${pathname}?${new URLSearchParams(used)}` : pathname;
}

type Match = { module: string; params: Params };

export function matchPage(pathname: string): Match {
  const match = findRoute(pathname);
  if (!match) throw new Error('The last route matches everything');
  const { route, params } = match;
  if (route.path === OWN_PAGE && !isOwnPage(pathname)) return { module: NOT_FOUND_PAGE, params: {} };
  return { module: route.module, params: { ...route.params, ...params } };
}

/** Feeds and calendar files have paths that the routes of a post and a call match. */
const FILE = /\.(xml|json|ics)$/;

/** One expression for all pages: `matchRoutes` takes 0.2 ms, and a page asks for each of its links. */
const PAGE = new RegExp(
  `^(?:${routes
    .filter(({ path }) => path !== NO_PAGE && path !== OWN_PAGE)
    .map(({ path }) => path.replace('/*', '(?:/.*)?').replace(/:\w+/g, '[^/]+'))
    .join('|')})/?$`,
);

export const isPagePath = (pathname: string) => (PAGE.test(pathname) && !FILE.test(pathname)) || isOwnPage(pathname);

/** Whether a page that the owner adds may have this path. The server alone knows all paths that none can have. */
const isOwnPage = (pathname: string) => /^\/[a-z0-9-]+$/.test(pathname) && !Object.hasOwn(redirects, pathname);

export function loadingTextOf(pathname: string): string {
  return findRoute(pathname)?.route.loadingText ?? 'Loading...';
}

export function importPage(module: string): Promise<Page> {
  const importModule = modules[module];
  if (!importModule) throw new Error(`No page at ${module}`);
  return importModule();
}

/** Admin pages are rendered without the public header and footer. */
export function isAdminPath(pathname: string): boolean {
  return pathname === paths.admin || pathname.startsWith(`${paths.admin}/`);
}
