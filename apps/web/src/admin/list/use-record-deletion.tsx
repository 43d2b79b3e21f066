import type { TrashKind } from '@site/schema/trash';
import { type ReactNode, useState } from 'react';
import { showToast } from '../../ui/toast/toasts.ts';
import { describeError, showErrorToast } from '../errors.ts';
import { ConfirmDialog } from '../form/ConfirmDialog.tsx';
import { trpc } from '../trpc.ts';
import type { RecordName } from './ListScreen.tsx';

type Options = {
  kind: TrashKind;
  name: RecordName;
  remove: (input: { ids: number[] }) => Promise<unknown>;
  refresh: () => Promise<unknown>;
};

export type RecordDeletion = { ask: (ids: number[]) => void; dialog: ReactNode };

/** Moves records to the trash after asking, and offers to undo it. */
export function useRecordDeletion({ kind, name: { one, many }, remove, refresh }: Options): RecordDeletion {
  const [pendingIds, setPendingIds] = useState<number[]>();
  const restore = trpc.trash.restore.useMutation();
  const { trash } = trpc.useUtils();

  async function refreshAll() {
    void trash.invalidate();
    await refresh();
  }

  async function undo(ids: number[]) {
    try {
      for (const recordId of ids) await restore.mutateAsync({ kind, recordId });
      showToast({ title: ids.length === 1 ? `The ${one} is back` : `${ids.length} ${many} are back` });
    } catch (error) {
      showErrorToast(error, `Failed to restore ${one}: ${describeError(error)}`);
    }
    await refreshAll();
  }

  async function deleteRecords(ids: number[]) {
    setPendingIds(undefined);
    try {
      await remove({ ids });
      showToast({
        title: ids.length === 1 ? `The ${one} is in the trash` : `${ids.length} ${many} are in the trash`,
        action: { label: 'Undo', run: () => void undo(ids) },
      });
    } catch (error) {
      showErrorToast(error, `Failed to delete ${one}: ${describeError(error)}`);
    }
    await refreshAll();
  }

  const dialog = pendingIds && (
    <ConfirmDialog
      title={
        pendingIds.length === 1
          ? `Are you sure you want to delete this ${one}?`
          : `Are you sure you want to delete these ${pendingIds.length} ${many}?`
      }
      text={`${pendingIds.length === 1 ? 'It goes' : 'They go'} to the trash, and can be brought back for 30 days.`}
      confirm="Delete"
      onCancel={() => setPendingIds(undefined)}
      onConfirm={() => void deleteRecords(pendingIds)}
    />
  );
  return { ask: setPendingIds, dialog };
}
