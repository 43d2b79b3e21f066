import type { AppRouter } from '@site/api/public-types';
import { adminSessionKey } from '@site/schema/site';
import { createTRPCClient, httpBatchLink, TRPCClientError, type TRPCLink } from '@trpc/client';
import superjson from 'superjson';
import { type Failure, PageRefusal } from './page.ts';

/*
 * How pages and forms reach the procedures. The server hands in a local link, the browser talks to /trpc and loads
 * this file only when it first has something to ask (see load-data.ts).
 */

export type Api = ReturnType<typeof createApi>;

export function createApi(link: TRPCLink<AppRouter>) {
  return createTRPCClient<AppRouter>({ links: [link] });
}

const asIs = { serialize: (value: unknown) => value, deserialize: (value: unknown) => value };

export function browserLink(): TRPCLink<AppRouter> {
  return httpBatchLink({
    url: '/trpc',
    maxItems: 10,
    transformer: { input: asIs, output: superjson },
    headers() {
      const session = readSession();
      return session ? { authorization: `Bearer ${session}` } : {};
    },
  });
}

function readSession(): string | null {
  try {
    return window.localStorage.getItem(adminSessionKey);
  } catch {
    // Storage may be forbidden; then nobody is logged in.
    return null;
  }
}

/** What an error means for its page; undefined where it is a bug of ours. */
export function toFailure(error: unknown): Failure | undefined {
  if (error instanceof PageRefusal) return { status: error.status, message: error.message };
  if (!(error instanceof TRPCClientError)) return undefined;
  const status: unknown = error.data?.httpStatus;
  // What the procedures call bad input is, on a page, an address that nothing is at.
  if (status === 400) return { status: 404, message: error.message };
  return { status: typeof status === 'number' ? status : 500, message: error.message };
}
