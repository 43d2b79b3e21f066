import { type ReactNode, useState } from 'react';
import { showToast } from '../../../ui/toast/toasts.ts';
import { ConfirmDialog } from '../../form/dialogs/ConfirmDialog.tsx';
import { runWithToast } from '../../run-with-toast.ts';
import { trpc } from '../../trpc-react.ts';
import { useRefreshMedia } from './use-refresh-media.ts';

type File = { id: number; name: string };
type MediaDeletion = { ask: (files: readonly File[]) => void; dialog: ReactNode };

/** Moves files to the trash after asking, and offers to undo it. Files in use stay, and the result reports them. */
export function useMediaDeletion(onDeleted?: () => void): MediaDeletion {
  const [pending, setPending] = useState<readonly File[]>();
  const remove = trpc.media.remove.useMutation();
  const removeMany = trpc.media.removeMany.useMutation();
  const restoreMany = trpc.trash.restoreMany.useMutation();
  const refresh = useRefreshMedia();

  function undo(ids: readonly number[]) {
    const restoreAll = async () => {
      const { restored } = await restoreMany.mutateAsync({ items: ids.map((id) => ({ kind: 'media', recordId: id })) });
      showToast({ title: restored.length === 1 ? 'The file is back' : `${restored.length} files are back` });
    };
    return runWithToast(restoreAll, { failure: 'Failed to restore', refresh });
  }

  function showResult(removed: number[], kept: number) {
    const inUse =
      kept === 1
        ? '1 is in use and stays. Open it to see where.'
        : `${kept} are in use and stay. Open one to see where.`;
    showToast({
      title: titleOf(removed.length),
      ...(removed.length === 0 && { variant: 'destructive' }),
      ...(kept > 0 && { message: inUse }),
      ...(removed.length > 0 && { undo: () => void undo(removed) }),
    });
  }

  function deleteFiles(files: readonly File[]) {
    setPending(undefined);
    const [first, ...others] = files;
    if (!first) return;
    const moveToTrash = async () => {
      if (others.length === 0) {
        // For one file the message of the server says where it is used.
        await remove.mutateAsync({ id: first.id });
        showResult([first.id], 0);
      } else {
        const { removed, kept } = await removeMany.mutateAsync({ ids: files.map(({ id }) => id) });
        showResult(removed, kept);
      }
      onDeleted?.();
    };
    void runWithToast(moveToTrash, { refresh });
  }

  const dialog = pending && (
    <ConfirmDialog
      title={
        pending.length === 1
          ? 'Are you sure you want to delete this file?'
          : `Are you sure you want to delete these ${pending.length} files?`
      }
      subjects={pending.map(({ name }) => name)}
      text={
        pending.length === 1
          ? 'It goes to the trash, and can be brought back for 30 days.'
          : 'They go to the trash, and can be brought back for 30 days. Files that are in use stay.'
      }
      confirm="Delete"
      onCancel={() => setPending(undefined)}
      onConfirm={() => deleteFiles(pending)}
    />
  );
  return { ask: setPending, dialog };
}

function titleOf(removed: number): string {
  if (removed === 0) return 'Nothing was deleted';
  return removed === 1 ? 'The file is in the trash' : `${removed} files are in the trash`;
}
