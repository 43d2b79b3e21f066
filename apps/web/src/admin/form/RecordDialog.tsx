import { Button } from '@mantine/core';
import { Fragment, type ReactNode, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { Dialog } from './Dialog.tsx';
import classes from './RecordDialog.module.css';
import { RestoredDraftNotice } from './RestoredDraftNotice.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import type { RecordForm } from './use-record-form.ts';

type Props<Values> = {
  title: string;
  record: RecordForm<Values>;
  onClose: () => void;
  size?: number;
  children: ReactNode;
};

/** The dialog around a form: it is not closed over what was typed without asking. */
export function RecordDialog<Values>({ title, record, onClose, size = 720, children }: Props<Values>) {
  const { isDirty, isSaving, submit, discard, conflict } = record;
  const [isAsking, setAsking] = useState(false);

  const fields = useRef<HTMLDivElement>(null);
  const save = useRef<HTMLButtonElement>(null);
  const cameFrom = useRef<HTMLElement>(undefined);

  // The keyboard waits at the button, and goes on where it was if the form is still there.
  useLayoutEffect(() => {
    const at = document.activeElement;
    if (isSaving && at instanceof HTMLElement && fields.current?.contains(at)) {
      cameFrom.current = at;
      save.current?.focus();
    }
    if (!isSaving && at === save.current) cameFrom.current?.focus();
    if (!isSaving) cameFrom.current = undefined;
  }, [isSaving]);

  const close = () => (isDirty && !isSaving ? setAsking(true) : onClose());

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    void submit();
  }

  return (
    <>
      <Dialog title={title} onClose={close} size={size} isForm>
        <form onSubmit={onSubmit} noValidate className={classes.form}>
          {/* What is typed now would not be saved. */}
          <div ref={fields} inert={isSaving} className={classes.fields}>
            <RestoredDraftNotice record={record} />
            <Fragment key={record.turn}>{children}</Fragment>
          </div>
          <div className={classes.foot}>
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <SubmitButton ref={save} isBusy={isSaving}>
              Save
            </SubmitButton>
          </div>
        </form>
      </Dialog>
      <ConflictDialog conflict={conflict} />
      {isAsking && (
        <ConfirmDialog
          title="Discard what you changed?"
          text="It has not been saved."
          confirm="Discard"
          cancel="Keep editing"
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            discard();
            onClose();
          }}
        />
      )}
    </>
  );
}
