import type { AppRouter } from '@site/api/public-types';
import { adminSessionKey } from '@site/schema/site';
import { QueryClient } from '@tanstack/react-query';
import { createTRPCClient, httpBatchLink, type TRPCLink } from '@trpc/client';
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import superjson from 'superjson';

/*
 * The only set-up of tRPC and its queries. The server hands in a local link, the browser talks to /trpc.
 */

export const trpc = createTRPCReact<AppRouter>();

export type Data = ReturnType<typeof createData>;
export type Queries = Data['queries'];

export function createData(link: TRPCLink<AppRouter>) {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
  const links = [link];
  const client = createTRPCClient<AppRouter>({ links });
  return { queryClient, client: trpc.createClient({ links }), queries: createTRPCQueryUtils({ queryClient, client }) };
}

const asIs = { serialize: (value: unknown) => value, deserialize: (value: unknown) => value };

export function browserLink(): TRPCLink<AppRouter> {
  return httpBatchLink({
    url: '/trpc',
    maxItems: 10,
    transformer: { input: asIs, output: superjson },
    headers() {
      const session = window.localStorage.getItem(adminSessionKey);
      return session ? { authorization: `Bearer ${session}` } : {};
    },
  });
}
