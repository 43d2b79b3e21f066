import { emptyDatabaseUrl } from '@site/db/testing/database';
import { defaultCopy } from '@site/schema/copy-pages';
import { paths } from '@site/schema/paths';
import { expect, test } from 'vitest';
import { type ServerProcess, startServer } from '../server.ts';
import { crawl } from './crawl.ts';

const publicUrl = 'https://agency.example';
const { home, about, services, contact, privacyPolicy } = paths;

const initial = defaultCopy('navigation');
const entry = (label: string, to: string) => ({ label, to });

/** Hides every page that can be hidden; visitors of the blog go to another page. */
const hidden = Object.fromEntries(Object.keys(initial.pages).map((page) => [page, { hidden: true, redirect: '' }]));
const fivePages = {
  ...initial,
  menus: {
    menu: [entry('Start', home), entry('Blog', paths.blog), ...initial.menus.menu],
    footer: initial.menus.footer,
  },
  buttons: { ...initial.buttons, contact: 'Write to us' },
  pages: { ...hidden, blog: { hidden: true, redirect: '/about?from=blog' } },
};

async function startSite() {
  const server = await startServer({
    DATABASE_URL: await emptyDatabaseUrl(),
    PUBLIC_URL: publicUrl,
    RATE_LIMIT_PAGES: '0',
  });
  const session = await server.login();
  const save = async (values: object) =>
    (await server.post('/trpc/copy.save', { page: 'navigation', values }, session)).status;
  return { server, save };
}

const textOf = async (server: ServerProcess, path: string) => (await server.get(path)).text();

test('a site of five pages with everything else hidden has no dead link and no empty menu', async () => {
  const { server, save } = await startSite();
  expect(await save(fivePages)).toBe(200);
  const { broken, urls } = await crawl({
    url: server.url,
    publicUrl,
    start: [home, about, services, contact, privacyPolicy, paths.sitemap, paths.sitemapXml, paths.robotsTxt],
    markdown: /^\/blog\/[^/?]+$/,
    maxUrls: 500,
    connections: 8,
  });
  expect(broken).toEqual([]);
  const isHiddenAddress = /^\/(share\/)?(blog|portfolio|case-studies|schedule-call|seo-analysis|feed)\b/;
  expect(urls.filter((url) => isHiddenAddress.test(url))).toEqual([]);

  for (const path of [home, about, services, paths.service('seo-optimization'), contact, '/nowhere']) {
    const html = await textOf(server, path);
    expect.soft(html.match(/<nav[^>]*aria-label="(?:Main|Footer)"[^>]*><ul[^>]*><li/g), path).toHaveLength(2);
    expect.soft(html.match(/<(ul|ol|li|nav|p(?! role="status")|section|h\d)\b[^>]*><\/\1>/)?.[0], path).toBeUndefined();
    expect.soft(html.includes('Write to us'), path).toBe(true);
  }
});

test('hidden addresses answer 404 or lead to the chosen page, and return unchanged', async () => {
  const { server, save } = await startSite();
  const [post] = (await (await server.get('/api/blog/posts?limit=1')).json()) as { slug: string }[];
  const article = paths.post(post?.slug ?? '');
  const before = await textOf(server, article);
  const answer = async (path: string, accept = 'text/html') => {
    const { status, headers } = await server.get(path, { accept });
    return `${status} ${headers.get('location') ?? ''}`.trim();
  };

  expect(await save(fivePages)).toBe(200);
  for (const path of [paths.blog, article, paths.blogTag('SEO'), '/blog/none', `${paths.blog}/`])
    expect.soft(await answer(path), path).toBe('301 /about?from=blog');
  expect(await answer(article, 'text/markdown')).toBe('301 /about?from=blog');
  for (const path of [paths.portfolio, paths.project(1), paths.caseStudy(1), paths.scheduleCall, paths.seoAnalysis])
    expect.soft(await answer(path), path).toBe('404');
  for (const path of [paths.feedXml, paths.feedJson, '/blog/tag/seo/feed.xml', '/share/blog.png'])
    expect.soft(await answer(path), path).toBe('404');
  expect((await textOf(server, paths.portfolio)).includes('404 Page Not Found')).toBe(true);
  expect(((await (await server.get('/api/blog/posts')).json()) as unknown[]).length).toBeGreaterThan(10);

  // The page to which the blog leads is gone.
  const gone = { hidden: true, redirect: '/portfolio/999' };
  expect(await save({ ...initial, pages: { ...initial.pages, blog: gone } })).toBe(200);
  expect(await answer(article)).toBe('404');

  expect(await save(initial)).toBe(200);
  expect((await textOf(server, article)) === before).toBe(true);
});
