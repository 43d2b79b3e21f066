import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder } from '@site/db/testing/database';
import { describe, expect, test } from 'vitest';
import { fakeWeb, testApp } from '../../testing/app.ts';

const INLINE = 'document.documentElement.dataset.theme = "dark"';
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

function withAssets() {
  const folder = emptyFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/app-1a2b3c.js'), 'export {}');
  return {
    ...fakeWeb,
    folder,
    inlineScripts: [INLINE],
    async render({ url }: { url: string }) {
      if (url === '/broken') throw new Error('broken');
      return { status: url === '/nowhere' ? 404 : 200, html: '<p>A page</p>' };
    },
  };
}

test('Strict-Transport-Security is sent only when PUBLIC_URL is https, and covers subdomains only when asked to', async () => {
  const hsts = async (env: Record<string, string>) => {
    const { send } = await testApp({ env });
    const responses = await Promise.all(['/', '/api/services', '/api/nothing'].map((url) => send('GET', url)));
    return [...new Set(responses.map(({ headers }) => headers['strict-transport-security']))];
  };
  const PUBLIC_URL = 'https://agency.example';
  expect(await hsts({ PUBLIC_URL })).toEqual(['max-age=31536000']);
  expect(await hsts({ PUBLIC_URL, HSTS_SUBDOMAINS: '1' })).toEqual(['max-age=31536000; includeSubDomains']);
  expect(await hsts({ PUBLIC_URL: 'http://agency.example' })).toEqual([undefined]);
  expect(await hsts({})).toEqual([undefined]);
});

describe('the content security policy', () => {
  async function policy(inlineScripts: string[]) {
    const web = { ...withAssets(), inlineScripts };
    const { headers } = await (await testApp({ deps: { web } })).send('GET', '/');
    const directives = String(headers['content-security-policy']).split('; ');
    return Object.fromEntries(directives.map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]));
  }

  test('allows our files and exactly the inline scripts of pages', async () => {
    const other = 'let two = "é"';
    expect((await policy([INLINE, other]))['script-src']).toEqual(["'self'", hashOf(INLINE), hashOf(other)]);
    expect((await policy([]))['script-src']).toEqual(["'self'"]);
  });
});

test('the content security policy allows frames of the two video players only', async () => {
  const { headers } = await (await testApp()).send('GET', '/');
  const directives = String(headers['content-security-policy']).split('; ');
  expect(directives).toContain('frame-src https://www.youtube-nocookie.com https://player.vimeo.com');
  expect(directives).toContain("media-src 'self'");
});

test('the content security policy allows images of this site and of others over https', async () => {
  const { headers } = await (await testApp()).send('GET', '/');
  expect(String(headers['content-security-policy']).split('; ')).toContain("img-src 'self' https:");
});

test('the timeout for headers and the interval of its check add up to 35 s, and uploads may take 5 minutes', async () => {
  const { server } = (await testApp()).app;
  const {
    headersTimeout,
    requestTimeout,
    connectionsCheckingInterval = Number.NaN,
  } = server as typeof server & {
    connectionsCheckingInterval?: number;
  };
  expect(headersTimeout + connectionsCheckingInterval).toBe(35_000);
  expect(requestTimeout).toBe(300_000);
});

test('a connection on which nothing is sent for 66 s is closed', async () => {
  expect((await testApp()).app.server.timeout).toBe(66_000);
});

