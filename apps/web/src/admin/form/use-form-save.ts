import type { FormErrors, UseFormReturnType } from '@mantine/form';
import type { ContentChange } from '@site/schema/version';
import { useEffect, useRef, useState } from 'react';
import { readApiError } from '../../app/api-error.ts';
import { adminDrafts } from '../../app/draft-store.ts';
import { errorsByField } from '../../app/form-issues.ts';
import { showToast, type Toast } from '../../ui/toast/toasts.ts';
import { describeError, showErrorToast } from '../error-messages.ts';
import { incompleteFields } from './form-fields.ts';
import type { FormScope } from './form-scope.ts';
import { type FieldConflict, mergeValues, setValue, valuesEqual } from './merge-values.ts';
import { notSavedToast } from './not-saved-toast.ts';

/** Set while the administrator is asked about fields that were changed elsewhere too. */
export type Conflict = {
  fields: readonly FieldConflict[];
  /** Saves with the stored value of these fields, and with the typed value of the others. */
  resolve: (theirs: readonly FieldConflict[]) => Promise<void>;
  cancel: () => void;
};

/** `keepsOpen` does not close the form afterwards; `base` is what was stored when the typed values were last compared. */
type SaveMode = { keepsOpen?: boolean; base?: unknown };

/** What is stored, and the tag that identifies it. */
export type Stored<Values> = { values: Values; tag?: string };

export type SaveOptions<Values, Input, Saved = unknown> = {
  /** The key of the draft: the kind of record, and which one. */
  draftKey: string;
  /** Reads what is stored now. What was changed since the form opened is merged; the same field leads to a question. */
  fetchStored?: (() => Promise<Stored<Values>>) | undefined;
  toInput: (values: Values) => Input;
  /** Brings the values into the form in which they are stored, before they are validated and saved. */
  normalize?: (values: Values) => Values;
  save: (input: Input, change: ContentChange) => Promise<Saved>;
  messages: { saved: string; failed: string };
  /** Undoes what these values changed, if that can be undone. */
  undoOf?: (values: Values) => (() => void) | undefined;
  /** Replaces the message of the toast, which is `failed` and the cause. */
  describeFailure?: (error: unknown) => string | undefined;
  /** Resolves when a form that stays open has the stored values as its new `initial`. */
  onSaved: () => void | Promise<void>;
  /** Closes the form after saving, unless it was closed meanwhile. */
  onClose?: () => void;
  /** Called instead of `onClose` when the form was saved with Ctrl+S and stays open. Resolves with the stored values. */
  onKeptOpen?: (saved: Saved) => Promise<Values>;
};

type Context = {
  scope: FormScope;
  /** What was stored when the typing began. */
  base: unknown;
  clearDraft: () => void;
  /** Shows the values that are saved, with those from elsewhere. */
  showMerged: (values: never) => void;
  fieldOf: (path: string) => string;
  focusInvalid: (names: readonly string[]) => void;
};

