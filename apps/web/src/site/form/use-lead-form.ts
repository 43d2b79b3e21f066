import type { LeadFormName } from '@site/schema/lead-form';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { ApiError } from '../../app/api-error.ts';
import { tabDrafts } from '../../app/draft-store.ts';
import { errorsByField } from '../../app/form-issues.ts';
import { loadApi } from '../../app/load-api.ts';
import type { SubmittedForm } from '../../app/submitted-form.ts';
import type { FieldBinding } from '../../ui/field/TextField.tsx';
import { focusAfterRender } from '../../ui/focus-after-render.ts';
import { loadToaster } from '../../ui/toast/load-toaster.ts';
import { closeErrorToast } from '../../ui/toast/toasts.ts';
import { changedValues, type Values, valuesFor } from './lead-values.ts';
import type { Answer } from './queued-submissions.ts';
import { queuedSubmissions } from './queued-submissions.ts';
import { loadSending, useSubmission } from './use-submission.ts';
import { useValues, type Validate } from './use-values.ts';

type Options<V extends Values> = {
  /** The prefix of the ids of the fields. */
  id: string;
  /** The key of the draft. */
  draft: string;
  initial: V;
  /** The form as it was posted without JavaScript. */
  submitted?: SubmittedForm | undefined;
  loadValidation: () => Promise<Validate<V>>;
  name: LeadFormName;
  /** The input of the procedure that receives the form. */
  toInput: (values: V) => Record<string, unknown>;
  onSent: (answer: Answer, values: V) => void;
  onRefused?: (error: ApiError) => void;
};

/** The state of a public form: its values and draft, validation and sending. */
export function useLeadForm<V extends Values>({
  id,
  draft,
  initial,
  submitted,
  loadValidation,
  ...options
}: Options<V>) {
  const validate = useRef<Validate<V>>(undefined);
  const element = useRef<HTMLFormElement>(null);
  const [isValidated, setValidated] = useState(submitted !== undefined);

  const form = useValues<V>({
    initialValues: { ...initial, ...valuesFor(initial, submitted?.values ?? {}) },
    initialErrors: errorsByField(submitted?.issues ?? []),
    validate: () => validate.current,
    onChange: (values) => tabDrafts.write(draft, { values }),
  });

  async function ensureValidation() {
    validate.current ??= await loadValidation();
  }

  // Preloads the code for sending while the visitor fills in the form, because the connection may break.
  const preload = () => void Promise.all([ensureValidation(), loadSending(), loadApi(), loadToaster()]).catch(() => {});

  useEffect(() => {
    if (submitted) {
      preload();
      const changed: Values = changedValues(form.getValues(), fieldsOf(element.current));
      for (const name in changed) set(name, changed[name] ?? '');
      return;
    }
    const restored = { ...draftedValues(draft, initial), ...typedValues(element.current, initial) };
    if (Object.keys(restored).length > 0) form.change(restored as Partial<V>);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, after hydration
  }, []);

  const { submit, noteInput, ...submission } = useSubmission({
    ...options,
    draft,
    form,
    isReady: () => validate.current !== undefined,
    ensureValidation,
    onValidate: () => setValidated(true),
    focusFirst: (errors) => focusFirstInvalid(element.current, id, Object.keys(initial), errors),
    reset() {
      form.change(initial);
      form.setErrors({});
      setValidated(false);
      tabDrafts.clear(draft);
    },
  });

  // The queued submission must match what the visitor sent: after a change the form must be sent again.
  function set(name: keyof V & string, value: string) {
    queuedSubmissions.remove(draft);
    // Hides the error toast once the visitor corrects the field that the server rejected.
    if (form.errors[name]) closeErrorToast();
    form.changeField(name, value, isValidated);
  }

  function field(name: keyof V & string): FieldBinding {
    return {
      id: `${id}-${name}`,
      name,
      value: form.values[name] ?? '',
      error: form.errors[name],
      onChange: ({ currentTarget }) => set(name, currentTarget.value),
    };
  }

  return {
    values: form.values,
    getValues: form.getValues,
    /** Moves the focus to a field, after it was rendered. */
    focus: (name: keyof V & string) => focusAfterRender(`${id}-${name}`),
    field,
    set,
    ...submission,
    summary: summaryOf(Object.keys(form.errors).length, form.isChanged ? undefined : submitted),
    formProps: {
      ref: element,
      method: 'post',
      noValidate: true,
      onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void submit(event),
      onFocus: preload,
      onInput: noteInput,
    },
  };
}

/** Focuses the first invalid field, and scrolls to the summary of the errors if it is close above. */
function focusFirstInvalid(form: HTMLFormElement | null, id: string, names: readonly string[], errors: object): void {
  const name = names.find((one) => one in errors);
  if (!name) return;
  document.getElementById(`${id}-${name}`)?.focus();
  const focused = document.activeElement;
  const summary = form?.querySelector('[role="status"]');
  if (!focused || !summary) return;
  const distance = focused.getBoundingClientRect().bottom - summary.getBoundingClientRect().top;
  if (summary.textContent && distance < window.innerHeight / 2) summary.scrollIntoView();
  // Calling `focus` does not scroll to a field that has the focus already.
  else focused.scrollIntoView({ block: 'nearest' });
}

function draftedValues<V extends Values>(draft: string, initial: V): Partial<V> {
  return valuesFor(initial, tabDrafts.read(draft, initial)?.values ?? {});
}

/** The values that were typed before hydration, which are newer than any draft. */
function typedValues<V extends Values>(form: HTMLFormElement | null, initial: V): Partial<V> {
  return valuesFor(initial, fieldsOf(form));
}

const fieldsOf = (form: HTMLFormElement | null) => (form ? Object.fromEntries(new FormData(form)) : {});

/** The text above the form: the number of invalid fields, or the reason why the server rejected the form. */
function summaryOf(invalidFields: number, submitted: SubmittedForm | undefined): string | undefined {
  if (invalidFields > 0) return `Please check ${invalidFields === 1 ? 'one field' : `${invalidFields} fields`}.`;
  // An error about a field is shown at the field.
  return submitted && submitted.issues.length === 0 ? submitted.message : undefined;
}
