import { showToast } from '../../ui/toast/toasts.ts';
import type { BulkAction } from '../list/BulkActions.tsx';
import { runWithToast } from '../run-with-toast.ts';
import { useRefreshRecords } from './use-refresh-records.ts';

const failure = 'Failed to update status';

type StatusChange<R> = {
  /** The selected records that do not have the status yet. */
  rows: R[];
  /** The new status for the message: "published". */
  done: string;
  change: (ids: number[]) => Promise<unknown>;
  undo: (rows: R[]) => Promise<unknown>;
};

/** Changes the status of records, and offers to undo it. */
export function useStatusChange() {
  const refresh = useRefreshRecords();
  return function changeStatus<R extends { id: number }>({ rows, done, change, undo }: StatusChange<R>) {
    if (rows.length === 0) return showToast({ title: 'Nothing to change' });
    const run = () => void runWithToast(() => undo(rows), { success: 'Undone', failure, refresh });
    void runWithToast(() => change(rows.map(({ id }) => id)), {
      success: `${rows.length} ${done}`,
      undo: run,
      failure,
      refresh,
    });
  };
}

type Flag<Name extends string> = { name: Name; labels: { on: string; off: string }; done: { on: string; off: string } };

/** The actions that switch a flag of the selected records on and off. */
export function useFlagActions<Name extends string>(
  { name, labels, done }: Flag<Name>,
  set: (ids: number[], value: boolean) => Promise<unknown>,
) {
  const changeStatus = useStatusChange();
  const action = (side: 'on' | 'off', value: boolean): BulkAction<{ id: number } & Record<Name, boolean>> => ({
    label: labels[side],
    run: (_, rows) =>
      changeStatus({
        rows: rows.filter((row) => row[name] !== value),
        done: done[side],
        change: (ids) => set(ids, value),
        undo: (changed) =>
          set(
            changed.map(({ id }) => id),
            !value,
          ),
      }),
  });
  return [action('on', true), action('off', false)];
}

export const featured = {
  name: 'featured',
  labels: { on: 'Feature', off: 'Unfeature' },
  done: { on: 'featured', off: 'no longer featured' },
} as const;
