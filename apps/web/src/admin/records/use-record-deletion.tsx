import type { RecordKind } from '@site/schema/trash';
import { type ReactNode, useState } from 'react';
import { showToast } from '../../ui/toast/toasts.ts';
import { ConfirmDialog } from '../form/dialogs/ConfirmDialog.tsx';
import type { RecordName } from '../list/ListScreen.tsx';
import { runWithToast } from '../run-with-toast.ts';
import { trpc } from '../trpc-react.ts';
import { useRefreshRecords } from './use-refresh-records.ts';

type RecordDeletion = { ask: (ids: number[]) => void; dialog: ReactNode };

/** Moves records to the trash after asking, and offers to undo it. */
export function useRecordDeletion(kind: RecordKind, { one, many }: RecordName): RecordDeletion {
  const [pendingIds, setPendingIds] = useState<number[]>();
  const remove = trpc[kind].removeMany.useMutation();
  const restore = trpc.trash.restore.useMutation();
  const refresh = useRefreshRecords();

  function undo(ids: number[]) {
    const restoreAll = async () => {
      for (const recordId of ids) await restore.mutateAsync({ kind, recordId });
    };
    const success = ids.length === 1 ? `The ${one} is back` : `${ids.length} ${many} are back`;
    return runWithToast(restoreAll, { success, failure: `Failed to restore ${one}`, refresh });
  }

  function deleteRecords(ids: number[]) {
    setPendingIds(undefined);
    const moveToTrash = async () => {
      await remove.mutateAsync({ ids });
      showToast({
        title: ids.length === 1 ? `The ${one} is in the trash` : `${ids.length} ${many} are in the trash`,
        action: { label: 'Undo', run: () => void undo(ids) },
      });
    };
    return runWithToast(moveToTrash, { failure: `Failed to delete ${one}`, refresh });
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
