import type { AppRouter } from '@site/api/public-types';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import { browserLink } from '../app/api-client.ts';

/*
 * The only set-up of tRPC with react-query: the administration's screens change what they show.
 */

export const trpc = createTRPCReact<AppRouter>();

/** Hears when the server no longer takes the session. */
export function createAdminData(onRefused: () => void) {
  const onError = (error: unknown) => {
    if (statusOf(error) === 401) onRefused();
  };
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // Away from the network a request fails at once, and that is said, where it would wait without a word.
      queries: {
        networkMode: 'always',
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  return { queryClient, client: trpc.createClient({ links: [browserLink()] }) };
}

export function statusOf(error: unknown): number | undefined {
  if (!(error instanceof TRPCClientError)) return undefined;
  // Without data it was refused before it came to the procedures.
  const { response } = (error.meta ?? {}) as { response?: { status?: unknown } };
  const status: unknown = error.data?.httpStatus ?? response?.status;
  return typeof status === 'number' ? status : undefined;
}

export type Issue = { path: string; message: string };

/** What the server found wrong, field by field. */
export function issuesOf(error: unknown): Issue[] {
  return error instanceof TRPCClientError ? (error.data?.issues ?? []) : [];
}

/** Why a request failed, in a sentence. */
export function reasonOf(error: unknown): string {
  const status = statusOf(error);
  const answered = status === undefined ? 'The server cannot be reached.' : `The server answered with ${status}.`;
  return sentenceOf(error) ?? `${answered} Nothing is lost: please try again.`;
}

/** What the server said; nothing where it said nothing, as when it is away. */
export function sentenceOf(error: unknown): string | undefined {
  if (!(error instanceof TRPCClientError)) return undefined;
  if (error.data) return error.message;
  // Refused before it came to the procedures: by the limit of requests, or while the server starts.
  const said = (error.meta as { responseJSON?: { message?: unknown } | null } | undefined)?.responseJSON?.message;
  return typeof said === 'string' ? said : undefined;
}
