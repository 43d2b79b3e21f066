import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder } from '@site/db/testing/database';
import { expect, test } from 'vitest';
import { bookingToken } from '../../leads/booking-token.ts';
import { findCalendarSecret } from '../../leads/calendar-secret.ts';
import { fakeWeb } from '../../testing/app.ts';
import { bodies, testAdmin } from '../../testing/content.ts';
import { sendBytes, sendRequest } from '../../testing/listening-app.ts';
import type { Lifecycle } from './lifecycle.ts';

/*
 * The rules that the Mozilla HTTP Observatory publishes, and some stricter ones, for one response of every kind.
 */

type Headers = Record<string, unknown>;
type Rule = (headers: Headers, kind: string) => boolean;

function text(headers: Headers, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}
const directives = (headers: Headers) =>
  new Map(
    text(headers, 'content-security-policy')
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')] as const),
  );
const allows = (directive: string, sources: string) => (headers: Headers) =>
  directives(headers).get(directive) === sources;

/** The features that Chromium 156 knows, without client hints. Browsers warn about unknown ones. */
const existingFeatures = new Set(
  `accelerometer aria-notify autoplay browsing-topics camera captured-surface-control clipboard-read clipboard-write
  compute-pressure cross-origin-isolated deferred-fetch display-capture encrypted-media fullscreen gamepad geolocation
  gyroscope hid identity-credentials-get idle-detection keyboard-map language-detector local-fonts magnetometer
  microphone midi otp-credentials payment picture-in-picture publickey-credentials-create publickey-credentials-get
  screen-wake-lock serial speaker-selection storage-access summarizer sync-xhr translator unload usb window-management
  xr-spatial-tracking`.split(/\s+/),
);

const rules: Record<string, Rule> = {
  'CSP: no source unless a directive names it': allows('default-src', "'none'"),
  'CSP: sources are this site, hashes, for pictures https, and for frames two players': (headers) =>
    [...directives(headers)].every(([directive, sources]) =>
      sources
        .replace(directive === 'frame-src' ? 'https://www.youtube-nocookie.com https://player.vimeo.com' : /^$/, '')
        .replace(directive === 'img-src' ? ' https:' : /^$/, '')
        .replace(directive?.startsWith('style-src-') ? "'unsafe-inline'" : /^$/, '')
        .split(' ')
        .every((source) => /^('self'|'none'|'sha256-[\w+/]+=*'|)$/.test(source)),
    ),
  'CSP: scripts only of this site': (headers) =>
    /^'self'( 'sha256-\S+')*$/.test(directives(headers).get('script-src') ?? ''),
  'CSP: no frame shows it': allows('frame-ancestors', "'none'"),
  'CSP: no other base URL': allows('base-uri', "'none'"),
  'CSP: forms only to this site': allows('form-action', "'self'"),
  'HSTS for six months': (headers) =>
    Number(/max-age=(\d+)/.exec(text(headers, 'strict-transport-security'))?.[1]) >= 15_768_000,
  'X-Content-Type-Options': (headers) => text(headers, 'x-content-type-options') === 'nosniff',
  'X-Frame-Options': (headers) => text(headers, 'x-frame-options') === 'DENY',
  'Referrer-Policy': (headers) => text(headers, 'referrer-policy') === 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy, open for pictures': (headers, kind) =>
    text(headers, 'cross-origin-resource-policy') === (/^picture/.test(kind) ? 'cross-origin' : 'same-origin'),
  'Cross-Origin-Opener-Policy': (headers) => text(headers, 'cross-origin-opener-policy') === 'same-origin',
  'Permissions-Policy: only features that exist, all off but passkeys in the admin': (headers, kind) =>
    text(headers, 'permissions-policy')
      .split(', ')
      .every((feature) => {
        const [name = '', value] = feature.split('=');
        const isAllowed = /^admin/.test(kind) && /^publickey-credentials-(create|get)$/.test(name);
        return existingFeatures.has(name) && value === (isAllowed ? '(self)' : '()');
      }),
  'Content-Type names the encoding of text': (headers) =>
    !/^(text\/|.*[/+]xml)/.test(text(headers, 'content-type')) ||
    /; ?charset=utf-8$/i.test(text(headers, 'content-type')),
  'no cookies': (headers) => !('set-cookie' in headers),
  'no name of the software': (headers) => !('server' in headers || 'x-powered-by' in headers),
};

