import type { Row } from '../list/list-kind.ts';
import type { Ordering, Place } from '../list/use-row-order.ts';
import { useRefreshRecords } from '../records/use-refresh-records.ts';
import { runWithToast } from '../run-with-toast.ts';
import { trpc } from '../trpc-react.ts';

const failure = 'Failed to save service';

/** Moves services in their list, which is the order of the menu and the pages, and offers to undo it. */
export function useServiceOrdering(): Ordering<Row<'service'>> {
  const { mutateAsync } = trpc.service.move.useMutation();
  const refresh = useRefreshRecords();
  return {
    sort: 'sortOrder',
    move({ id, title }, to, back) {
      const place = (target: Place) => () => mutateAsync({ id, ...target });
      const undo = () => void runWithToast(place(back), { success: `${title} is back in its place`, failure, refresh });
      return runWithToast(place(to), {
        success: `${title} moved`,
        action: { label: 'Undo', run: undo },
        failure,
        refresh,
      });
    },
  };
}
