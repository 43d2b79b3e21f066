import { landingSlugs, paths } from '@site/schema/paths';
import { brandDefaults, seoLimits } from '@site/schema/site';
import { expect, test } from 'vitest';
import { completeHead } from '../seo/head.ts';
import { importPage, matchPage } from './routes.ts';

const site = { publicUrl: 'https://agency.example', brand: brandDefaults, services: [] };

/** The data of pages whose head depends on it. */
const data: Record<string, unknown> = {
  [paths.blog]: { items: [], number: 1, pages: 1 },
  [paths.portfolio]: { items: [], total: 0, categories: [], category: undefined, number: 1 },
};

const staticPaths = [
  ...[paths.home, paths.about, paths.services, paths.portfolio, paths.caseStudies, paths.blog, paths.contact],
  ...[paths.scheduleCall, paths.privacyPolicy, paths.terms, paths.sitemap, paths.seoAnalysis],
  ...landingSlugs.map((slug) => paths.service(slug)),
];

async function headOf(pathname: string) {
  const page = await importPage(matchPage(pathname).module);
  return page.head(data[pathname], { site, pathname });
}

// Pictures.share draws no card for a page whose head names another path.
test.each(staticPaths)('the head of %s names its own path and fits into search results', async (pathname) => {
  const head = await headOf(pathname);
  expect(head?.path).toBe(pathname);
  const { title, description } = completeHead(head ?? {}, site);
  expect(title.length).toBeLessThanOrEqual(seoLimits.title);
  expect(description.length).toBeLessThanOrEqual(seoLimits.descriptionMax);
});

test('no two pages have the same title', async () => {
  const titles = await Promise.all(staticPaths.map(async (pathname) => (await headOf(pathname))?.title));
  expect(new Set(titles).size).toBe(staticPaths.length);
});

test.each(['/no-such-page', '/abuot', '/blog/a/b'])(
  'the head of %s has no path and is not indexed',
  async (pathname) => {
    const head = await headOf(pathname);
    expect([head?.path, head?.robots]).toEqual([undefined, 'noindex']);
  },
);
