import { createTRPCClient } from '@trpc/client';
import { expect, test } from 'vitest';
import { fakeWeb, testApp } from '../../testing/app.ts';
import type { PageRenderer } from '../../trpc/public-types.ts';
import type { AppRouter } from '../../trpc/router.ts';

test('passes no path with double slashes and no long path to the router of the pages', async () => {
  const matched = new Set<string>();
  const normalizeUrl = (url: string) => {
    matched.add(url);
    return url;
  };
  const { app } = await testApp({ deps: { web: { ...fakeWeb, normalizeUrl } } });
  for (const url of ['/a//b', `/a${'/'.repeat(15_000)}b`, `/a${'/'.repeat(15_000)}`, `/blog/${'a'.repeat(12_000)}`]) {
    await app.inject(url);
  }
  expect([...matched]).toEqual(['/-']);
});

test('redirects a path with any number of trailing slashes to the path without', async () => {
  const { app } = await testApp();
  for (const slashes of [1, 2, 2_000]) {
    const { statusCode, headers } = await app.inject(`/about${'/'.repeat(slashes)}?a=b`);
    expect([statusCode, headers.location]).toEqual([301, '/about?a=b']);
  }
});

test('an exception in a procedure that a page calls is logged once, with its stack', async () => {
  const render: PageRenderer = async ({ link }) => {
    const services = createTRPCClient<AppRouter>({ links: [link] }).service.list.query({});
    // Like the renderer of the web application, which catches the error and renders an error page.
    return services.then(
      () => ({ status: 200, html: '' }),
      () => ({ status: 500, html: '' }),
    );
  };
  const site = await testApp({ deps: { web: { ...fakeWeb, render } } });
  await site.database.db.schema.alterTable('services').renameTo('renamed').execute();
  expect((await site.send('GET', '/services')).status).toBe(500);
  const errors = site.log.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);
  expect(errors).toMatchObject([{ err: { message: expect.stringContaining('services'), stack: expect.any(String) } }]);
});
