import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { emptyFolder } from '@site/db/testing/database';
import { expect, test } from 'vitest';
import { fakeWeb } from '../../testing/app.ts';
import { bodies } from '../../testing/content.ts';
import { listeningApp, stableHeaders } from '../../testing/listening-app.ts';

const script = 'export const answer = 42;\n';

function builtFolder(): string {
  const folder = emptyFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/app-1a2b3c.js'), script);
  writeFileSync(join(folder, 'assets/app-1a2b3c.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'secret.txt'), 'not to be served');
  return folder;
}

async function listeningSite(env: Record<string, string> = {}) {
  const renders: string[] = [];
  const render = async ({ url }: { url: string }) => {
    renders.push(url);
    return { status: 200, html: `<p>${url} ${'long enough to compress '.repeat(50)}</p>` };
  };
  const site = await listeningApp({ env, deps: { web: { ...fakeWeb, folder: builtFolder(), render } } });
  return { ...site, renders };
}

test.each(['br, gzip', 'gzip', 'identity'])(
  'sends a cached response exactly like the first one, in %s',
  async (encoding) => {
    const { get } = await listeningSite();
    for (const path of ['/', '/blog/a-post', '/feed.xml']) {
      const [first, second] = [
        await get(path, { 'accept-encoding': encoding }),
        await get(path, { 'accept-encoding': encoding }),
      ];
      expect([first.status, second.status], path).toEqual([200, 200]);
      expect(stableHeaders(second), path).toEqual(stableHeaders(first));
      expect(second.body.equals(first.body), path).toBe(true);
    }
  },
);

test('does not log a cached response at the default level, and sends security headers with it', async () => {
  const { get, log } = await listeningSite();
  await get('/');
  const lines = log.length;
  const { headers } = await get('/');
  expect(log).toHaveLength(lines);
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
});

test('answers 304 without a body when the ETag matches', async () => {
  const { get } = await listeningSite();
  const { headers } = await get('/', { 'accept-encoding': 'br' });
  const known = await get('/', { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) });
  expect([known.status, known.body.length]).toEqual([304, 0]);
  expect(known.headers).toMatchObject({ etag: headers.etag, vary: 'Accept-Encoding', 'cache-control': 'no-cache' });
  expect(known.headers).not.toHaveProperty('content-encoding');
});

test('names Origin in Vary when CORS_ORIGINS is set', async () => {
  const { get } = await listeningSite({ CORS_ORIGINS: 'https://a.example' });
  for (const path of ['/', '/blog/a-post', '/feed.xml', '/api/services', '/trpc/service.list']) {
    const { headers } = await get(path);
    expect(String(headers.vary), path).toMatch(/^Origin, .*Accept-Encoding$/);
    const cached = await get(path);
    expect([cached.status, cached.headers.vary], path).toEqual([200, headers.vary]);
    const notModified = await get(path, { 'if-none-match': String(headers.etag) });
    expect([notModified.status, notModified.headers.vary], path).toEqual([304, headers.vary]);
  }
  expect((await get('/assets/app-1a2b3c.js')).headers.vary).toMatch(/^Origin, Accept-Encoding$/i);
});

test('shows a write on the next request', async () => {
  const { get, add, renders } = await listeningSite();
  await get('/');
  await get('/');
  await add('project');
  await get('/');
  expect(renders).toEqual(['/', '/']);
});

test('sends an article as Markdown to clients that prefer it, while its page is cached', async () => {
  const { get, add } = await listeningSite();
  await add('post', { published: true, publishedAt: '2025-01-01' });
  const path = `/blog/${bodies.post.slug}`;
  await get(path);
  const type = async (accept: string) => (await get(path, { accept })).headers['content-type'];
  for (const accept of ['text/markdown', 'TEXT/MARKDOWN', 'Text/Markdown, */*;q=0.1']) {
    expect(await type(accept), accept).toBe('text/markdown; charset=utf-8');
  }
  expect(await type('text/html, text/markdown;q=0.5')).toBe('text/html; charset=utf-8');
  expect(await type('*/*')).toBe('text/html; charset=utf-8');
});

test.each(['br, gzip', 'gzip', 'identity'])('answers HEAD like GET, without the body, in %s', async (encoding) => {
  const { get } = await listeningSite();
  const requested = { 'accept-encoding': encoding };
  for (const path of ['/', '/feed.xml', '/api/services', '/assets/app-1a2b3c.js']) {
    const whole = await get(path, requested);
    const head = await get(path, requested, 'HEAD');
    expect([head.status, head.body.length], path).toEqual([200, 0]);
    expect(stableHeaders(head), path).toEqual(stableHeaders(whole));
    const known = { ...requested, 'if-none-match': String(whole.headers.etag) };
    expect(stableHeaders(await get(path, known, 'HEAD')), path).toEqual(stableHeaders(await get(path, known)));
  }
});

test('answers 404 to other methods on the path of a cached page', async () => {
  const { get } = await listeningSite();
  await get('/');
  for (const method of ['DELETE', 'PUT', 'PATCH', 'OPTIONS']) {
    expect((await get('/', {}, method)).status, method).toBe(404);
  }
});

test('sends built files compressed and immutable, with the headers that they need', async () => {
  const { get } = await listeningSite();
  const file = await get('/assets/app-1a2b3c.js', { 'accept-encoding': 'gzip, br' });
  expect(file.body.equals(brotliCompressSync(script))).toBe(true);
  expect(file.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringMatching(/javascript; charset=utf-8$/),
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const ofConnection = ['connection', 'date', 'keep-alive'];
  expect(
    Object.keys(file.headers)
      .filter((name) => !ofConnection.includes(name))
      .toSorted(),
  ).toEqual([
    ...['cache-control', 'content-encoding', 'content-length', 'content-type', 'cross-origin-resource-policy'],
    ...['etag', 'vary', 'x-content-type-options'],
  ]);
  const plain = await get('/assets/app-1a2b3c.js', { 'accept-encoding': 'gzip' });
  expect(plain.body.toString()).toBe(script);
});

test.each([
  ...['/assets/../secret.txt', '/assets/%2e%2e/secret.txt', '/assets/', '/assets/x.js'],
  ...['/assets/%00', `/assets/${'x'.repeat(300)}`],
])('does not serve %s as a built file', async (path) => {
  const { get } = await listeningSite();
  const { status, body } = await get(path);
  expect(body.toString()).not.toContain('not to be served');
  if (path.startsWith('/assets/') && !path.includes('secret')) expect(status).toBe(404);
});
