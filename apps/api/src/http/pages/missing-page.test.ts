import { expect, test } from 'vitest';
import { fakeWeb } from '../../testing/app.ts';
import { testAdmin } from '../../testing/content.ts';

/** A site on which the pages below /missing, and all old addresses, do not exist. */
async function site() {
  const isMissing = (url: string) => !/^\/(about|contact|live)/.test(url);
  const web = {
    ...fakeWeb,
    normalizeUrl: (url: string) => url.split('?')[0] ?? url,
    render: async ({ url }: { url: string }) => ({ status: isMissing(url) ? 404 : 200, html: `<p>${url}</p>` }),
  };
  const admin = await testAdmin({ deps: { web }, env: { PUBLIC_URL: 'https://agency.example' } });
  const add = (from: string, to: string | null, status = 301) =>
    admin.sendAsAdmin('POST', '/api/admin/redirects', { from, to, status });
  const get = async (url: string, headers = {}, method: 'GET' | 'HEAD' = 'GET') => {
    const { statusCode, headers: sent } = await admin.app.inject({ method, url, headers });
    return [statusCode, sent.location];
  };
  return { ...admin, add, get };
}

test('redirects addresses without a page in one step, with their query', async () => {
  const { add, get } = await site();
  await add('/old', '/about?from=old#team');
  await add('/shop/*', 'https://shop.example/*', 308);
  await add('/shop/tea/*', '/contact', 302);
  await add('/gone', null, 410);
  await add('/caf%c3%a9', '/about');
  expect(await get('/old')).toEqual([301, '/about?from=old#team']);
  expect(await get('/old/?utm=mail', {}, 'HEAD')).toEqual([301, '/about?from=old&utm=mail#team']);
  expect(await get('/shop/coffee/1?x=1')).toEqual([308, 'https://shop.example/coffee/1?x=1']);
  expect(await get('/shop/tea/green')).toEqual([302, '/contact']);
  expect(await get('/caf%C3%A9')).toEqual([301, '/about']);
  expect(await get('/gone')).toEqual([410, undefined]);
  expect(await get('/shop')).toEqual([404, undefined]);
});

test('a page wins over a redirect of its address', async () => {
  const { add, get } = await site();
  await add('/live', '/about');
  expect(await get('/live')).toEqual([200, undefined]);
  expect(await get('/live/')).toEqual([301, '/live']);
});

test('a changed redirect applies at once, and browsers ask again', async () => {
  const { add, get, app, sendAsAdmin } = await site();
  await add('/old', '/about');
  const { headers } = await app.inject('/old');
  expect(headers['cache-control']).toBe('no-cache');
  await sendAsAdmin('PUT', '/api/admin/redirects/1', { from: '/old', to: '/contact', status: 307 });
  expect(await get('/old')).toEqual([307, '/contact']);
  await sendAsAdmin('DELETE', '/api/admin/redirects/1');
  expect(await get('/old')).toEqual([404, undefined]);
});

test('counts hits, and misses by referrer; paths of scanners have one counter, private pages none', async () => {
  const { add, get, app, deps, sendAsAdmin } = await site();
  await add('/old', '/about');
  await get('/old');
  await get('/old', {}, 'HEAD');
  await get('/abuot', { referer: 'https://agency.example/live' });
  await get('/abuot', { referer: 'https://elsewhere.example/' });
  await get('/abuot?x=1');
  for (const path of ['/wp-login.php', '/.env', '/shop/index.php?x=1', '/a//b']) await get(path);
  await get('/booking/1.secret');
  await app.inject('/live');
  const { body: redirects } = await sendAsAdmin('GET', '/api/admin/redirects');
  expect(redirects).toMatchObject([{ hits: 2, lastHitAt: deps.now().toISOString() }]);
  const { body: misses } = await sendAsAdmin('GET', '/api/admin/not-found');
  const lastAt = deps.now().toISOString();
  expect(misses).toEqual([
    { path: '/abuot', internal: 1, external: 1, direct: 1, lastAt, nearest: '/about' },
    { path: 'scanners', internal: 0, external: 0, direct: 4, lastAt, nearest: null },
  ]);
});
