import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { fakeWeb, testApp } from '../../testing/app.ts';

const html = `<p>${'long enough to compress '.repeat(50)}</p>`;

function open(status = 200) {
  return testApp({ deps: { web: { ...fakeWeb, render: async () => ({ status, html }) } } });
}

test.each([
  ['/api/openapi.json', 'application/json; charset=utf-8', 'no-cache'],
  ['/api/docs', 'text/html; charset=utf-8', 'no-cache'],
  ['/admin', 'text/html; charset=utf-8', 'no-store'],
])('sends %s in the accepted encoding', async (url, type, cache) => {
  const { app } = await open();
  const get = (encoding: string) => app.inject({ url, headers: { 'accept-encoding': encoding } });
  const [plain, gzip, br] = [await get('identity'), await get('gzip'), await get('gzip, br')];
  expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true);
  expect(brotliDecompressSync(br.rawPayload).equals(plain.rawPayload)).toBe(true);
  expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length);
  for (const { headers } of [plain, gzip, br]) {
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': cache, vary: 'Accept-Encoding' });
  }
});

test('does not compress when the Accept-Encoding header has more than 1,000 characters', async () => {
  const { app } = await open();
  const encodingFor = async (length: number) => {
    const accepted = `br${','.repeat(length)}`.slice(0, length);
    return (await app.inject({ url: '/', headers: { 'accept-encoding': accepted } })).headers['content-encoding'];
  };
  expect([await encodingFor(1_000), await encodingFor(1_001), await encodingFor(14_000)]).toEqual([
    'br',
    undefined,
    undefined,
  ]);
});

test.each(['/api/openapi.json', '/api/docs'])('answers 304 for %s when the ETag matches', async (url) => {
  const { app } = await open();
  const { headers } = await app.inject(url);
  const again = await app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('compresses a missing admin page and forbids storing it', async () => {
  const { app } = await open(404);
  const response = await app.inject({ url: '/admin/nowhere', headers: { 'accept-encoding': 'br' } });
  expect(response.statusCode).toBe(404);
  expect(response.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
});
