import type { TrashKind } from '@site/schema/trash';
import { type ReactNode, useState } from 'react';
import { showToast } from '../../ui/toast/toasts.ts';
import { describeError, showErrorToast } from '../errors.ts';
import { ConfirmDialog } from '../form/ConfirmDialog.tsx';
import { trpc } from '../trpc.ts';

type Options = {
  kind: TrashKind;
  /** "project", as the question says it. */
  word: string;
  many: string;
  remove: (ids: number[]) => Promise<unknown>;
  onChanged: () => Promise<unknown>;
};

/** Deletes after asking, into the trash, and offers the way back. */
export function useRecordDeletion({ kind, word, many, remove, onChanged }: Options): {
  ask: (ids: number[]) => void;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<number[]>();
  const restore = trpc.trash.restore.useMutation();
  const { trash } = trpc.useUtils();

  async function changed() {
    void trash.invalidate();
    await onChanged();
  }

  async function undo(ids: number[]) {
    try {
      for (const recordId of ids) await restore.mutateAsync({ kind, recordId });
      showToast({ title: ids.length === 1 ? `The ${word} is back` : `${ids.length} ${many} are back` });
    } catch (error) {
      showErrorToast(error, `Failed to restore ${word}: ${describeError(error)}`);
    }
    await changed();
  }

  async function confirmed(ids: number[]) {
    setAsked(undefined);
    try {
      await remove(ids);
      showToast({
        title: ids.length === 1 ? `The ${word} is in the trash` : `${ids.length} ${many} are in the trash`,
        action: { label: 'Undo', run: () => void undo(ids) },
      });
    } catch (error) {
      showErrorToast(error, `Failed to delete ${word}: ${describeError(error)}`);
    }
    await changed();
  }

  const dialog = asked && (
    <ConfirmDialog
      title={
        asked.length === 1
          ? `Are you sure you want to delete this ${word}?`
          : `Are you sure you want to delete these ${asked.length} ${many}?`
      }
      text={`${asked.length === 1 ? 'It goes' : 'They go'} to the trash, and can be brought back for 30 days.`}
      confirm="Delete"
      onCancel={() => setAsked(undefined)}
      onConfirm={() => void confirmed(asked)}
    />
  );
  return { ask: setAsked, dialog };
}
