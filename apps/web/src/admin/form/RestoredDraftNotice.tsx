import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { showToast } from '../../ui/toast/toasts.ts';
import classes from './RestoredDraftNotice.module.css';
import type { EditForm } from './use-edit-form.ts';

/** Says that the draft from before a reload was restored, and offers to discard it. */
export function RestoredDraftNotice<Values>({ edit }: { edit: EditForm<Values> }) {
  // Read at the first render: a new record gets the key of its working copy later, while the notice is shown.
  const [isNew] = useState(edit.workingCopy !== undefined && edit.workingCopy.key === undefined);
  if (!edit.isRestored || !edit.isDirty) return null;

  function startOver() {
    const typed = edit.form.getValues();
    edit.discard();
    showToast({
      title: 'Your unsaved changes were discarded',
      undo: () => edit.putBack(typed),
    });
  }

  return (
    <p className={classes.restored} role="status">
      {isNew && 'You began this earlier and did not publish it. '}What you had typed is back.{' '}
      <UnstyledButton className={classes.discard} onClick={startOver}>
        {isNew ? 'Begin with an empty form' : 'Start over'}
      </UnstyledButton>
    </p>
  );
}
