import type { FormErrors, UseFormReturnType } from '@mantine/form';
import type { ContentChange } from '@site/schema/version';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readApiError } from '../../app/api-error.ts';
import { adminDrafts } from '../../app/draft-store.ts';
import { errorsByField } from '../../app/form-issues.ts';
import { showToast, type Toast } from '../../ui/toast/toasts.ts';
import { describeError, showErrorToast } from '../error-messages.ts';
import { CopyConflict, DRAFT_MERGED, DRAFT_SAVED, MERGED } from './copy-writer.ts';
import { incompleteFields } from './form-fields.ts';
import type { FormScope } from './form-scope.ts';
import { type FieldConflict, mergeValues, setValue } from './merge-values.ts';
import { notSavedToast } from './not-saved-toast.ts';
import type { WorkingCopy } from './use-working-copy.ts';

/** Set while the administrator is asked about fields that were changed elsewhere too. */
export type Conflict = {
  fields: readonly FieldConflict[];
  /** Saves with the stored value of these fields, and with the typed value of the others. */
  resolve: (theirs: readonly FieldConflict[]) => Promise<void>;
  cancel: () => void;
};

/** `base` is what was stored when the typed values were last compared. */
type SaveMode = { base?: unknown };

/** What is stored, and the tag that identifies it. */
export type Stored<Values> = { values: Values; tag?: string };

export type SaveOptions<Values, Input> = {
  /** The key of the draft: the kind of record, and which one. */
  draftKey: string;
  /** Reads what is stored now. What was changed since the form opened is merged; the same field leads to a question. */
  fetchStored?: (() => Promise<Stored<Values>>) | undefined;
  toInput: (values: Values) => Input;
  /** Brings the values into the form in which they are stored, before they are validated and saved. */
  normalize?: (values: Values) => Values;
  save: (input: Input, change: ContentChange) => Promise<unknown>;
  messages: { saved: string; failed: string };
  /** What saving these values does besides, and how to undo it. Called before they are saved. */
  moveOf?: (values: Values) => Promise<Pick<Toast, 'message' | 'undo'> | undefined>;
  /** Replaces the message of the toast, which is `failed` and the cause. */
  describeFailure?: (error: unknown) => string | undefined;
  /** Resolves when a form that stays open has the stored values as its new `initial`. */
  onSaved: () => void | Promise<void>;
  /** Closes the form after saving, unless it was closed meanwhile. */
  onClose?: () => void;
};

type Context = {
  /** The working copy on the server, if the form has one. */
  copy: WorkingCopy | undefined;
  scope: FormScope;
  /** What was stored when the typing began. */
  base: unknown;
  clearDraft: () => void;
  showMerged: (values: never) => void;
  fieldOf: (path: string) => string;
  focusInvalid: (names: readonly string[]) => void;
};

