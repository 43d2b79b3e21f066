import type { RecordKind } from '@site/schema/record-kinds';
import { type ReactNode, useState } from 'react';
import { showToast } from '../../ui/toast/toasts.ts';
import type { RecordName } from '../list/ListScreen.tsx';
import { runWithToast } from '../run-with-toast.ts';
import { trpc } from '../trpc-react.ts';
import { RemovalDialog } from './RemovalDialog.tsx';
import { useRefreshRecords } from './use-refresh-records.ts';

type Deleted = { id: number; title: string };

type RecordDeletion = { ask: (records: readonly Deleted[]) => void; dialog: ReactNode };

/** Moves records to the trash after asking, and offers to undo it. */
export function useRecordDeletion(kind: RecordKind, { one, many }: RecordName): RecordDeletion {
  const [pending, setPending] = useState<readonly Deleted[]>();
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

  async function deleteRecords(ids: number[], redirect: { to: string | null } | undefined) {
    await remove.mutateAsync({ ids, redirect });
    showToast({
      title: ids.length === 1 ? `The ${one} is in the trash` : `${ids.length} ${many} are in the trash`,
      undo: () => void undo(ids),
    });
  }

  const dialog = pending && (
    <RemovalDialog
      title={
        pending.length === 1
          ? `Are you sure you want to delete this ${one}?`
          : `Are you sure you want to delete these ${pending.length} ${many}?`
      }
      subjects={pending.map(({ title }) => title)}
      text={`${pending.length === 1 ? 'It goes' : 'They go'} to the trash, and can be brought back for 30 days.`}
      failure={`Failed to delete ${one}`}
      refresh={refresh}
      onClose={() => setPending(undefined)}
      remove={(redirect) =>
        deleteRecords(
          pending.map(({ id }) => id),
          redirect,
        )
      }
    />
  );

  return { ask: setPending, dialog };
}
