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
