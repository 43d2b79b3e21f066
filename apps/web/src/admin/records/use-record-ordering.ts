import type { Ordering, Place } from '../list/use-row-order.ts';
import { runWithToast } from '../run-with-toast.ts';
import { useRefreshRecords } from './use-refresh-records.ts';

type Options<Stored> = Omit<Ordering<never>, 'move'> & {
  /** The procedure that stores the new position. */
  store: (input: Place & { id: number }) => Promise<Stored>;
  /** Undoes the move; without it, the record is moved back. */
  restore?: (stored: Stored) => Promise<unknown>;
  failure: string;
};

/** Moves records in their list, and offers to undo it. */
export function useRecordOrdering<Stored>(options: Options<Stored>): Ordering<{ id: number; title: string }> {
  const { store, restore, failure, ...rest } = options;
  const refresh = useRefreshRecords();
  return {
    ...rest,
    move({ id, title }, to, back) {
      let stored: Stored;
      const place = async () => {
        stored = await store({ id, ...to });
      };
      const placeBack = async () => (restore ? restore(stored) : store({ id, ...back }));
      const undo = () => void runWithToast(placeBack, { success: `${title} is back in its place`, failure, refresh });
      return runWithToast(place, {
        success: `${title} moved`,
        undo,
        failure,
        refresh,
      });
    },
  };
}
