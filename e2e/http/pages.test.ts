import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, get as send } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logIn } from '../../scripts/log-in.mjs';
import { administrator, launchServer, testSettings } from '../launch.ts';

// These tests only read, so they share one server.
const folder = mkdtempSync(join(tmpdir(), 'site-test-'));
const server = launchServer({
  ...testSettings,
  DATABASE_URL: `file:${join(folder, 'site.db')}`,
  PUBLIC_URL: 'https://agency.example',
});
let url = '';

beforeAll(async () => {
  url = await server.url;
});

afterAll(async () => {
  const ended = once(server.child, 'close');
  server.child.kill('SIGKILL');
  await ended;
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers, redirect: 'manual' });

test('serves the home page with its data, and every file it links to', async () => {
  const page = await get('/');
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(html).toContain('Every business has a next stop. We build the line to it.');
  expect(html).toContain('SEO Optimization');
  expect(html).toContain('Saffron Lane');
  expect(html).toContain('<link rel="canonical" href="https://agency.example/"/>');
  for (const [, asset = ''] of html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)) {
    const file = await get(asset);
    expect([asset, file.status]).toEqual([asset, 200]);
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  }
});

test('answers 404 with the Not Found page for an unknown path', async () => {
  const broken = ['/%0a', '/%0d', '/a%0ab', '/about%0a', '/about/%0a', '/%e2%80%a8', '/%e2%80%a9'];
  const files = ['/.git/config', '/.env', '/package.json', '/data/site.db'];
  const paths = ['/nowhere', '/services/x/y', '/%E0%A4%A', '//evil.example', '/\\evil.example', ...broken, ...files];
  for (const path of paths) {
    const page = await get(path);
    expect([path, page.status]).toEqual([path, 404]);
    expect(await page.text()).toContain('404 Page Not Found');
  }
});

test('sends the same HTML for all unknown paths, categories and parameters of one kind', async () => {
  const groups = [
    ['/no-zzz', '/qqqqq'],
    ['/wxyz/kkk', '/vvvv/jjj', '/no.zzz'],
    ['/blog/zzz-q', '/blog/yyy-q'],
    ['/services/zzzz', '/services/yyyyx'],
    ['/case-studies/99999', '/case-studies/99998'],
    ['/portfolio?category=zzz', '/portfolio?category=yyy'],
    ['/admin/zzz', '/admin/yyy'],
    ['/contact', '/contact?sent=zzz', '/contact?sent=call'],
  ];
  for (const group of groups) {
    const [first, ...others] = await Promise.all(group.map(async (path) => (await get(path)).text()));
    for (const other of others) expect(other === first, group.join()).toBe(true);
  }
  // The suggestions for the URL and the active entry of the navigation are part of the page.
  expect(await (await get('/abuot')).text()).not.toBe(await (await get('/blgo')).text());
  expect(await (await get('/services/a/b')).text()).not.toBe(await (await get('/no-zzz')).text());
});

test('answers 404 for dot segments, and caches no page under the path of another', async () => {
  const { hostname, port } = new URL(url);
  for (const path of [
    '/services/%2e%2e/admin',
    '/blog/../admin',
    '/blog/.%2E/contact',
    '/nowhere/%2e%2e/about',
    '/blog/%2e',
  ]) {
    // `fetch` would resolve the dot segments.
    const [page] = (await once(send({ hostname, port, path }), 'response')) as [IncomingMessage];
    page.resume();
    expect([path, page.statusCode]).toEqual([path, 404]);
  }
  const { headers } = await get('/admin');
  expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex']);
});

test('answers 404 with the message of its page for a missing record', async () => {
  const missing = {
    '/blog/no-such-post': 'Blog Post Not Found',
    '/case-studies/999': 'Case study not found or failed to load.',
    '/case-studies/abc': 'Invalid case study ID',
    '/portfolio/999': 'Project Not Found',
    '/services/no-such-service': '404 Page Not Found',
    [`/blog/${'x'.repeat(2_000)}`]: 'Blog Post Not Found',
    [`/services/${'x'.repeat(2_000)}`]: '404 Page Not Found',
    [`/portfolio/${'1'.repeat(2_000)}`]: 'Project Not Found',
    // A path of this length belongs to no page.
    [`/blog/${'x'.repeat(12_000)}`]: '404 Page Not Found',
  };
  for (const [path, sentence] of Object.entries(missing)) {
    const page = await get(path);
    expect([path, page.status]).toEqual([path, 404]);
    expect(await page.text()).toContain(sentence);
  }
});

test('a category and a tag have a page with their posts, and their feeds are in its head', async () => {
  const category = await (await get('/blog/category/being-found')).text();
  expect(category).toMatch(/data-line="green".*<h1>Being found<\/h1>/s);
  expect(category).toContain('<link rel="canonical" href="https://agency.example/blog/category/being-found"/>');
  expect(category).toContain('<meta name="robots" content="index, follow"/>');
  for (const [format, type] of Object.entries({ xml: 'rss', json: 'feed' })) {
    expect(category).toContain(
      `<link rel="alternate" type="application/${type}+${format}" title="Ascent Digital blog: Being found" href="/blog/category/being-found/feed.${format}"/>`,
    );
  }
  const slugsIn = (html: string) =>
    new Set([...html.matchAll(/<h2[^>]*><a[^>]* href="\/blog\/([^"]+)"/g)].map(([, slug]) => slug));
  expect(slugsIn(category)).toEqual(
    new Set([
      'local-seo-first-90-days',
      'move-website-keep-search-traffic',
      'measure-marketing-in-enquiries',
      'follow-up-automation-that-sounds-human',
    ]),
  );
  const tag = await (await get('/blog/tag/local-business')).text();
  expect(tag).toContain('<h1>Local Business</h1>');
  expect(slugsIn(tag)).toEqual(new Set(['local-seo-first-90-days']));
  const article = await (await get('/blog/local-seo-first-90-days')).text();
  for (const path of ['/blog/category/being-found', '/blog/tag/local-business'])
    expect(article).toContain(`href="${path}"`);
  expect((await get('/blog/tag/business?page=2')).status).toBe(200);
  // The last one is a hidden tag.
  for (const path of [
    'category/nowhere',
    'category/Being-found',
    'tag/nowhere',
    'tag/seo?page=2',
    'tag/near-me-searches',
  ]) {
    expect([path, (await get(`/blog/${path}`)).status]).toEqual([path, 404]);
  }
});

test('ignores the Host header', async () => {
  const html = await (await get('/', { host: 'evil.example', 'x-forwarded-host': 'evil.example' })).text();
  expect(html).not.toContain('evil.example');
});

test('loads admin code only under /admin, and keeps it out of caches and search', async () => {
  const admin = await get('/admin/blog');
  expect([admin.status, admin.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(admin.headers.get('x-robots-tag')).toBe('noindex');
  expect(await admin.text()).toContain('AdminPage-');
  expect(await (await get('/')).text()).not.toContain('AdminPage-');
});

test('renders mails with the facts of the agency', async () => {
  const authorization = `Bearer ${await logIn(url, administrator)}`;
  const input = encodeURIComponent(JSON.stringify({ template: 'invitation' }));
  const preview = await get(`/trpc/mail.preview?input=${input}`, { authorization });
  const { result } = (await preview.json()) as { result: { data: { json: Record<string, string> } } };
  const { subject, html, text } = result.data.json;
  expect(subject).toMatch(/^Your call with Ascent Digital: /);
  for (const part of [html, text]) expect(part).toContain('https://agency.example/booking/');
  expect(html).toMatch(/^<!doctype html><html/);
});
