import { describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { sendHostile, sendHostileOverSocket } from '../../testing/hostile.ts';

const UNSTORABLE = 'contains characters that cannot be stored';
const nothing = [404, 'Not found'] as const;
const badId = [400, 'Invalid case study ID'] as const;
const badLimit = [400, 'limit must be a whole number from 1 to 100'] as const;

type Expected = readonly [status: number, message: string];

async function expectAnswers(site: TestApp, paths: Record<string, Expected>) {
  for (const [path, [status, message]] of Object.entries(paths)) {
    expect(await sendHostileOverSocket(site, path), path).toEqual({ status, message });
  }
}

describe('a URL', () => {
  test('outside the API under /api, /trpc or /assets answers 404 in JSON', async () => {
    const odd = ['/api', '/api/', '/api/nothing', '/api/services/', '/api/services/1/nothing', '/api/../api/services'];
    const undecodable = ['/api/%', '/api/%ff', '/api/%E0%A4', '/trpc/%ff'];
    const elsewhere = [
      '/api/services/%2e%2e/health',
      '/trpc/../api/services',
      '/trpc/%25ff',
      '/trpc',
      '/assets/..%2f..%2fpackage.json',
      '/assets/%00',
      '/assets',
    ];
    const paths = [...odd, ...undecodable, ...elsewhere];
    await expectAnswers(await testApp(), Object.fromEntries(paths.map((path) => [path, nothing])));
  });

  test('with an unsupported method answers 404 in JSON', async () => {
    const site = await testApp();
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH']) {
      for (const path of ['/api/services', '/api/health', '/api/contact', '/', '/admin', '/blog/some-post']) {
        const response = await sendHostileOverSocket(site, path, [], method);
        expect(response, `${method} ${path}`).toEqual({ status: 404, message: 'Not found' });
      }
    }
    expect(await sendHostile(site, { method: 'GET', url: '/api/contact' })).toEqual({
      status: 404,
      message: 'Not found',
    });
    expect(await sendHostile(site, { url: '/' })).toEqual({ status: 404, message: 'Not found' });
  });

  test('with a slug that looks like SQL, a path or binary data finds no record', async () => {
    await expectAnswers(await testApp(), {
      "/api/services/by-href/'%20or%201=1--": [404, 'Service not found'],
      '/api/services/by-href/%25': [404, 'Service not found'],
      '/api/services/by-href/%ED%A0%80': [404, 'Service not found'],
      '/api/case-studies/%': [400, 'Invalid case study ID'],
      '/api/services/by-href/%F0%9F%92%A5': [404, 'Service not found'],
      "/api/blog-posts/slug/x'%20union%20select%20*%20from%20users--": [404, 'Blog post not found'],
      '/api/blog-posts/slug/..%2f..%2fetc%2fpasswd': [404, 'Blog post not found'],
      '/api/blog-posts/slug/__proto__': [404, 'Blog post not found'],
      '/api/services/by-href/%00': [400, `Service ${UNSTORABLE}`],
      '/api/blog-posts/slug/a%00b': [400, `Slug ${UNSTORABLE}`],
      '/api/blog-posts/slug/%20': [400, 'Slug is required'],
    });
  });

  test('with a slug beyond 100 characters finds no record, and beyond 256 answers 400', async () => {
    await expectAnswers(await testApp(), {
      [`/api/services/by-href/${'a'.repeat(101)}`]: [404, 'Service not found'],
      [`/api/services/by-href/${'a'.repeat(257)}`]: [400, 'Service must be at most 256 characters'],
      [`/api/blog-posts/slug/${'a'.repeat(256)}`]: [404, 'Blog post not found'],
      [`/api/blog-posts/slug/${'a'.repeat(12_000)}`]: [400, 'Slug must be at most 256 characters'],
      [`/api/case-studies/${'1'.repeat(3000)}`]: badId,
      [`/trpc/${'x'.repeat(3000)}`]: nothing,
      [`/sitemaps/${'1'.repeat(2000)}.xml`]: nothing,
      [`/art/${'a'.repeat(2000)}.svg`]: nothing,
      [`/api/services?${'a=1&'.repeat(2500)}`]: [200, ''],
    });
  });

  test('with an id that is not a whole number from 1 to 999999999 answers 400', async () => {
    const written = [
      '0',
      '01',
      '-1',
      '+1',
      '1.0',
      '1e0',
      '0x1',
      '1n',
      'NaN',
      'Infinity',
      '1000000000',
      '9'.repeat(250),
    ];
    const encoded = [
      '%00',
      '%20',
      '1%20',
      '%201',
      '1%00',
      '1%20or%201=1',
      "1'",
      '%D9%A1',
      '%F0%9F%92%A5',
      '[object%20Object]',
    ];
    const paths = [...written, ...encoded].map((id) => [`/api/case-studies/${id}`, badId] as const);
    const site = await testApp();
    await expectAnswers(site, Object.fromEntries(paths));
    await expectAnswers(site, { '/api/case-studies/999999999': [404, 'Case study not found'] });
  });

  test('with an invalid limit or offset answers 400, and other parameters are ignored', async () => {
    const limits = ['0', '101', '-1', '1.5', '1e1', '', 'ten', '%00', '%ff', '1%20or%201', '1&limit=2'];
    const site = await testApp();
    await expectAnswers(site, Object.fromEntries(limits.map((limit) => [`/api/services?limit=${limit}`, badLimit])));
    await expectAnswers(site, {
      '/api/services?offset=-1': [400, 'offset must be a whole number from 0 to 999999999'],
      '/api/services?offset=1000000000': [400, 'offset must be a whole number from 0 to 999999999'],
      '/api/services?__proto__=1&constructor=2&limit[]=1&x=%ff&%ff=%00': [200, ''],
    });
  });

  test('of an unknown tRPC procedure answers 404, and malformed input answers 400', async () => {
    const names = [
      '__proto__',
      'constructor',
      'service.__proto__',
      'service.list.call',
      'toString',
      '%00',
      'x'.repeat(200),
    ];
    const site = await testApp();
    await expectAnswers(site, Object.fromEntries(names.map((name) => [`/trpc/${name}`, nothing])));
    const garbled = [400, 'The request could not be understood'] as const;
    await expectAnswers(site, {
      '/trpc/service.bySlug?input={': garbled,
      '/trpc/service.bySlug?input=%ff': garbled,
      '/trpc/service.bySlug?input=%7B%22slug%22%3A%22%00%22%7D': garbled,
      '/trpc/service.list?batch=1&input=[]': garbled,
      '/trpc/service.list?batch=1&input=null': garbled,
      '/trpc/service.list,service.list?batch=1&input=7': garbled,
      '/trpc/service.bySlug?input=%22text%22': [400, 'Send a JSON object'],
      '/trpc/service.bySlug?input=%7B%22slug%22%3A%22%5Cud800%22%7D': [400, `Service ${UNSTORABLE}`],
      '/trpc/caseStudy.byId?input=%7B%22id%22%3A%221%22%7D': badId,
    });
  });

  test('of a page may contain any characters', async () => {
    const site = await testApp();
    const odd = [
      '//',
      '///',
      '//[',
      '//evil.example/a',
      '/%',
      '/%00',
      '/%ff',
      '/blog/%E0%A4',
      '/?%ff',
      '/;a=b',
      '/a:b',
      '//evil.example/',
      '///evil.example/a/',
      '/\\evil.example/',
    ];
    const long = ['/', '/blog/', '/services/', '/portfolio/'].map((path) => path + 'a'.repeat(12_000));
    for (const path of [...odd, ...long, 'http://evil.example/', 'http://[', '*', '/services/..;']) {
      expect((await sendHostileOverSocket(site, path)).status, path).toBe(200);
    }
  });
});