describe('another origin', () => {
  const from = (origin: string) => ({ origin });
  const preflight = (origin: string, method: string) => ({
    origin,
    'access-control-request-method': method,
    'access-control-request-headers': 'authorization,content-type',
  });
  const cors = (headers: object) => Object.keys(headers).filter((name) => name.startsWith('access-control-'));

  test('can read nothing when CORS_ORIGINS is empty', async () => {
    const { send } = await testApp();
    for (const url of ['/api/services', '/trpc/service.list', '/', '/api/health', '/api/nothing']) {
      expect(cors((await send('GET', url, undefined, from('https://a.example'))).headers), url).toEqual([]);
      const asked = await send('OPTIONS', url, undefined, preflight('https://a.example', 'POST'));
      expect([asked.status >= 400, cors(asked.headers)], url).toEqual([true, []]);
    }
  });

  test('can read responses and X-Total-Count when it is listed', async () => {
    const { send } = await testApp({ env: { CORS_ORIGINS: 'https://a.example, http://localhost:5173' } });
    for (const origin of ['https://a.example', 'http://localhost:5173']) {
      for (const url of ['/api/services', '/trpc/service.list', '/api/case-studies/x', '/api/nothing']) {
        const { headers } = await send('GET', url, undefined, from(origin));
        expect(headers['access-control-allow-origin'], url).toBe(origin);
        expect(headers['access-control-expose-headers'], url).toContain('X-Total-Count');
      }
      expect((await send('GET', '/api/services', undefined, from(origin))).headers.vary).toBe(
        'Origin, Accept-Encoding',
      );
    }
  });

  test('passes the preflight with a session and JSON when it is listed', async () => {
    const { send } = await testApp({ env: { CORS_ORIGINS: 'https://a.example' } });
    for (const url of ['/api/contact', '/trpc/contact.send', '/api/admin/me']) {
      const { status, headers } = await send('OPTIONS', url, undefined, preflight('https://a.example', 'POST'));
      expect([status, headers['access-control-allow-origin']], url).toEqual([204, 'https://a.example']);
      expect(headers['access-control-allow-methods'], url).toContain('POST');
      expect(headers['access-control-allow-headers'], url).toBe('authorization,content-type');
    }
  });

  test('gets the same response to OPTIONS without a preflight as when no origin is listed', async () => {
    const listing = await testApp({ env: { CORS_ORIGINS: 'https://a.example' } });
    const closed = await testApp();
    const halves = [from('https://a.example'), { 'access-control-request-method': 'POST' }];
    for (const url of ['/api/services', '/api/nothing', '/trpc/service.list', '/assets/x.js', '/', '/contact']) {
      const { status, text, headers: said } = await closed.send('OPTIONS', url);
      for (const headers of [{}, ...halves]) {
        const response = await listing.send('OPTIONS', url, undefined, headers);
        const found = [response.status, response.headers['content-type'], response.text];
        expect(found, url).toEqual([status, said['content-type'], text]);
      }
    }
    const { status, body } = await listing.send('OPTIONS', '/api/nothing');
    expect([status, body]).toEqual([404, { message: 'Not found' }]);
  });

  test('can read nothing when it only resembles a listed one', async () => {
    const { send } = await testApp({ env: { CORS_ORIGINS: 'https://a.example' } });
    const alike = ['https://a.example.evil.example', 'https://evil-a.example', 'https://www.a.example', 'null'];
    for (const origin of ['https://b.example', 'http://a.example', 'https://a.example:8443', ...alike]) {
      const read = await send('GET', '/api/services', undefined, from(origin));
      const asked = await send('OPTIONS', '/api/contact', undefined, preflight(origin, 'POST'));
      for (const { headers } of [read, asked]) {
        expect(headers, origin).not.toHaveProperty('access-control-allow-origin');
      }
    }
  });
});

describe('a cache', () => {
  test('does not store private API responses, and revalidates public ones', async () => {
    const { send, login } = await testApp({ deps: { web: withAssets() } });
    const session = await login();
    for (const url of ['/api/services', '/api/case-studies', '/trpc/service.list']) {
      expect((await send('GET', url)).headers['cache-control'], url).toBe('public, no-cache');
    }
    const api = ['/api/admin/me', '/api/contact-submissions', '/api/case-studies/1', '/api/case-studies/x'];
    for (const url of [
      ...api,
      '/api/nothing',
      '/api/health',
      '/trpc/account.me',
      '/trpc/post.listAll',
      '/trpc/nothing',
      '/admin',
      '/admin/posts',
    ]) {
      for (const headers of [{}, session]) {
        expect((await send('GET', url, undefined, headers)).headers['cache-control'], url).toBe('no-store');
      }
    }
    const posts = [
      await send('POST', '/api/contact', '{'),
      await send('POST', '/api/admin/logout', undefined, session),
    ];
    expect(posts.map(({ headers }) => headers['cache-control'])).toEqual(['no-store', 'no-store']);
  });

  test('revalidates pages and stores built files for a year', async () => {
    const { send } = await testApp({ deps: { web: withAssets() } });
    expect((await send('GET', '/')).headers['cache-control']).toBe('no-cache');
    const asset = await send('GET', '/assets/app-1a2b3c.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await send('GET', '/assets/gone.js')).headers['cache-control']).toBe('no-store');
  });
});

test('sends X-Robots-Tag for admin pages and no others', async () => {
  const site = await testApp({ deps: { web: withAssets() } });
  const robots = async (url: string) => (await site.send('GET', url)).headers['x-robots-tag'];
  for (const url of ['/admin', '/admin/', '/admin/posts', '/admin?tab=calls'])
    expect(await robots(url), url).toBe('noindex');
  for (const url of ['/', '/blog', '/administration', '/blog/admin']) expect(await robots(url), url).toBeUndefined();
});

test('allows passkeys on admin pages and no others', async () => {
  const site = await testApp({ deps: { web: withAssets() } });
  const policy = async (url: string) => String((await site.send('GET', url)).headers['permissions-policy']).split(', ');
  for (const use of ['create', 'get']) {
    for (const url of ['/admin', '/admin/settings', '/admin'])
      expect(await policy(url), url).toContain(`publickey-credentials-${use}=(self)`);
    for (const url of ['/', '/nowhere', '/administration', '/api/services', '/'])
      expect(await policy(url), url).toContain(`publickey-credentials-${use}=()`);
  }
});
