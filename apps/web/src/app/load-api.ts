import type { Api } from './api-client.ts';

/*
 * The browser's way to the procedures. It weighs as much as half a page, and most visits begin with reading.
 */

let api: Api | undefined;

export async function loadApi(): Promise<Api> {
  const { browserLink, createApi } = await import('./api-client.ts');
  api ??= createApi(browserLink());
  return api;
}
