import type { TrashItem, TrashKind, TrashRef } from '@site/schema/trash';
import { useState } from 'react';
import { readApiError } from '../../app/api-error.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { useRefreshLeads } from '../leads/use-refresh-leads.ts';
import { useRefreshRecords } from '../records/use-refresh-records.ts';
import { runWithToast } from '../run-with-toast.ts';
import { trpc } from '../trpc-react.ts';

/** A post whose slug another post has now, or a service whose path another service has. */
export type AddressConflict = { item: TrashItem; title: string; free: string };

export function useTrashActions() {
  const { trash, client } = trpc.useUtils();
  const refreshRecords = useRefreshRecords();
  const refreshLeads = useRefreshLeads();
  const refreshTrash = () => trash.invalidate();
  const refreshAll = () => Promise.all([refreshRecords(), refreshLeads()]);
  const restore = trpc.trash.restore.useMutation();
  const restoreMany = trpc.trash.restoreMany.useMutation();
  const removeMany = trpc.trash.removeMany.useMutation();
  const empty = trpc.trash.empty.useMutation();
  const [conflict, setConflict] = useState<AddressConflict>();

  /** Suggests another slug or path when it is taken. */
  async function restoreOrAsk(item: TrashItem) {
    const { kind, recordId, title } = item;
    try {
      await restore.mutateAsync({ kind, recordId });
      showToast({ title: `${title} is back`, ...(kind === 'draft' && { message: 'It is in the drafts.' }) });
    } catch (error) {
      const found = readApiError(error).status === 409 && (await client.trash.conflict.query({ kind, recordId }));
      if (!found) throw error;
      setConflict({ item, ...found });
    }
  }

  /** Undoes a restoration. */
  async function deleteAgain(refs: readonly RestoredRecord[]) {
    for (const [kind, group] of Map.groupBy(refs, (ref) => ref.kind)) {
      const ids = group.map(({ recordId }) => recordId);
      if (kind === 'contact' || kind === 'call') await client.lead.removeMany.mutate({ kind, ids });
      else await client[kind].removeMany.mutate({ ids });
    }
  }

  const undoRestoring = (refs: readonly RestoredRecord[]) =>
    void runWithToast(() => deleteAgain(refs), {
      success: `${refs.length} in the trash again`,
      failure: 'Failed to undo',
      refresh: refreshAll,
    });

  return {
    conflict,
    cancelConflict: () => setConflict(undefined),
    restore: (item: TrashItem) =>
      runWithToast(() => restoreOrAsk(item), { failure: `Failed to restore ${item.title}`, refresh: refreshAll }),
    restoreWithFreeAddress() {
      if (!conflict) return;
      const { item, free } = conflict;
      setConflict(undefined);
      void runWithToast(
        () => restore.mutateAsync({ ...refOf(item), [item.kind === 'service' ? 'href' : 'slug']: free }),
        {
          success: `${item.title} is back`,
          details: `Its ${nameOfAddress(item)} is ${free}.`,
          failure: `Failed to restore ${item.title}`,
          refresh: refreshAll,
        },
      );
    },
    restoreMany(items: TrashItem[]) {
      const run = async () => {
        const { restored, taken } = await restoreMany.mutateAsync({ items: items.map(refOf) });
        showToast({
          title: `${restored.length} restored`,
          ...(taken > 0 && { message: `${taken} not, because the slug or path is taken. Restore them one by one.` }),
          ...(restored.length > 0 && restored.every(isRecord) && { undo: () => undoRestoring(restored) }),
        });
      };
      return runWithToast(run, { failure: 'Failed to restore', refresh: refreshAll });
    },
    remove(items: TrashItem[]) {
      const run = async () => {
        const { removed } = await removeMany.mutateAsync({ items: items.map(refOf) });
        showToast({ title: items.length === 1 ? 'Deleted for good' : `${removed} deleted for good` });
      };
      return runWithToast(run, { failure: 'Failed to delete', refresh: refreshTrash });
    },
    empty: () =>
      runWithToast(() => empty.mutateAsync(), {
        success: 'The trash is empty',
        failure: 'Failed to empty the trash',
        refresh: refreshTrash,
      }),
  };
}

/** A restored draft has no id by which it can be deleted again. */
type RestoredRecord = TrashRef & { kind: Exclude<TrashKind, 'draft'> };
const isRecord = (ref: TrashRef): ref is RestoredRecord => ref.kind !== 'draft';

/** The name of the URL field of a record. */
export const nameOfAddress = ({ kind }: TrashItem) => (kind === 'service' ? 'path' : 'slug');

const refOf = ({ kind, recordId }: TrashItem) => ({ kind, recordId });
