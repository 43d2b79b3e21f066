import { type UseFormReturnType, useForm } from '@mantine/form';
import { useHotkeys } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { readApiError } from '../../app/api-error.ts';
import { adminDrafts } from '../../app/draft-store.ts';
import { errorsByField, type Schema } from '../../app/form-issues.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { describeError, showErrorToast } from '../errors.ts';
import { focusFirstField } from './focus-first-field.ts';
import { topLevelField, validateWith } from './validate.ts';

type Options<Values, Input> = {
  /** Names the draft: the kind of record, and which one. */
  draft: string;
  initial: Values;
  schema: Schema;
  /** What is stored by now: whoever saves over a change that was made elsewhere is asked first. */
  reread?: () => Promise<Values>;
  /** The values as they are sent. */
  read: (values: Values) => Input;
  /** Where a field of the record stands in the form. */
  fieldOf?: (path: string) => string;
  save: (input: Input) => Promise<unknown>;
  saved: string;
  failed: string;
  /** What a failure says, where it is more than what failed and why. */
  describe?: (error: unknown) => string | undefined;
  /** Hears which fields are wrong, so that they can be brought into sight. */
  onRefused?: (names: readonly string[]) => void;
  onSaved: () => void;
  /** Ends the form that was saved, where it was not left before. */
  onClose?: () => void;
};

export type RecordForm<Values> = {
  form: UseFormReturnType<Values>;
  isDirty: boolean;
  isSaving: boolean;
  /** What was typed before the page was loaded anew is back. */
  isRestored: boolean;
  /** Another one after the form began anew: fields that hold something of their own begin anew with it. */
  turn: number;
  submit: () => Promise<void>;
  discard: () => void;
  /** Set while the record has changed elsewhere, and nobody has said yet what is to become of it. */
  conflict: { overwrite: () => Promise<void>; wait: () => void } | undefined;
};

/** A form over one record: checked by the server's rules, kept across a reload, saved with Ctrl or Cmd and S. */
export function useRecordForm<Values extends Record<string, unknown>, Input>(
  options: Options<Values, Input>,
): RecordForm<Values> {
  const { draft, initial, reread, schema, read, fieldOf = topLevelField, save, saved, failed, describe } = options;
  const { onRefused, onSaved, onClose } = options;
  const [restored] = useState(() => adminDrafts.read(draft, initial));
  // What the owner saw when the typing began.
  const base = restored?.base ?? initial;
  const [isSaving, setSaving] = useState(false);
  // Which is over first, the form or its save.
  const isUnderWay = useRef(false);
  const isLeft = useRef(false);
  const [isConflict, setConflict] = useState(false);
  const [turn, setTurn] = useState(0);
  const form = useForm<Values>({
    initialValues: { ...initial, ...restored?.values },
    validate: validateWith(schema, read, fieldOf) as never,
    clearInputErrorOnChange: true,
    onValuesChange: (values) =>
      isSame(values, initial) ? adminDrafts.clear(draft) : adminDrafts.write(draft, { values, base }),
  });
  const isDirty = !isSame(form.values, initial);

  function refuse(names: readonly string[]) {
    if (names.length === 0) return;
    onRefused?.(names);
    focusFirstField(names);
  }

  async function submit(isSure = false) {
    if (isSaving) return;
    setConflict(false);
    const { hasErrors, errors } = form.validate();
    if (hasErrors) {
      refuse(Object.keys(errors));
      return;
    }
    setSaving(true);
    isUnderWay.current = true;
    try {
      if (!isSure && reread && !isSame(await reread(), base)) {
        if (isLeft.current) sayKept(draft);
        else setConflict(true);
        return;
      }
      await save(read(form.getValues()));
      adminDrafts.clear(draft);
      showToast({ title: saved });
      onSaved();
      if (!isLeft.current) onClose?.();
    } catch (error) {
      const errors = errorsByField(readApiError(error).issues, fieldOf);
      form.setErrors(errors);
      refuse(Object.keys(errors));
      const message = describe?.(error) ?? `${failed}: ${describeError(error)}`;
      // One toast says both: a second would replace the first.
      showErrorToast(error, isLeft.current ? `${message.replace(/\.?$/, '.')} ${KEPT}.` : message);
    } finally {
      setSaving(false);
      isUnderWay.current = false;
    }
  }

  // Left by another way than its buttons: by the browser's own, or to another section.
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      if (!isUnderWay.current) sayKept(draft);
    };
  }, [draft]);

  // Also from within fields and the editor.
  useHotkeys([['mod+S', () => void submit()]], [], true);

  return {
    form,
    isDirty,
    isSaving,
    isRestored: restored !== undefined,
    turn,
    submit: () => submit(),
    conflict: isConflict ? { overwrite: () => submit(true), wait: () => setConflict(false) } : undefined,
    discard: () => {
      adminDrafts.clear(draft);
      form.setValues(initial);
      form.clearErrors();
      setTurn(turn + 1);
    },
  };
}

function sayKept(draft: string): void {
  if (!adminDrafts.has(draft)) return;
  showToast({ title: KEPT, message: 'It is back when you open the form again.' });
}

const KEPT = 'What you typed is kept';

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
