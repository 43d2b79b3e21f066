import type { Ordering, Place } from '../list/use-row-order.ts';
import { runWithToast } from '../run-with-toast.ts';
import { useRefreshRecords } from './use-refresh-records.ts';

type Options = Omit<Ordering<never>, 'move'> & {
  /** The procedure that stores the new place. */
  store: (input: Place & { id: number }) => Promise<unknown>;
  failure: string;
};

/** Moves records in their list, and offers to undo it. */
export function useRecordOrdering({ store, failure, ...rest }: Options): Ordering<{ id: number; title: string }> {
  const refresh = useRefreshRecords();
  return {
    ...rest,
    move({ id, title }, to, back) {
      const place = (target: Place) => () => store({ id, ...target });
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
