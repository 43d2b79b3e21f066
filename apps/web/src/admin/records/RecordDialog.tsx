import { Button } from '@mantine/core';
import type { PreviewInput } from '@site/schema/version';
import { Fragment, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { showToast } from '../../ui/toast/toasts.ts';
import { DraftStatus } from '../form/DraftStatus.tsx';
import { ConfirmDialog } from '../form/dialogs/ConfirmDialog.tsx';
import { ConflictDialog } from '../form/dialogs/ConflictDialog.tsx';
import { Dialog } from '../form/dialogs/Dialog.tsx';
import { FormElement } from '../form/FormElement.tsx';
import { RestoredDraftNotice } from '../form/RestoredDraftNotice.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { saveOnHotkey } from '../form/save-on-hotkey.ts';
import type { EditForm } from '../form/use-edit-form.ts';
import { defaultView, FormPreview, type FormView, PREVIEW_SIZE } from '../preview/FormPreview.tsx';
import { Answers } from '../share/Answers.tsx';
import { ShareButton } from '../share/ShareButton.tsx';
import { type VersionSource, VersionsButton } from '../versions/VersionsButton.tsx';
import { type Publication, SaveMenu } from './drafts/SaveMenu.tsx';
import classes from './RecordDialog.module.css';

type Props<Values> = {
  title: string;
  /** Rendered beside the title. */
  state?: ReactNode;
  /** The label of the save button. */
  action?: string;
  /** Beside the buttons. */
  extra?: ReactNode;
  edit: EditForm<Values> & {
    isUnpublished?: boolean;
    versions?: VersionSource<Values> | undefined;
    preview?: PreviewInput;
    publication?: Publication | undefined;
    schedule?: string | undefined;
  };
  onClose: () => void;
  size?: number;
  /** Whether it opens above another form. Otherwise the URL says that it is open. */
  isAboveForm?: boolean;
  children: ReactNode;
};

const CHANGE_LOSS = 'Visitors do not see it yet. It stays in the list of versions.';
const DRAFT_LOSS = 'The draft goes to the trash, and can be brought back for 30 days.';

const DRAFT_GONE = { title: 'The draft is in the trash' };
const CHANGE_GONE = { title: 'Changes discarded', message: 'They stay in the list of versions.' };

/** The dialog of a form. It asks before closing with unsaved changes. */
export function RecordDialog<Values>(props: Props<Values>) {
  const { title, edit, action = 'Save', extra, onClose, size = 720, isAboveForm, children } = props;
  const { hasTyped, isSaving, discard, conflict, workingCopy, preview } = edit;
  const [isConfirming, setConfirming] = useState(false);
  const [view, setView] = useVisibleView(Object.keys(edit.form.errors).length > 0);
  const isPreviewed = edit.preview !== undefined && view !== 'form';

  const { fields, saveButton } = useSavingFocus(isSaving);

  const close = () => (hasTyped && !isSaving ? setConfirming(true) : onClose());
  const discardAndClose = () => {
    discard();
    if (workingCopy?.savedAt) showToast(edit.isUnpublished ? DRAFT_GONE : CHANGE_GONE);
    onClose();
  };

  return (
    <>
      <Dialog
        title={title}
        note={props.state ?? edit.schedule}
        onClose={close}
        size={isPreviewed ? PREVIEW_SIZE : size}
        isForm
        {...(isAboveForm ? { above: 'forms' } : { isInUrl: true })}
      >
        <FormElement
          edit={edit}
          className={classes.form}
          data-view={isPreviewed ? view : undefined}
          {...(isAboveForm && { onKeyDown: saveOnHotkey(() => void edit.saveDraft()) })}
        >
          {/* Inert, because input during saving would be lost. */}
          <div ref={fields} inert={isSaving} className={classes.fields}>
            {preview?.key && <Answers kind={preview.kind} id={preview.key} isUnseen />}
            <RestoredDraftNotice edit={edit} />
            <Fragment key={edit.revision}>{children}</Fragment>
          </div>
          {preview && isPreviewed && <FormPreview title={title} draft={preview} view={view} onView={setView} />}
          <div className={classes.footer}>
            {(extra || edit.versions || edit.preview) && (
              <div className={classes.extra}>
                {extra}
                {edit.preview && (
                  <Button
                    variant="subtle"
                    aria-pressed={isPreviewed}
                    onClick={() => setView(isPreviewed ? 'form' : defaultView())}
                  >
                    Preview
                  </Button>
                )}
                {edit.preview && <ShareButton kind={edit.preview.kind} edit={edit} />}
                {edit.versions && <VersionsButton source={edit.versions} edit={edit} />}
              </div>
            )}
            <DraftStatus edit={edit} />
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <SubmitButton ref={saveButton} isBusy={isSaving}>
              {action}
            </SubmitButton>
            {edit.publication && <SaveMenu edit={edit} publication={edit.publication} onSavedAsDraft={onClose} />}
          </div>
        </FormElement>
      </Dialog>
      <ConflictDialog conflict={conflict} labelOf={edit.labelOf} />
      {isConfirming && (
        <ConfirmDialog
          title="Discard what you changed?"
          text={workingCopy?.savedAt ? (edit.isUnpublished ? DRAFT_LOSS : CHANGE_LOSS) : 'It has not been saved.'}
          confirm="Discard"
          cancel="Keep editing"
          {...offerDraft(edit, onClose)}
          onCancel={() => setConfirming(false)}
          onConfirm={discardAndClose}
        />
      )}
    </>
  );
}

const offerDraft = (
  { workingCopy, saveDraft }: Pick<EditForm<never>, 'workingCopy' | 'saveDraft'>,
  onClose: () => void,
) =>
  workingCopy && {
    other: { label: 'Save as draft', run: () => void saveDraft().then((isSaved) => isSaved && onClose()) },
  };

/** How much of the form is shown. A field with an error must be visible. */
function useVisibleView(hasErrors: boolean) {
  const [chosen, setView] = useState<FormView>('form');
  return [chosen === 'full' && hasErrors ? 'form' : chosen, setView] as const;
}

/** While saving, the fields are inert and the focus is on the button; afterwards it returns to its field. */
function useSavingFocus(isSaving: boolean) {
  const fields = useRef<HTMLDivElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const focusedField = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (isSaving && focused instanceof HTMLElement && fields.current?.contains(focused)) {
      focusedField.current = focused;
      saveButton.current?.focus();
    }
    if (!isSaving && focused === saveButton.current) focusedField.current?.focus();
    if (!isSaving) focusedField.current = undefined;
  }, [isSaving]);
  return { fields, saveButton };
}
