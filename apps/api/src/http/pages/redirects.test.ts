import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';

test.each([
  ['/terms-of-service', '/terms'],
  ['/terms-of-service/', '/terms'],
  ['/terms-of-service?from=mail', '/terms?from=mail'],
  ['/blog/', '/blog'],
  ['/blog/a-post//?page=2', '/blog/a-post?page=2'],
])('%s redirects permanently to %s', async (from, to) => {
  const { app } = await testApp();
  for (const method of ['GET', 'HEAD'] as const) {
    const { statusCode, headers } = await app.inject({ method, url: from });
    expect([method, statusCode, headers.location]).toEqual([method, 301, to]);
  }
});

test.each([
  '/booking/7.secret/',
  '/booking/7.secret.ics/',
  '/calendar/secret.ics/',
  '/schedule-call/?sent=call&booked=secret',
])('the redirect of %s, which repeats a secret, is not stored by caches', async (from) => {
  const { app } = await testApp();
  const { statusCode, headers } = await app.inject(from);
  expect([statusCode, headers['cache-control']]).toEqual([301, 'no-store']);
});
