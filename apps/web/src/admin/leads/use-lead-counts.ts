import { apart, every, trpc } from '../trpc-react.ts';

const REFETCH_MS = 30_000;

/** How many leads of each kind nobody has answered, and how many are in quarantine; also current while the tab is hidden. */
export function useLeadCounts({ enabled = true } = {}) {
  const { data } = trpc.lead.counts.useQuery(undefined, {
    enabled,
    ...every(REFETCH_MS),
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always',
    ...apart,
  });
  return data;
}
