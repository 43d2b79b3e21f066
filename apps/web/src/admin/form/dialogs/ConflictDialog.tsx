import type { Conflict } from '../use-form-save.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** Asks before a save overwrites what was changed elsewhere. */
export function ConflictDialog({ conflict }: { conflict: Conflict | undefined }) {
  if (!conflict) return null;
  return (
    <ConfirmDialog
      title="Save over what was changed elsewhere?"
      text="Since you opened this form, the record was changed in another tab or by another program."
      confirm="Save over it"
      cancel="Keep editing"
      onCancel={conflict.cancel}
      onConfirm={() => void conflict.overwrite()}
    />
  );
}
