import { expect, test, vi } from 'vitest';
import { browserLink, createApi } from './api-client.ts';
import { readApiError } from './api-error.ts';

test('keeps the status of a response that is not JSON', async () => {
  const page = new Response('<h1>Bad Gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } });
  vi.stubGlobal('fetch', async () => page);
  const error: unknown = await createApi(browserLink())
    .site.facts.query()
    .catch((reason: unknown) => reason);
  expect(readApiError(error)).toEqual({ status: 502, message: undefined, issues: [], slots: [] });
});
