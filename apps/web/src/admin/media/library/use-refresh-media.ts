import { useRefreshRecords } from '../../records/use-refresh-records.ts';
import { trpc } from '../../trpc-react.ts';

/** Invalidates all queries that can contain a changed, replaced, deleted or restored file. */
export function useRefreshMedia(): () => Promise<unknown> {
  const { copy } = trpc.useUtils();
  const refreshRecords = useRefreshRecords();
  return () => Promise.all([refreshRecords(), copy.invalidate()]);
}
