import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { emptyDatabaseUrl } from '@site/db/testing/database';
import { expect, test } from 'vitest';
import { startServer } from '../server.ts';

test('the home page arrives complete, with its data and its files', async () => {
  const server = await startServer({ DATABASE_URL: await emptyDatabaseUrl(), PUBLIC_URL: 'https://agency.example' });
  const page = await server.get('/');
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(html).toContain('Every business has a next stop. We build the line to it.');
  expect(html).toContain('SEO Optimization');
  expect(html).toContain('Saffron Lane');
  expect(html).toContain('<link rel="canonical" href="https://agency.example/"/>');
  for (const [, address = ''] of html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)) {
    const file = await server.get(address);
    expect([address, file.status]).toEqual([address, 200]);
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  }
});

test('a path that is no page answers 404 and a page that says so', async () => {
  const server = await startServer({ DATABASE_URL: await emptyDatabaseUrl() });
  const broken = ['/%0a', '/%0d', '/a%0ab', '/about%0a', '/about/%0a', '/%e2%80%a8', '/%e2%80%a9'];
  const paths = ['/nowhere', '/services/x/y', '/%E0%A4%A', '//evil.example', '/\\evil.example', ...broken];
  for (const path of paths) {
    const page = await server.get(path);
    expect([path, page.status]).toEqual([path, 404]);
    expect(await page.text()).toContain('404 Page Not Found');
  }
});

test('dots for a way up lead nowhere, and put no page into the place of another', async () => {
  const server = await startServer({ DATABASE_URL: await emptyDatabaseUrl() });
  const { hostname, port } = new URL(server.url);
  for (const path of [
    '/services/%2e%2e/admin',
    '/blog/../admin',
    '/blog/.%2E/contact',
    '/nowhere/%2e%2e/about',
    '/blog/%2e',
  ]) {
    // `fetch` would take the dots out.
    const [page] = (await once(get({ hostname, port, path }), 'response')) as [IncomingMessage];
    page.resume();
    expect([path, page.statusCode]).toEqual([path, 404]);
  }
  const { headers } = await server.get('/admin');
  expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex']);
});

test('a record that is not there answers 404 with the sentence of its page', async () => {
  const server = await startServer({ DATABASE_URL: await emptyDatabaseUrl() });
  const missing = {
    '/blog/no-such-post': 'Blog Post Not Found',
    '/case-studies/999': 'Case study not found or failed to load.',
    '/case-studies/abc': 'Invalid case study ID',
    '/portfolio/999': 'Project Not Found',
    '/services/no-such-service': '404 Page Not Found',
    [`/blog/${'x'.repeat(12_000)}`]: 'Blog Post Not Found',
    [`/services/${'x'.repeat(12_000)}`]: '404 Page Not Found',
    [`/portfolio/${'1'.repeat(12_000)}`]: 'Project Not Found',
  };
  for (const [path, sentence] of Object.entries(missing)) {
    const page = await server.get(path);
    expect([path, page.status]).toEqual([path, 404]);
    expect(await page.text()).toContain(sentence);
  }
});

test('the Host header decides nothing', async () => {
  const server = await startServer({ DATABASE_URL: await emptyDatabaseUrl() });
  const html = await (await server.get('/', { host: 'evil.example', 'x-forwarded-host': 'evil.example' })).text();
  expect(html).not.toContain('evil.example');
});

test('the administration is its own code, kept out of caches and search', async () => {
  const server = await startServer({ DATABASE_URL: await emptyDatabaseUrl() });
  const admin = await server.get('/admin/blog');
  expect([admin.status, admin.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(admin.headers.get('x-robots-tag')).toBe('noindex');
  expect(await admin.text()).toContain('AdminPage-');
  expect(await (await server.get('/')).text()).not.toContain('AdminPage-');
});
