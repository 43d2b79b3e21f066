import type { AppRouter } from '@site/api/public-types';
import { QueryClient } from '@tanstack/react-query';
import { createTRPCReact } from '@trpc/react-query';
import { browserLink } from '../data.ts';

/*
 * The only set-up of tRPC with react-query: the administration's screens change what they show.
 */

export const trpc = createTRPCReact<AppRouter>();

export function createAdminData() {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
  return { queryClient, client: trpc.createClient({ links: [browserLink()] }) };
}
