import type { Context } from '../../trpc/context.ts';
import { REVALIDATE } from '../cache/cache-control.ts';
import type { Render } from '../cache/response-cache.ts';

/** Renders a file for the cache; 404 if it does not exist. */
export function renderFile(type: string, write: (context: Context) => Promise<string | undefined>): Render {
  return async (context) => {
    const body = await write(context);
    const headers = { 'content-type': type, 'cache-control': REVALIDATE };
    return body === undefined ? { status: 404, body: '', headers: {} } : { status: 200, body, headers };
  };
}