/** Files that pages load, and that are neither documents nor scripts. */
const fileRules = [
  'HSTS for six months',
  'X-Content-Type-Options',
  'Cross-Origin-Resource-Policy, open for pictures',
  'Content-Type names the encoding of text',
  'no cookies',
];
const isFile = (kind: string) => kind === 'script' || kind === 'font';

type Request = Parameters<typeof sendRequest>[1];
type Kind = [name: string, status: number, request: string | Request];

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const json = { 'content-type': 'application/json' };
const post = (path: string, body: object | string, headers: Record<string, string> = json): Request => ({
  path,
  method: 'POST',
  headers,
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

function kindsOf(site: { token: string; secret: string; etag: string; slug: string }): Kind[] {
  return [
    ['page', 200, '/'],
    ['page that is cached', 200, '/'],
    ['page that is unchanged', 304, { path: '/', headers: { 'if-none-match': site.etag } }],
    ['detail page', 200, `/blog/${site.slug}`],
    ['Markdown', 200, { path: `/blog/${site.slug}`, headers: { accept: 'text/markdown' } }],
    ['page that is not found', 404, '/nowhere'],
    ['page that fails', 500, '/broken'],
    ['form that is invalid', 400, post('/contact', 'name=', { ...form, origin: 'https://agency.example' })],
    ['form of another site', 403, post('/contact', 'name=', { ...form, origin: 'https://other.example' })],
    ['redirect', 301, '/terms-of-service'],
    ['redirect of a trailing slash', 301, '/blog/'],
    ['admin', 200, '/admin'],
    ['admin page', 200, '/admin/posts'],
    ['booking', 200, `/booking/${site.token}`],
    ['booking, redirect', 301, `/booking/${site.token}/`],
    ['calendar of a booking', 200, `/booking/${site.token}.ics`],
    ['calendar of all bookings', 200, `/calendar/${site.secret}.ics`],
    ['calendar with a wrong secret', 404, '/calendar/wrong.ics'],
    ['sitemap', 200, '/sitemap.xml'],
    ['robots.txt', 200, '/robots.txt'],
    ['RSS', 200, '/feed.xml'],
    ['JSON feed', 200, '/feed.json'],
    ['manifest', 200, '/site.webmanifest'],
    ['script', 200, '/assets/app-1a2b3c.js'],
    ['font', 200, '/assets/sans-1a2b3c.woff2'],
    ['file that is not found', 404, '/assets/gone.js'],
    ['picture of a cover', 200, '/art/a.svg'],
    ['picture to share', 200, '/share/home.png'],
    ['share picture that is not found', 404, '/share/nowhere'],
    ['picture, icon', 200, '/icon.svg'],
    ['picture, favicon', 200, '/favicon.ico'],
    ['REST', 200, '/api/services'],
    ['REST, created', 201, post('/api/contact', bodies.contact)],
    ['REST, too many', 429, post('/api/contact', bodies.contact)],
    ['REST, invalid', 400, '/api/case-studies/x'],
    ['REST, no JSON', 400, post('/api/contact', '{')],
    ['REST, no session', 401, '/api/admin/me'],
    ['REST, not found', 404, '/api/nothing'],
    ['REST, too large', 413, post('/api/contact', 'x'.repeat(600_000))],
    ['REST, other type', 415, post('/api/contact', 'a=b', { 'content-type': 'text/plain' })],
    ['REST, OPTIONS', 404, { path: '/api/services', method: 'OPTIONS' }],
    ['tRPC', 200, '/trpc/service.list'],
    ['tRPC, no session', 401, '/trpc/post.listAll'],
    ['tRPC, not found', 404, '/trpc/nothing'],
    ['tRPC, other type', 415, post('/trpc/contact.send', '{}', { 'content-type': 'text/plain' })],
    ['OpenAPI', 200, '/api/openapi.json'],
    ['documentation', 200, '/api/docs'],
    ['health', 200, '/api/health'],
    ['unknown method', 404, { path: '/', method: 'DELETE' }],
    ['unknown expectation', 417, { path: '/', headers: { expect: 'a-miracle' } }],
  ];
}

/** Requests that Node answers, or would answer without our hooks. */
const raw: [name: string, status: number, bytes: string][] = [
  ['no request', 400, 'nothing\r\n\r\n'],
  ['no host', 400, 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n'],
  [
    'two lengths',
    400,
    'POST /api/contact HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['long headers', 431, `GET / HTTP/1.1\r\nhost: a\r\nx-long: ${'a'.repeat(20_000)}\r\n\r\n`],
];

async function siteWithEverything(lifecycle: Lifecycle) {
  const folder = emptyFolder();
  mkdirSync(join(folder, 'assets'));
  for (const file of ['app-1a2b3c.js', 'sans-1a2b3c.woff2']) writeFileSync(join(folder, 'assets', file), '');
  const web = {
    ...fakeWeb,
    folder,
    inlineScripts: ['document.title = "é"'],
    pictures: {
      ...fakeWeb.pictures,
      share: async () => ({ version: '1', svg: fakeWeb.pictures.icon('tab', undefined) }),
    },
    async render({ url }: { url: string }) {
      if (url === '/broken') throw new Error('broken');
      return { status: url === '/nowhere' ? 404 : 200, html: '<p>A page</p>' };
    },
  };
  const env = { PUBLIC_URL: 'https://agency.example', RATE_LIMIT_LEADS: '2' };
  const site = await testAdmin({ env, deps: { web, lifecycle } });
  const { slug } = await site.add('post');
  const { id } = await site.add('call');
  const { headers } = await site.send('GET', '/', undefined, { 'accept-encoding': 'identity' });
  return {
    app: site.app,
    kinds: kindsOf({
      token: await bookingToken(site.database.db, id),
      secret: await findCalendarSecret(site.database.db),
      etag: String(headers.etag),
      slug: String(slug),
    }),
  };
}

test('a response of every kind has the headers that the rules demand', async () => {
  const lifecycle: Lifecycle = { phase: 'ready' };
  const { app, kinds } = await siteWithEverything(lifecycle);
  const failures: string[] = [];
  const check = (kind: string, headers: Headers) => {
    for (const [name, rule] of Object.entries(rules)) {
      if (isFile(kind) && !fileRules.includes(name)) continue;
      if (!rule(headers, kind)) failures.push(`${kind}: ${name}`);
    }
  };
  const statuses: unknown[] = [];
  for (const [kind, , request] of kinds) {
    const { status, headers } = await sendRequest(app, typeof request === 'string' ? { path: request } : request);
    statuses.push([kind, status]);
    check(kind, headers);
  }
  for (const [kind, , bytes] of raw) {
    const [head = ''] = (await sendBytes(app, bytes)).split('\r\n\r\n');
    const [first = '', ...lines] = head.split('\r\n');
    statuses.push([kind, Number(first.split(' ')[1])]);
    check(kind, Object.fromEntries(lines.map((line) => line.split(/: (.*)/s))));
  }
  for (const phase of ['starting', 'stopping'] as const) {
    lifecycle.phase = phase;
    const { status, headers } = await sendRequest(app, { path: '/api/health' });
    statuses.push([phase, status]);
    check(phase, headers);
  }
  expect(statuses).toEqual([
    ...[...kinds, ...raw].map(([kind, status]) => [kind, status]),
    ['starting', 503],
    ['stopping', 503],
  ]);
  expect(failures).toEqual([]);
});