/** Validates and saves a form, also when it is closed while the request runs. */
export function useFormSave<Values extends Record<string, unknown>, Input, Saved>(
  form: UseFormReturnType<Values>,
  options: SaveOptions<Values, Input, Saved>,
  { scope, base: opened, clearDraft, showMerged, fieldOf, focusInvalid }: Context,
) {
  const { draftKey, fetchStored, toInput, normalize, save, messages, undoOf } = options;
  const { onSaved, onClose, onKeptOpen } = options;
  const [isSaving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  const isRequestRunning = useRef(false);
  const isClosed = useRef(false);

  // A form can be closed by Back or by opening another section. Unless a save is running, a toast mentions the draft.
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
      if (!isRequestRunning.current) showDraftNotice(draftKey);
    };
  }, [draftKey]);

  /** Whether the values can be saved. If not, the first invalid field gets the focus. */
  function check(): boolean {
    const invalid = Object.keys(findErrors(form, scope, normalize));
    focusInvalid(invalid);
    return invalid.length === 0;
  }

  async function submit({ keepsOpen = false, base = opened }: SaveMode = {}) {
    if (isRequestRunning.current) return;
    if (scope.pendingUploads.size > 0) return showToast(UPLOAD_PENDING);
    setConflict(undefined);
    const goesOn = keepsOpen && onKeptOpen !== undefined;
    const errors = findErrors(form, scope, normalize);
    const focusFirst = () => focusInvalid(Object.keys(errors));
    if (Object.keys(errors).length > 0) {
      showToast(notSavedToast(scope.form, errors, focusFirst));
      return goesOn ? undefined : focusFirst();
    }
    // A form that stays open remains editable while the request runs.
    setSaving(!goesOn);
    isRequestRunning.current = true;
    try {
      await Promise.all([...scope.unfinishedTexts.values()].map((finish) => finish()));
      const stored = await fetchStored?.();
      const merged = stored && mergeValues(base, form.getValues(), stored.values);
      if (stored && merged && merged.conflicts.length > 0) {
        if (isClosed.current) showDraftNotice(draftKey);
        else askAbout(merged.conflicts, stored.values, keepsOpen);
        return;
      }
      const values = (merged?.values ?? form.getValues()) as Values;
      if (merged && merged.taken.length > 0) showMerged(values as never);
      const saved = await save(toInput(values), stored?.tag ? { basedOn: [stored.tag] } : {});
      clearDraft();
      await onSaved();
      // A form that stays open counts as changed until it shows the stored record.
      const isKeptOpen = goesOn && !isClosed.current && (await showStored(saved, values));
      const hasMerged = merged && merged.taken.length > 0;
      showToast({ title: messages.saved, undo: undoOf?.(values), ...(hasMerged && { message: MERGED }) });
      if (!isKeptOpen && !isClosed.current) onClose?.();
    } catch (error) {
      showFailure(error, form, { ...options, fieldOf, focusInvalid, isClosed: isClosed.current, isWritingOn: goesOn });
    } finally {
      setSaving(false);
      isRequestRunning.current = false;
    }
  }

  function askAbout(fields: readonly FieldConflict[], stored: Values, keepsOpen: boolean) {
    setConflict({
      fields,
      cancel: () => setConflict(undefined),
      resolve(theirs) {
        form.setValues(withTheirs(form.getValues(), theirs));
        return submit({ keepsOpen, base: stored });
      },
    });
  }

  /**
   * Shows the stored values, except in fields that were changed after their values were sent. Returns false if they
   * cannot be read: the form of a new record, which would not know its id, would save it twice.
   */
  async function showStored(saved: Saved, sent: Values): Promise<boolean> {
    const stored = await onKeptOpen?.(saved).catch(() => undefined);
    if (!stored) return false;
    form.setValues({ ...stored, ...changedSince(sent, form.getValues()) });
    // `setValues` has written a draft of the saved values, under the key of a new record if this one was new.
    clearDraft();
    return true;
  }

  return { submit, check, isSaving, conflict };
}

/** The values that differ from those that were sent. */
const changedSince = <Values extends Record<string, unknown>>(sent: Values, values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !valuesEqual(value, sent[name])));

/** Replaces the values of these fields by those that were stored elsewhere. */
const withTheirs = <Values>(values: Values, fields: readonly FieldConflict[]): Values =>
  fields.reduce((changed, { path, theirs }) => setValue(changed, path, theirs), values);

type Failure = Pick<SaveOptions<never, never>, 'messages' | 'describeFailure'> &
  Pick<Context, 'fieldOf' | 'focusInvalid'> & { isClosed: boolean; isWritingOn: boolean };

/** The focus stays where the administrator is typing, unless the form was saved with its button. */
function showFailure<Values>(
  error: unknown,
  form: UseFormReturnType<Values>,
  { messages, describeFailure, fieldOf, focusInvalid, isClosed, isWritingOn }: Failure,
) {
  const errors = errorsByField(readApiError(error).issues, fieldOf);
  const focusFirst = () => focusInvalid(Object.keys(errors));
  form.setErrors(errors);
  if (!isWritingOn) focusFirst();
  const message = describeFailure?.(error) ?? `${messages.failed}: ${describeError(error)}`;
  // One toast for both messages, because a second toast replaces the first.
  if (isClosed) return showErrorToast(error, `${message.replace(/\.?$/, '.')} ${DRAFT_KEPT}.`);
  const isAtField = isWritingOn && Object.keys(errors).length > 0;
  showErrorToast(error, message, isAtField ? { action: { label: 'Show', run: focusFirst } } : {});
}

/** Validates the form and returns the errors, which its fields show. */
function findErrors<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  scope: FormScope,
  normalize: ((values: Values) => Values) | undefined,
): FormErrors {
  if (normalize) form.setValues(normalize(form.getValues()));
  const { errors } = form.validate();
  const incomplete = incompleteFields(scope.form).filter((name) => name in form.getValues());
  for (const name of incomplete) form.setFieldError(name, INCOMPLETE);
  return { ...errors, ...Object.fromEntries(incomplete.map((name) => [name, INCOMPLETE])) };
}

const UPLOAD_PENDING: Toast = {
  title: 'A file is still being uploaded',
  message: 'Save when it has arrived, or cancel the upload.',
  variant: 'destructive',
};

const INCOMPLETE = 'Complete the date and the time';

const DRAFT_KEPT = 'What you typed is kept';
const MERGED = 'Other fields were changed elsewhere meanwhile; those changes are kept.';

function showDraftNotice(draftKey: string): void {
  if (!adminDrafts.has(draftKey)) return;
  showToast({ title: DRAFT_KEPT, message: 'It is back when you open the form again.' });
}
