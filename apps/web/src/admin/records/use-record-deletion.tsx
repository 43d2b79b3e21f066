import type { RecordKind } from '@site/schema/record-kinds';
import { type ReactNode, useState } from 'react';
import { showToast } from '../../ui/toast/toasts.ts';
import { ConfirmDialog } from '../form/dialogs/ConfirmDialog.tsx';
import type { RecordName } from '../list/ListScreen.tsx';
import { runWithToast } from '../run-with-toast.ts';
import { trpc } from '../trpc-react.ts';
import { type Removal, RemovalChoice } from './RemovalChoice.tsx';
import { useRefreshRecords } from './use-refresh-records.ts';

type Deleted = { id: number; title: string };
const noRemoval: Removal = { kind: 'nothing', to: '' };

type RecordDeletion = { ask: (records: readonly Deleted[]) => void; dialog: ReactNode };

/** Moves records to the trash after asking, and offers to undo it. */
export function useRecordDeletion(kind: RecordKind, { one, many }: RecordName): RecordDeletion {
  const [pending, setPending] = useState<readonly Deleted[]>();
  const [removal, setRemoval] = useState<Removal>(noRemoval);
  const remove = trpc[kind].removeMany.useMutation();
  const restore = trpc.trash.restore.useMutation();
  const restoreMany = trpc.trash.restoreMany.useMutation();
  const refresh = useRefreshRecords();

  function undo(ids: number[]) {
    const restoreAll = async () => {
      const [recordId = 0, ...others] = ids;
      if (others.length === 0) {
        await restore.mutateAsync({ kind, recordId });
        return showToast({ title: `The ${one} is back` });
      }
      const { restored, taken } = await restoreMany.mutateAsync({ items: ids.map((id) => ({ kind, recordId: id })) });
      showToast({
        title: `${restored.length} ${many} are back`,
        ...(taken > 0 && { message: `${taken} not, because the slug or path is taken. Restore them from the trash.` }),
      });
    };
    return runWithToast(restoreAll, { failure: `Failed to restore ${one}`, refresh });
  }

  function deleteRecords(ids: number[]) {
    const to = removal.to.trim();
    if (removal.kind === 'page' && to === '') {
      return setRemoval({ ...removal, error: 'Enter the address of the other page' });
    }
    setPending(undefined);
    const redirect = removal.kind === 'nothing' ? undefined : { to: removal.kind === 'page' ? to : null };
    const moveToTrash = async () => {
      await remove.mutateAsync({ ids, redirect });
      showToast({
        title: ids.length === 1 ? `The ${one} is in the trash` : `${ids.length} ${many} are in the trash`,
        undo: () => void undo(ids),
      });
    };
    void runWithToast(moveToTrash, { failure: `Failed to delete ${one}`, refresh });
  }

  const dialog = pending && (
    <ConfirmDialog
      title={
        pending.length === 1
          ? `Are you sure you want to delete this ${one}?`
          : `Are you sure you want to delete these ${pending.length} ${many}?`
      }
      subjects={pending.map(({ title }) => title)}
      text={`${pending.length === 1 ? 'It goes' : 'They go'} to the trash, and can be brought back for 30 days.`}
      confirm="Delete"
      onCancel={() => setPending(undefined)}
      onConfirm={() => deleteRecords(pending.map(({ id }) => id))}
    >
      <RemovalChoice count={pending.length} value={removal} onChange={setRemoval} />
    </ConfirmDialog>
  );
  function ask(records: readonly Deleted[]) {
    setRemoval(noRemoval);
    setPending(records);
  }

  return { ask, dialog };
}
