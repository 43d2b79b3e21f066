import { ConfirmDialog } from './ConfirmDialog.tsx';
import type { RecordForm } from './use-record-form.ts';

/** Asks before a save goes over what was changed elsewhere. */
export function ConflictDialog({ conflict }: Pick<RecordForm<unknown>, 'conflict'>) {
  if (!conflict) return null;
  return (
    <ConfirmDialog
      title="Save over what was changed elsewhere?"
      text="Since you opened this form, the record was changed in another tab or by another program."
      confirm="Save over it"
      cancel="Keep editing"
      onCancel={conflict.wait}
      onConfirm={() => void conflict.overwrite()}
    />
  );
}
