import { every, trpc, unbatched } from '../trpc-react.ts';

const REFETCH_MS = 30_000;

/** The numbers of unanswered and of quarantined leads of each kind, also updated while the tab is hidden. */
export function useLeadCounts({ enabled = true } = {}) {
  const { data } = trpc.lead.counts.useQuery(undefined, {
    enabled,
    ...every(REFETCH_MS),
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always',
    ...unbatched,
  });
  return data;
}
