import type { AppRouter } from '@site/api/public-types';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { splitLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { browserLink } from '../app/api-client.ts';
import { closeErrorToast } from '../ui/toast/toasts.ts';
import { isUnauthorized } from './error-messages.ts';
import { attendanceHeaders } from './session/attendance.ts';
import { confirmAndRepeat } from './session/confirmation.ts';
import { shareMutations } from './share-mutations.ts';

/*
 * tRPC with react-query, which only the admin uses because its screens change their data.
 */

export const trpc = createTRPCReact<AppRouter>();

export type Inputs = inferRouterInputs<AppRouter>;
export type Outputs = inferRouterOutputs<AppRouter>;

/** The options of a query that is not batched, so that others do not wait for it. */
export const unbatched = { trpc: { context: { isUnbatched: true } } };

/** Polls a query until the session ends. The interval may depend on the result. */
export const every = <Data>(ms: number | ((data: Data | undefined) => number)) => ({
  refetchInterval: ({ state }: { state: { error: unknown; data: Data | undefined } }) =>
    (isUnauthorized(state.error) ? false : typeof ms === 'number' ? ms : ms(state.data)) as number | false,
});

/** The part of a query result that the screens use. */
export type Query<Data> = {
  data: Data | undefined;
  error: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch: () => Promise<{ data: Data | undefined }>;
};

/** `onUnauthorized` is called when the server no longer accepts the session. */
export function createClients(onUnauthorized: () => void) {
  const onError = (error: unknown) => {
    if (isUnauthorized(error)) onUnauthorized();
  };
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    // The error of an earlier attempt must not stay while the next one runs.
    mutationCache: new MutationCache({ onMutate: closeErrorToast, onError }),
    defaultOptions: {
      // Offline, a request fails at once and shows its error; react-query would pause it silently.
      queries: {
        networkMode: 'always',
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  const link = splitLink<AppRouter>({
    condition: ({ context }) => Boolean(context.isUnbatched),
    true: browserLink({ maxItems: 1, headers: attendanceHeaders }),
    false: browserLink({ headers: attendanceHeaders }),
  });
  return { queryClient, client: trpc.createClient({ links: [shareMutations(), confirmAndRepeat(), link] }) };
}
