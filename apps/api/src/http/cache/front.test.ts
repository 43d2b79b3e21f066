import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { fakeWeb } from '../../testing/app.ts';
import { bodies } from '../../testing/content.ts';
import { lasting, listeningApp } from '../../testing/listening-app.ts';

const script = 'export const answer = 42;\n';

function builtFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-front-'));
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
  'what lies ready is sent exactly as it was when it was made, in %s',
  async (encoding) => {
    const { get } = await listeningSite();
    for (const path of ['/', '/blog/a-post', '/feed.xml']) {
      const [first, second] = [
        await get(path, { 'accept-encoding': encoding }),
        await get(path, { 'accept-encoding': encoding }),
      ];
      expect([first.status, second.status], path).toEqual([200, 200]);
      expect(lasting(second), path).toEqual(lasting(first));
      expect(second.body.equals(first.body), path).toBe(true);
    }
  },
);

test('what lies ready is not logged, and still carries the headers that protect it', async () => {
  const { get, log } = await listeningSite();
  await get('/');
  const lines = log.length;
  const { headers } = await get('/');
  expect(log).toHaveLength(lines);
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'self'"),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
});

test('a 304 carries what may have changed, and no body', async () => {
  const { get } = await listeningSite();
  const { headers } = await get('/', { 'accept-encoding': 'br' });
  const known = await get('/', { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) });
  expect([known.status, known.body.length]).toEqual([304, 0]);
  expect(known.headers).toMatchObject({ etag: headers.etag, vary: 'Accept-Encoding', 'cache-control': 'no-cache' });
  expect(known.headers).not.toHaveProperty('content-encoding');
});

test('what lies ready names the origin among what it depends on, where other origins are listed', async () => {
  const { get } = await listeningSite({ CORS_ORIGINS: 'https://a.example' });
  for (const path of ['/', '/blog/a-post', '/feed.xml', '/api/services', '/trpc/service.list']) {
    const { headers } = await get(path);
    expect(String(headers.vary), path).toMatch(/^Origin, .*Accept-Encoding$/);
    const ready = await get(path);
    expect([ready.status, ready.headers.vary], path).toEqual([200, headers.vary]);
    const known = await get(path, { 'if-none-match': String(headers.etag) });
    expect([known.status, known.headers.vary], path).toEqual([304, headers.vary]);
  }
  expect((await get('/assets/app-1a2b3c.js')).headers.vary).toBe('Origin, Accept-Encoding');
});

test('a write is seen by the next request', async () => {
  const { get, add, renders } = await listeningSite();
  await get('/');
  await get('/');
  await add('project');
  await get('/');
  expect(renders).toEqual(['/', '/']);
});

test('an article is Markdown for whoever prefers that, also while its page lies ready', async () => {
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

test.each(['br, gzip', 'gzip', 'identity'])('HEAD is answered like GET, without the body, in %s', async (encoding) => {
  const { get } = await listeningSite();
  const asked = { 'accept-encoding': encoding };
  for (const path of ['/', '/feed.xml', '/api/services', '/assets/app-1a2b3c.js']) {
    const whole = await get(path, asked);
    const head = await get(path, asked, 'HEAD');
    expect([head.status, head.body.length], path).toEqual([200, 0]);
    expect(lasting(head), path).toEqual(lasting(whole));
    const known = { ...asked, 'if-none-match': String(whole.headers.etag) };
    expect(lasting(await get(path, known, 'HEAD')), path).toEqual(lasting(await get(path, known)));
  }
});

test('a page that lies ready takes no other method', async () => {
  const { get } = await listeningSite();
  await get('/');
  for (const method of ['DELETE', 'PUT', 'PATCH', 'OPTIONS']) {
    expect((await get('/', {}, method)).status, method).toBe(404);
  }
});

test('a built file comes in the encoding that the build left, for good', async () => {
  const { get } = await listeningSite();
  const file = await get('/assets/app-1a2b3c.js', { 'accept-encoding': 'gzip, br' });
  expect(file.body.equals(brotliCompressSync(script))).toBe(true);
  expect(file.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const plain = await get('/assets/app-1a2b3c.js', { 'accept-encoding': 'gzip' });
  expect(plain.body.toString()).toBe(script);
});

test.each(['/assets/../secret.txt', '/assets/%2e%2e/secret.txt', '/assets/', '/assets/x.js'])(
  '%s is no built file',
  async (path) => {
    const { get } = await listeningSite();
    const { status, body } = await get(path);
    expect(body.toString()).not.toContain('not to be served');
    if (path.startsWith('/assets/') && !path.includes('secret')) expect(status).toBe(404);
  },
);

test('part of a built file can be asked for', async () => {
  const { get } = await listeningSite();
  await get('/assets/app-1a2b3c.js');
  const { status, body } = await get('/assets/app-1a2b3c.js', { range: 'bytes=0-5' });
  expect([status, body.toString()]).toEqual([206, 'export']);
});
