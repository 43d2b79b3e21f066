import { useForm } from '@mantine/form';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { readApiError } from '../../app/api-error.ts';
import { tabDrafts } from '../../app/draft-store.ts';
import { errorsByField, type Issue } from '../../app/form-issues.ts';
import { loadApi } from '../../app/load-api.ts';
import type { SubmittedForm } from '../../app/submitted-form.ts';
import type { FieldBinding } from '../../ui/field/TextField.tsx';
import { loadToaster } from '../../ui/toast/load-toaster.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { isTrapped, type Values, valuesFor } from './lead.ts';

type Rules<V> = (values: V) => Issue[];

type Options<V extends Values> = {
  /** Begins the ids of the fields. */
  id: string;
  /** The name its draft is kept under. */
  draft: string;
  initial: V;
  /** The form as it was posted without JavaScript. */
  submitted?: SubmittedForm | undefined;
  /** The rules come when the first of them is needed. */
  loadRules: () => Promise<Rules<V>>;
  send: (values: V) => Promise<{ message: string }>;
  onSent: (message: string) => void;
  /** What is said of a failure, with the words for one that nobody explains. */
  failure: { title: string; fallback: string };
};

/** Editing, sending and what comes of it: the same for every public form. */
export function useLeadForm<V extends Values>(options: Options<V>) {
  const { id, draft, initial, submitted, loadRules, send, onSent, failure } = options;
  const rules = useRef<Rules<V>>(undefined);
  const element = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isChecked, setChecked] = useState(submitted !== undefined);

  const form = useForm<V>({
    initialValues: { ...initial, ...valuesFor(initial, submitted?.values ?? {}) },
    initialErrors: errorsByField(submitted?.issues ?? []),
    validate: (values) => errorsByField(rules.current?.(values) ?? []),
    validateInputOnChange: isChecked,
    onValuesChange: (values) => tabDrafts.write(draft, { values }),
  });

  const prepare = async () => (rules.current ??= await loadRules());

  // All that sending needs is fetched while the form is filled in: the network may be gone by then.
  const getReady = () => void Promise.all([prepare(), loadApi(), loadToaster()]).catch(() => {});

  useEffect(() => {
    if (submitted) {
      getReady();
      return;
    }
    // What was typed before the scripts came is more recent than any draft.
    const typed = element.current ? Object.fromEntries(new FormData(element.current)) : {};
    const found = { ...valuesFor(initial, tabDrafts.read(draft, initial)?.values ?? {}), ...valuesFor(initial, typed) };
    if (Object.keys(found).length > 0) form.setValues(found as V);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the browser takes the form over
  }, []);

  function focusFirst(errors: object) {
    const field = Object.keys(initial).find((name) => name in errors);
    if (field) document.getElementById(`${id}-${field}`)?.focus();
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    setProblem(undefined);
    const isMachine = isTrapped(new FormData(event.currentTarget));
    const button = document.activeElement;
    try {
      if (!rules.current) {
        setSending(true);
        // The server holds the same rules, should these not arrive.
        await prepare().catch(() => {});
      }
      const { hasErrors, errors } = flushSync(() => {
        setChecked(true);
        return form.validate() as { hasErrors: boolean; errors: object };
      });
      if (hasErrors) {
        flushSync(() => setSending(false));
        focusFirst(errors);
        return;
      }
      setSending(true);
      const { message } = isMachine ? { message: '' } : await send(form.getValues());
      flushSync(() => setSending(false));
      reset();
      onSent(message);
    } catch (error) {
      const { message, issues } = readApiError(error);
      const errors = errorsByField(issues);
      flushSync(() => {
        setSending(false);
        form.setErrors(errors);
      });
      if (issues.length > 0) focusFirst(errors);
      // A disabled button loses the focus.
      else if (button instanceof HTMLElement) button.focus();
      await tell(message ?? failure.fallback);
    } finally {
      isBusy.current = false;
    }
  }

  /** In a toast; where that cannot be had any more, in the form itself. */
  async function tell(message: string) {
    try {
      await loadToaster();
      showToast({ title: failure.title, message, variant: 'destructive' });
    } catch {
      setProblem(`${failure.title}: ${message}`);
    }
  }

  function reset() {
    form.setValues(initial);
    form.clearErrors();
    setChecked(false);
    tabDrafts.clear(draft);
  }

  function field(name: keyof V & string): FieldBinding {
    const error = form.errors[name];
    return {
      id: `${id}-${name}`,
      name,
      value: form.values[name] ?? '',
      error: typeof error === 'string' ? error : undefined,
      onChange: ({ currentTarget }) => set(name, currentTarget.value),
    };
  }

  function set(name: keyof V & string, value: string) {
    form.setFieldValue(name, value as never);
  }

  const wrong = Object.values(form.errors).filter(Boolean).length;
  return {
    values: form.values,
    current: form.getValues,
    field,
    set,
    isSending,
    problem,
    /** What stands above the form: how much is wrong, or why it was not taken. */
    summary: wrong > 0 ? `Please check ${wrong === 1 ? 'one field' : `${wrong} fields`}.` : refusalOf(submitted),
    formProps: {
      ref: element,
      method: 'post',
      noValidate: true,
      onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void submit(event),
      onFocus: getReady,
    },
  };
}

// The message of a refusal that names fields stands at the fields.
function refusalOf(submitted: SubmittedForm | undefined): string | undefined {
  return submitted && submitted.issues.length === 0 ? submitted.message : undefined;
}
