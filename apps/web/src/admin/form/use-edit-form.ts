import { type UseFormReturnType, useForm } from '@mantine/form';
import { useDidUpdate, useHotkeys } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { adminDrafts } from '../../app/draft-store.ts';
import type { Schema } from '../../app/form-issues.ts';
import { showErrorToast } from '../error-messages.ts';
import type { CopySource } from './copy-writer.ts';
import { fieldLabel, focusFirstField } from './form-fields.ts';
import { createFormScope, type FormScope } from './form-scope.ts';
import { isGroup, valuesEqual } from './merge-values.ts';
import { type Conflict, type SaveOptions, useFormSave } from './use-form-save.ts';
import { newerDraft, useWorkingCopy, type WorkingCopy } from './use-working-copy.ts';
import { topLevelField, validateWith } from './validate.ts';

export type EditFormOptions<Values, Input> = SaveOptions<Values, Input> & {
  initial: Values;
  schema: Schema;
  /** The field of the form that shows an issue with this path of the input. */
  fieldOf?: (path: string) => string;
  /** Called with the names of the invalid fields before the first of them gets the focus. */
  onInvalid?: (names: readonly string[]) => void;
  /** False for a form beside another one: then Ctrl+S saves it only while the focus is in it. */
  savesFromAnywhere?: boolean;
  /** Where the server keeps the working copy; undefined for a form that keeps drafts in the browser only. */
  copySource?: CopySource<Values> | undefined;
};

export type EditForm<Values> = {
  scope: FormScope;
  form: UseFormReturnType<Values>;
  /** The properties of a field's input. */
  field: (
    name: keyof Values & string,
  ) => ReturnType<UseFormReturnType<Values>['getInputProps']> & { 'data-field': string };
  isDirty: boolean;
  isSaving: boolean;
  /** The form began with typed text that was not saved. */
  isRestored: boolean;
  /** Changes when the form starts over: as a React key it resets the state that fields keep themselves. */
  revision: number;
  submit: ReturnType<typeof useFormSave>['submit'];
  /** Whether the values can be saved. If not, the first invalid field gets the focus. */
  check: () => boolean;
  discard: () => void;
  /** Undoes `discard`. */
  putBack: (values: Values) => void;
  /** The working copy on the server, if the form has one. */
  workingCopy: WorkingCopy | undefined;
  /** Saves the working copy with a message; false if it could not be saved. */
  saveDraft: () => Promise<boolean>;
  /** Whether closing the form loses what was typed since it opened. */
  hasTyped: boolean;
  conflict: Conflict | undefined;
  labelOf: (path: string) => string;
};

/** A form over stored data: validated by the server's schema, kept as a draft, saved with Ctrl+S or Cmd+S. */
export function useEditForm<Values extends Record<string, unknown>, Input>(
  options: EditFormOptions<Values, Input>,
): EditForm<Values> {
  const { draftKey, initial, schema, toInput, fieldOf = topLevelField, onInvalid, savesFromAnywhere = true } = options;
  const { copySource } = options;
  const { restored, setRestored, opened, base } = useOpened(options);
  const [scope] = useState(createFormScope);
  const [revision, setRevision] = useState(0);
  const drafted = useRef({ key: draftKey, values: restored?.values });
  const isMerging = useRef(false);
  const form = useForm<Values>({
    initialValues: opened,
    validate: validateWith(schema, toInput, fieldOf) as never,
    clearInputErrorOnChange: true,
    onValuesChange(values) {
      if (isMerging.current) return;
      if (valuesEqual(values, initial)) clearDraft();
      else writeDraft(values);
      copy.changed();
    },
  });

  const copy = useWorkingCopy(copySource, {
    initial,
    opened: restored,
    getValues: form.getValues,
    showMerged,
    clearDraft: (values) => void clearDraftOf(draftKey, initial, values),
  });

  // The first working copy of a new record gives it a key. What was typed since that request began moves to the key.
  useDidUpdate(() => {
    const { key, values } = drafted.current;
    if (values && clearDraftOf(key, initial, values)) writeDraft(values);
  }, [draftKey]);

  function writeDraft(values: Partial<Values>) {
    drafted.current = { key: draftKey, values };
    adminDrafts.write(draftKey, { values, base, ...(copySource && { at: Date.now(), seen: copy.seen() }) });
  }

  /** Without a draft, because the draft of another tab would be lost. */
  function showMerged(values: Values) {
    isMerging.current = true;
    form.setValues(values);
    isMerging.current = false;
  }

  function clearDraft() {
    clearDraftOf(drafted.current.key, initial, drafted.current.values);
    setRestored(undefined);
  }

  const saving = useFormSave(form, options, {
    copy: copySource && copy,
    scope,
    base,
    clearDraft,
    showMerged,
    fieldOf,
    focusInvalid: (names) => focusInvalid(scope, names, onInvalid),
  });

  // Also while a field or the rich text editor has the focus.
  const onHotkey = copySource?.isOnHotkey ? saving.saveDraft : saving.submit;
  useHotkeys(savesFromAnywhere ? [['mod+S', () => void onHotkey()]] : [], [], true);

  return {
    ...saving,
    scope,
    form,
    field: (name) => ({ ...form.getInputProps(name), 'data-field': name }),
    isDirty: !valuesEqual(form.values, initial),
    hasTyped: !valuesEqual(form.values, initial) && !(restored?.isStored && valuesEqual(form.values, opened)),
    workingCopy: copySource && copy,
    // An unpublished record in which nothing was typed is a draft too.
    isRestored: restored !== undefined && !valuesEqual(opened, base),
    revision,
    labelOf: (path) => fieldLabel(scope.form, fieldOf(path)),
    discard: () => {
      form.setValues(initial);
      clearDraft();
      void copy.discard().then(options.onSaved).catch(showErrorToast);
      form.clearErrors();
      setRevision((count) => count + 1);
    },
    putBack(values) {
      form.setValues(values);
      setRevision((count) => count + 1);
    },
  };
}

/** What the form begins with. */
function useOpened<Values extends Record<string, unknown>, Input>({
  draftKey,
  initial,
  copySource,
}: EditFormOptions<Values, Input>) {
  const [restored, setRestored] = useState(() => newerDraft(adminDrafts.read(draftKey, initial), copySource));
  const [opened] = useState(() => merge(initial, restored?.values) as Values);
  // What was stored when the typing began. Once the restored draft was saved or discarded, that is `initial`.
  return { restored, setRestored, opened, base: restored?.base ?? initial };
}

/** Removes the draft if it holds these values. The same form in another tab may have written it since. */
function clearDraftOf<Values extends object>(draftKey: string, initial: Values, values: unknown): boolean {
  const isOwn = valuesEqual(adminDrafts.read(draftKey, initial)?.values, values);
  if (isOwn) adminDrafts.clear(draftKey);
  return isOwn;
}

function focusInvalid(
  scope: FormScope,
  names: readonly string[],
  onInvalid: ((names: readonly string[]) => void) | undefined,
): void {
  if (names.length === 0) return;
  onInvalid?.(names);
  focusFirstField(scope.form, names);
}

/** A draft may be from a version whose groups had fewer fields. */
function merge(initial: unknown, drafted: unknown): unknown {
  if (drafted === undefined) return initial;
  if (!isGroup(initial) || !isGroup(drafted)) return drafted;
  const merged = Object.entries(initial).map(([key, value]) => [key, merge(value, drafted[key])]);
  return Object.fromEntries(merged);
}
