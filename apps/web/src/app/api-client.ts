import type { AppRouter } from '@site/api/public-types';
import { adminSessionKey } from '@site/schema/site';
import { plainJson } from '@site/schema/trpc-transformer';
import { createTRPCClient, httpBatchLink, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import superjson from 'superjson';
import { noBreak } from './no-break.ts';

/*
 * The tRPC client of pages and forms. The server passes a link that calls the procedures directly; the browser sends
 * requests to /trpc and loads this file with the first of them (see load-api.ts).
 */

export type Api = ReturnType<typeof createApi>;

export function createApi(link: TRPCLink<AppRouter>) {
  return createTRPCClient<AppRouter>({ links: [noBreakLink, link] });
}

/** Prepares the texts of all pages for line breaks, on the server and in the browser alike. */
const noBreakLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) =>
      next(op).subscribe({
        ...observer,
        next(value) {
          const { result } = value;
          const isData = op.type === 'query' && (result.type === undefined || result.type === 'data');
          observer.next(isData ? { ...value, result: { ...result, data: noBreak(result.data) } } : value);
        },
      }),
    );

type LinkOptions = {
  /** How many calls share one request. */
  maxItems?: number;
  headers?: () => Record<string, string>;
};

export function browserLink({ maxItems = 10, headers }: LinkOptions = {}): TRPCLink<AppRouter> {
  return httpBatchLink({
    url: '/trpc',
    maxItems,
    transformer: { input: plainJson, output: superjson },
    async fetch(url, options) {
      const response = await fetch(url, options as RequestInit);
      const isJson = response.headers.get('content-type')?.includes('json');
      // tRPC would report that it cannot parse the error page of a proxy, without the status of the response.
      return isJson ? response : Response.json(null, { status: response.status });
    },
    headers: () => ({ ...sessionHeaders(), ...headers?.() }),
  });
}

export function sessionHeaders(): Record<string, string> {
  const session = readSession();
  return session ? { authorization: `Bearer ${session}` } : {};
}

function readSession(): string | null {
  try {
    return window.localStorage.getItem(adminSessionKey);
  } catch {
    // Storage may be blocked: then there is no session.
    return null;
  }
}
