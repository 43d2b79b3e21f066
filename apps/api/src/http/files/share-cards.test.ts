import { expect, test, vi } from 'vitest';
import { fakeWeb, testApp } from '../../testing/app.ts';
import type { Pictures } from '../../trpc/public-types.ts';

const svgOf = (text: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="${text.length}" height="630"/></svg>`;

/** A site with the given texts as cards of its pages, and no other pages. */
async function open(pages: Record<string, string>) {
  const requestedPaths: string[] = [];
  const share: Pictures['share'] = async ({ path }) => {
    requestedPaths.push(path);
    const text = pages[path];
    return text === undefined ? undefined : { version: `v-${text}`, svg: svgOf(text) };
  };
  const site = await testApp({ deps: { web: { ...fakeWeb, pictures: { ...fakeWeb.pictures, share } } } });
  const get = (url: string, headers = {}) => site.app.inject({ url, headers });
  return { ...site, requestedPaths, get };
}

test('serves a PNG of 1200 by 630 for a page', async () => {
  const { get, requestedPaths } = await open({ '/': 'home', '/services/seo': 'seo' });
  for (const url of ['/share/home.png', '/share/services/seo.png']) {
    const { statusCode, headers, rawPayload } = await get(url);
    expect([url, statusCode, headers['content-type']]).toEqual([url, 200, 'image/png']);
    expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
  }
  expect(requestedPaths).toEqual(['/', '/services/seo']);
});

test('answers 404 for a missing page', async () => {
  const { get } = await open({ '/': 'home' });
  for (const url of ['/share/nope.png', '/share/home.jpg', '/share/home', '/share/', '/share', '/share/.png']) {
    const { statusCode, headers } = await get(url);
    expect([url, statusCode]).toEqual([url, url === '/share' ? 200 : 404]);
    expect(String(headers['content-type'])).not.toContain('image');
  }
});

test('is immutable with the current version in its URL, and revalidated with any other', async () => {
  const { get } = await open({ '/about': 'about' });
  const cache = async (url: string) => (await get(url)).headers['cache-control'];
  expect(await cache('/share/about.png?v=v-about')).toBe('public, max-age=31536000, immutable');
  expect(await cache('/share/about.png?v=old')).toBe('public, no-cache');
  expect(await cache('/share/about.png')).toBe('public, no-cache');
});

test('answers 304 until the page changes', async () => {
  const pages = { '/about': 'before' };
  const { get, deps } = await open(pages);
  const known = { 'if-none-match': String((await get('/share/about.png')).headers.etag) };
  expect((await get('/share/about.png', known)).statusCode).toBe(304);
  pages['/about'] = 'after';
  await deps.content.notify();
  expect((await get('/share/about.png', known)).statusCode).toBe(200);
});

test('renders a card once until content changes, and looks for a missing page each time', async () => {
  const { get, requestedPaths, deps } = await open({ '/about': 'about' });
  await Promise.all(Array.from({ length: 8 }, () => get('/share/about.png')));
  await get('/share/about.png');
  expect(requestedPaths).toEqual(['/about']);
  await deps.content.notify();
  await get('/share/about.png');
  expect(requestedPaths).toEqual(['/about', '/about']);
  await get('/share/nope.png');
  await get('/share/nope.png');
  expect(requestedPaths.filter((path) => path === '/nope')).toHaveLength(2);
});

test('the queued cards of one network do not block other clients', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  const pictures = { ...fakeWeb.pictures, share: () => released };
  const { app } = await testApp({ env: { TRUST_PROXY: '127.0.0.1' }, deps: { web: { ...fakeWeb, pictures } } });
  const get = (client: string, page: number) =>
    app.inject({ url: `/share/blog/${page}.png`, headers: { 'x-forwarded-for': client } });
  let refused = 0;
  const ofNetwork = Array.from({ length: 310 }, async (_, page) => {
    const { statusCode } = await get(`2001:db8:7:${page}::1`, page);
    if (statusCode === 503) refused += 1;
  });
  await vi.waitFor(() => expect(refused).toBe(6));
  const other = get('203.0.113.7', 400);
  await Promise.race([other, vi.waitFor(() => expect(refused).toBe(7))]);
  release(undefined);
  expect((await other).statusCode).toBe(404);
  await Promise.all(ofNetwork);
});
