import { expect, test } from 'vitest';
import { fakeWeb, testApp } from '../../testing/app.ts';

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
