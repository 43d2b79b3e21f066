import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder } from '@site/db/testing/database';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { fakeWeb, testApp } from '../../testing/app.ts';

const MINUTE = 60_000;

describe('RATE_LIMIT_PAGES', () => {
  test('limits renders for one client in a minute, but not responses from the cache', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const site = await testApp({ env: { RATE_LIMIT_PAGES: '3' } });
    const load = async (url: string, remoteAddress = '203.0.113.7') =>
      (await site.app.inject({ url, remoteAddress })).statusCode;
    for (const url of ['/a', '/b', '/share/home.png']) expect(await load(url), url).not.toBe(429);
    expect([await load('/a'), await load('/c'), await load('/share/x.png')]).toEqual([200, 429, 429]);
    expect(await load('/c', '203.0.113.8')).toBe(200);
    vi.advanceTimersByTime(MINUTE);
    expect(await load('/d')).toBe(200);
  });

  test('answers a browser with a readable page, and other clients with JSON', async () => {
    const { app } = await testApp({ env: { RATE_LIMIT_PAGES: '1' } });
    const get = (accept: string) => app.inject({ url: '/b', headers: { accept } });
    await app.inject('/a');
    const page = await get('text/html,application/xhtml+xml;q=0.9,*/*;q=0.8');
    expect([page.statusCode, page.headers['content-type'], page.headers['retry-after']]).toEqual([
      429,
      'text/html; charset=utf-8',
      '60',
    ]);
    expect(page.body).toContain(
      '<h1>Too Many Requests</h1>\n<p>Too many requests. Please try again in 60 seconds.</p>',
    );
    expect((await get('*/*')).json().message).toBe('Too many requests. Please try again in 60 seconds.');
  });

  test('counts the first request for a share card once', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
    const share = async () => ({ version: '1', svg });
    const web = { ...fakeWeb, pictures: { ...fakeWeb.pictures, share } };
    const { send } = await testApp({ env: { RATE_LIMIT_PAGES: '2' }, deps: { web } });
    for (const path of ['/share/a.png', '/a', '/share/a.png']) expect((await send('GET', path)).status, path).toBe(200);
    expect((await send('GET', '/b')).status).toBe(429);
  });

  test.each([
    ['with errors, once', 'name=', 400],
    ['with a filled-in honeypot field', 'website=a', 400],
    ['that is too long', 'a'.repeat(70_000), 413],
  ])('counts a form %s, and refuses the next one without rendering it', async (_, body, status) => {
    let renders = 0;
    const render: typeof fakeWeb.render = async (page) => {
      renders += 1;
      return fakeWeb.render(page);
    };
    const { send } = await testApp({ env: { RATE_LIMIT_PAGES: '1' }, deps: { web: { ...fakeWeb, render } } });
    const sendForm = () => send('POST', '/contact', body, { 'content-type': 'application/x-www-form-urlencoded' });
    expect((await sendForm()).status).toBe(status);
    const before = renders;
    const refused = await sendForm();
    expect([refused.status, refused.headers['retry-after'], renders]).toEqual([429, '60', before]);
  });
});

describe('RATE_LIMIT_API', () => {
  test('counts at most eleven calls of a batch, regardless of the number of names in its path', async () => {
    const { send } = await testApp({ env: { RATE_LIMIT_API: '25' } });
    const path = `/trpc/${'a,'.repeat(5_000)}`;
    expect([(await send('GET', path)).status, (await send('GET', path)).status]).toEqual([400, 400]);
    expect((await send('GET', path)).status).toBe(429);
  });

  test('counts requests from all addresses of one IPv6 /48 network as one client', async () => {
    const { app } = await testApp({ env: { RATE_LIMIT_API: '2' } });
    const statusFrom = async (remoteAddress: string) =>
      (await app.inject({ url: '/api/services', remoteAddress })).statusCode;
    expect(await statusFrom('2001:db8:1:1::1')).toBe(200);
    expect(await statusFrom('2001:db8:1:2::1')).toBe(200);
    expect(await statusFrom('2001:db8:1:3::1')).toBe(429);
    expect(await statusFrom('2001:db8:2:1::1')).toBe(200);
  });

  test('limits REST and tRPC together for the rest of the minute, but not pages and the health check', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { send } = await testApp({ env: { RATE_LIMIT_API: '3' } });
    for (const url of ['/api/services', '/trpc/service.list', '/api/portfolio']) {
      expect((await send('GET', url)).status, url).toBe(200);
    }
    for (const url of ['/api/services', '/trpc/service.list', '/api/admin/me', '/api/openapi.json']) {
      const { status, headers, body } = await send('GET', url);
      expect([status, headers['retry-after'], body], url).toEqual([
        429,
        '60',
        expect.objectContaining({ message: expect.stringMatching(/^Too many requests\. Please try again in /) }),
      ]);
    }
    for (const url of ['/', '/blog', '/api/health']) expect((await send('GET', url)).status, url).toBe(200);
    vi.advanceTimersByTime(MINUTE);
    expect((await send('GET', '/api/services')).status).toBe(200);
  });

  test('counts requests that answer 404', async () => {
    const { send } = await testApp({ env: { RATE_LIMIT_API: '3' } });
    const requests = [
      ['GET', '/api/nothing'],
      ['POST', '/api/services/1'],
      ['GET', '/trpc/a/b'],
    ] as const;
    for (const [method, url] of requests) expect((await send(method, url)).status, url).toBe(404);
    for (const [method, url] of requests) expect((await send(method, url)).status, url).toBe(429);
    // Pages are not limited.
    expect((await send('GET', '/a-page')).status).toBe(200);
  });

  test('does not count built files', async () => {
    const folder = emptyFolder();
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets/app.js'), 'export {}');
    const web = { ...fakeWeb, folder };
    const { send } = await testApp({ env: { RATE_LIMIT_API: '1' }, deps: { web } });
    for (let times = 0; times < 3; times++) expect((await send('GET', '/assets/app.js')).status).toBe(200);
    expect((await send('GET', '/api/services')).status).toBe(200);
  });

  test('counts each client separately', async () => {
    const { app } = await testApp({ env: { RATE_LIMIT_API: '1' } });
    const get = async (remoteAddress: string) => (await app.inject({ url: '/api/services', remoteAddress })).statusCode;
    expect([await get('10.0.0.1'), await get('10.0.0.2'), await get('10.0.0.1')]).toEqual([200, 200, 429]);
    expect([await get('2001:db8::1'), await get('2001:db8::2')]).toEqual([200, 429]);
  });
});