/** Validates and saves a form, also when it is closed while the request runs. */
export function useFormSave<Values extends Record<string, unknown>, Input>(
  form: UseFormReturnType<Values>,
  options: SaveOptions<Values, Input>,
  { copy, scope, base: opened, clearDraft, showMerged, fieldOf, focusInvalid }: Context,
) {
  const { draftKey, fetchStored, toInput, normalize, save, messages, moveOf, onSaved, onClose } = options;
  const [isSaving, setSaving] = useState(false);
  const { conflict, ask, askAboutCopy, cancel } = useConflict(form);
  const isRequestRunning = useRef(false);
  const isClosed = useClosed(() => {
    if (!isRequestRunning.current) showDraftNotice(draftKey, copy);
  });

  /** Whether the values can be saved. If not, the first invalid field gets the focus. */
  function check(): boolean {
    const invalid = Object.keys(findErrors(form, scope, normalize));
    focusInvalid(invalid);
    return invalid.length === 0;
  }

  const finishTexts = () => Promise.all([...scope.unfinishedTexts.values()].map((finish) => finish()));

  async function saveDraft(): Promise<boolean> {
    if (!copy || isRequestRunning.current) return false;
    if (scope.pendingUploads.size > 0) {
      showToast(UPLOAD_PENDING);
      return false;
    }
    cancel();
    try {
      await finishTexts();
      await copy.save();
      showToast(copy.takeMerged() ? DRAFT_MERGED : DRAFT_SAVED);
      return true;
    } catch (error) {
      if (error instanceof CopyConflict) askAboutCopy(error, saveDraft);
      else showErrorToast(error, `Failed to save the draft: ${describeError(error)}`);
      return false;
    }
  }

  async function submit({ base = opened }: SaveMode = {}): Promise<void> {
    if (isRequestRunning.current) return;
    if (scope.pendingUploads.size > 0) return showToast(UPLOAD_PENDING);
    cancel();
    const errors = findErrors(form, scope, normalize);
    const focusFirst = () => focusInvalid(Object.keys(errors));
    if (Object.keys(errors).length > 0) {
      showToast(notSavedToast(scope.form, errors, focusFirst));
      return focusFirst();
    }
    setSaving(true);
    isRequestRunning.current = true;
    try {
      await finishTexts();
      await copy?.settle();
      const stored = await fetchStored?.();
      const merged = stored && mergeValues(base, form.getValues(), stored.values);
      if (merged && merged.taken.length > 0) showMerged(merged.values as never);
      if (stored && merged && merged.conflicts.length > 0) {
        if (isClosed.current) return showDraftNotice(draftKey, copy);
        return ask(merged.conflicts, () => submit({ base: stored.values }));
      }
      const values = (merged?.values ?? form.getValues()) as Values;
      const move = await moveOf?.(values);
      await save(toInput(values), {
        ...(stored?.tag && { basedOn: [stored.tag] }),
        ...(copy && { workingCopy: copy.currentKey() }),
      });
      clearDraft();
      copy?.published();
      await onSaved();
      const hasMerged = [merged && merged.taken.length > 0, copy?.takeMerged()].includes(true);
      showToast({ ...move, title: messages.saved, message: joined(move?.message, hasMerged && MERGED) });
      if (!isClosed.current) onClose?.();
    } catch (error) {
      if (error instanceof CopyConflict) askAboutCopy(error, () => submit({ base }));
      else showFailure(error, form, { ...options, fieldOf, focusInvalid, isClosed: isClosed.current });
    } finally {
      setSaving(false);
      isRequestRunning.current = false;
    }
  }

  return { submit, saveDraft, check, isSaving, conflict };
}

const joined = (...sentences: (string | false | undefined)[]) => sentences.filter(Boolean).join(' ');

/**
 * Whether the form was closed, which Back or the opening of another section does, too. Unless a save is running, a toast
 * then mentions the draft.
 */
function useClosed(onClosed: () => void) {
  const isClosed = useRef(false);
  const notify = useEffectEvent(onClosed);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
      notify();
    };
  }, []);
  return isClosed;
}

/** The question about fields that were changed elsewhere too. */
function useConflict<Values>(form: UseFormReturnType<Values>) {
  const [conflict, setConflict] = useState<Conflict>();
  const cancel = () => setConflict(undefined);

  function ask(fields: readonly FieldConflict[], goOn: () => Promise<unknown>) {
    setConflict({
      fields,
      cancel,
      async resolve(theirs) {
        form.setValues(withTheirs(form.getValues(), theirs));
        await goOn();
      },
    });
  }

  const askAboutCopy = ({ fields, accept }: CopyConflict, goOn: () => Promise<unknown>) =>
    ask(fields, () => {
      accept();
      return goOn();
    });

  return { conflict, ask, askAboutCopy, cancel };
}

/** Replaces the values of these fields by those that were stored elsewhere. */
const withTheirs = <Values>(values: Values, fields: readonly FieldConflict[]): Values =>
  fields.reduce((changed, { path, theirs }) => setValue(changed, path, theirs), values);

type Failure = Pick<SaveOptions<never, never>, 'messages' | 'describeFailure'> &
  Pick<Context, 'fieldOf' | 'focusInvalid'> & { isClosed: boolean };

function showFailure<Values>(
  error: unknown,
  form: UseFormReturnType<Values>,
  { messages, describeFailure, fieldOf, focusInvalid, isClosed }: Failure,
) {
  const errors = errorsByField(readApiError(error).issues, fieldOf);
  form.setErrors(errors);
  focusInvalid(Object.keys(errors));
  const message = describeFailure?.(error) ?? `${messages.failed}: ${describeError(error)}`;
  // One toast for both messages, because a second toast replaces the first.
  if (isClosed) return showErrorToast(error, `${message.replace(/\.?$/, '.')} ${DRAFT_KEPT}.`);
  showErrorToast(error, message);
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

function showDraftNotice(draftKey: string, copy: WorkingCopy | undefined): void {
  if (!adminDrafts.has(draftKey) && !copy?.isKept()) return;
  showToast({ title: DRAFT_KEPT, message: 'It is back when you open the form again.' });
}
