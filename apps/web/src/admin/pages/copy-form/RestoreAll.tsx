import { Button } from '@mantine/core';
import { type Copy, type CopyName, copyPages } from '@site/schema/copy-pages';
import { useState } from 'react';
import { showToast } from '../../../ui/toast/toasts.ts';
import { ConfirmDialog } from '../../form/dialogs/ConfirmDialog.tsx';
import type { EditForm } from '../../form/use-edit-form.ts';
import type { PageDraft } from '../page-draft.ts';
import { differs } from './copy-values.ts';

type Props = { name: CopyName; initial: Copy<CopyName>; edit: EditForm<PageDraft> };

/** Restores every default of a page, after confirmation. */
export function RestoreAll({ name, initial: values, edit: { form } }: Props) {
  const [isConfirming, setConfirming] = useState(false);
  const initial: PageDraft = { page: name, values };

  function restore() {
    setConfirming(false);
    const before = form.getValues();
    form.setValues(initial);
    form.clearErrors();
    showToast({ title: 'Defaults restored', undo: () => form.setValues(before) });
  }

  return (
    <>
      <Button variant="subtle" disabled={!differs(form.values, initial)} onClick={() => setConfirming(true)}>
        Restore all
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={`Restore all defaults of “${copyPages[name].title}”?`}
          text="Everything in the form becomes the default again. Visitors see it once you save."
          confirm="Restore all"
          onConfirm={restore}
          onCancel={() => setConfirming(false)}
        />
      )}
    </>
  );
}