test('answers HEAD like GET, without the body', async () => {
  const { app } = await testApp();
  for (const url of ['/api/services', '/api/health', '/api/admin/me', '/api/case-studies/x', '/api/nothing', '/']) {
    const [head, get] = await Promise.all([app.inject({ method: 'HEAD', url }), app.inject({ method: 'GET', url })]);
    const seen = [head.statusCode, head.body, head.headers['content-type'], head.headers['content-length']];
    expect(seen, url).toEqual([get.statusCode, '', get.headers['content-type'], get.headers['content-length']]);
  }
});

test('ignores repeated headers, and uses the first of two sessions', async () => {
  const site = await testApp();
  const { authorization } = await site.login();
  const me = async (first: string, second: string) =>
    (await sendHostileOverSocket(site, '/api/admin/me', ['Authorization', first, 'Authorization', second])).status;
  expect(await me('Bearer nothing', authorization)).toBe(401);
  expect(await me(authorization, 'Bearer nothing')).toBe(200);
  const types = ['Content-Type', 'text/plain', 'Content-Type', 'application/json', 'Content-Length', '2'];
  const response = await sendHostileOverSocket(site, '/api/contact', types, 'POST', '{}');
  expect(response).toEqual({ status: 415, message: 'Send the body as application/json' });
  const odd = ['X-Forwarded-For', '1.1.1.1', 'X-Forwarded-For', '', 'Cookie', 'a=b', 'Cookie', 'c', 'Accept', '\u00ff'];
  expect((await sendHostileOverSocket(site, '/api/services', odd)).status).toBe(200);
});
