import type { Api } from './api-client.ts';

/*
 * Loads the tRPC client on first use: it is as large as half of a page's scripts, and the first page needs no request.
 */

let api: Api | undefined;

export async function loadApi(): Promise<Api> {
  const { browserLink, createApi } = await import('./api-client.ts');
  api ??= createApi(browserLink());
  return api;
}
