import type { AppRouter } from '@site/api/public-types';
import { adminSessionKey } from '@site/schema/site';
import { createTRPCClient, httpBatchLink, TRPCClientError, type TRPCLink } from '@trpc/client';
import superjson from 'superjson';
import { type Failure, PageNotFoundError } from './page-error.ts';

/*
 * The tRPC client of pages and forms. The server passes a link that calls the procedures directly; the browser sends
 * requests to /trpc and loads this file with the first of them (see load-api.ts).
 */

export type Api = ReturnType<typeof createApi>;

export function createApi(link: TRPCLink<AppRouter>) {
  return createTRPCClient<AppRouter>({ links: [link] });
}

const identity = { serialize: (value: unknown) => value, deserialize: (value: unknown) => value };

export function browserLink(): TRPCLink<AppRouter> {
  return httpBatchLink({
    url: '/trpc',
    maxItems: 10,
    transformer: { input: identity, output: superjson },
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
    // Storage may be blocked: then nobody is logged in.
    return null;
  }
}

/** The failure that a page shows for an error of `load`; undefined for a programming error. */
export function toFailure(error: unknown): Failure | undefined {
  if (error instanceof PageNotFoundError) return { status: 404, message: error.message };
  if (!(error instanceof TRPCClientError)) return undefined;
  const status: unknown = error.data?.httpStatus;
  // Invalid input comes from the URL of the page, so no page exists at that URL.
  if (status === 400) return { status: 404, message: error.message };
  return { status: typeof status === 'number' ? status : 500, message: error.message };
}
