import { landingSlugs, paths } from '@site/schema/paths';
import { seoLimits } from '@site/schema/site';
import { expect, test } from 'vitest';
import { defaultSite } from '../seo/default-site.ts';
import { completeHead } from '../seo/head.ts';
import { importPage, matchPage } from './routes.ts';
import { defaultTexts, MISSING_PAGE, pageData } from './sample-page-data.ts';

const site = { publicUrl: 'https://agency.example', ...defaultSite };

const data = pageData(defaultTexts);

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

test('no two pages have the same title or the same keywords', async () => {
  const heads = await Promise.all(
    staticPaths.map(async (pathname) => completeHead((await headOf(pathname)) ?? {}, site)),
  );
  expect(new Set(heads.map(({ title }) => title)).size).toBe(staticPaths.length);
  expect(new Set(heads.map(({ keywords }) => keywords)).size).toBe(staticPaths.length);
});

const project = {
  id: 1,
  title: 'Tea shop',
  description: 'Tea',
  category: 'E-commerce',
  technologies: ['React', 'Stripe'],
  imageUrl: '/art/tea.svg',
};
const caseStudy = {
  id: 1,
  title: 'More tea',
  clientName: 'Tea & Co',
  industry: 'Food',
  challenge: 'x',
  results: 'Sales rose from 4 to 9 cups.',
  technologies: ['React'],
  imageUrl: '/art/more-tea.svg',
};

test.each([
  [paths.project(1), { project }, 'Tea shop, E-commerce, React, Stripe'],
  [paths.caseStudy(1), { caseStudy }, 'Tea & Co, Food, case study, React'],
  [
    paths.service('tea'),
    { service: { title: 'Tea', description: 'Tea', features: ['Green', 'Black'] }, slug: 'tea' },
    'Tea, Green, Black',
  ],
])('the keywords of %s are what its record is about', async (pathname, record, keywords) => {
  const page = await importPage(matchPage(pathname).module);
  expect(page.head(record, { site, pathname })?.keywords).toBe(keywords);
});

const post = { tags: ['Local SEO', 'Maps'] };

test('the head of a category has its description, and a category without posts is not indexed', async () => {
  const path = paths.blogCategory('maps');
  const page = await importPage(matchPage(path).module);
  const sample = data[path] as { category: object };
  const category = { ...sample.category, description: 'Drawn by hand.' };
  const headOn = (number: number, total: number) =>
    page.head({ ...sample, category, list: { items: [post], total, number, pages: 2 } }, { site, pathname: path });
  expect(headOn(2, 11)).toMatchObject({
    title: 'Maps articles, page 2',
    description: 'Drawn by hand. Articles from Ascent Digital about Maps, with the numbers and the mistakes left in.',
    keywords: 'Maps, Local SEO',
    path: '/blog/category/maps?page=2',
  });
  expect(headOn(1, 11)?.robots).toBeUndefined();
  expect(headOn(1, 0)?.robots).toBe('noindex');
});

test('the head of a tag has the title and the address of the tag', async () => {
  const page = await importPage(matchPage('/blog/tag/local-seo').module);
  const list = { items: [post], total: 1, number: 1, pages: 1 };
  const head = page.head({ name: 'Local SEO', texts: defaultTexts('blog').tag, list }, { site, pathname: '' });
  expect(head).toMatchObject({
    title: 'Articles tagged Local SEO',
    path: '/blog/tag/local-seo',
    keywords: 'Local SEO, Maps',
  });
});

test('the head of a page that does not exist has no path and is not indexed', async () => {
  const head = await headOf(MISSING_PAGE);
  expect([head?.path, head?.robots]).toEqual([undefined, 'noindex']);
});
