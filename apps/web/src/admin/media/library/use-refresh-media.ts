import { useRefreshRecords } from '../../records/use-refresh-records.ts';
import { trpc } from '../../trpc-react.ts';

/** Reads again all that can show a file that was changed, replaced, deleted or restored. */
export function useRefreshMedia(): () => Promise<unknown> {
  const { copy } = trpc.useUtils();
  const refreshRecords = useRefreshRecords();
  return () => Promise.all([refreshRecords(), copy.invalidate()]);
}
