import type { UseFormReturnType } from '@mantine/form';
import type { LeadFormName } from '@site/schema/lead-form';
import { type SyntheticEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { readApiError } from '../../app/api-error.ts';
import { errorsByField } from '../../app/form-issues.ts';
import { visitSource } from '../../app/visit-source.ts';
import { loadToaster } from '../../ui/toast/load-toaster.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { honeypotOf, type Values } from './lead-values.ts';
import { submissionKey } from './submission-key.ts';
import { type Answer, submitLead, toastTexts } from './submit-lead.ts';

type Options<V extends Values> = {
  form: UseFormReturnType<V>;
  isReady: () => boolean;
  ensureValidation: () => Promise<void>;
  onValidate: () => void;
  focusFirst: (errors: object) => void;
  reset: () => void;
  name: LeadFormName;
  /** The key of the draft. */
  draft: string;
  toInput: (values: V) => Record<string, unknown>;
  onSent: (answer: Answer, values: V) => void;
};

/** Validates and sends a form. Failures are shown at the fields and in a toast. */
export function useSubmission<V extends Values>(options: Options<V>) {
  const { form, isReady, ensureValidation, onValidate, focusFirst, reset, name, draft, toInput, onSent } = options;
  const isBusy = useRef(false);
  const firstInputAt = useRef<number>(undefined);
  const [isSending, setSending] = useState(false);
  /** Shown in the form when the toaster cannot be loaded. */
  const [failureText, setFailureText] = useState<string>();

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    setFailureText(undefined);
    const website = honeypotOf(new FormData(event.currentTarget));
    const button = document.activeElement;
    try {
      if (!isReady()) {
        setSending(true);
        // Without the validation the form is sent all the same: the server validates too.
        await ensureValidation().catch(() => {});
      }
      const { hasErrors, errors } = flushSync(() => {
        onValidate();
        return form.validate() as { hasErrors: boolean; errors: object };
      });
      if (hasErrors) {
        flushSync(() => setSending(false));
        focusFirst(errors);
        return;
      }
      setSending(true);
      const values = form.getValues();
      const answer = await submitLead({ form: name, input: { ...toInput(values), ...details(website) } });
      flushSync(() => setSending(false));
      firstInputAt.current = undefined;
      reset();
      onSent(answer, values);
    } catch (error) {
      await showFailure(error, button);
    } finally {
      isBusy.current = false;
    }
  }

  const noteInput = () => {
    firstInputAt.current ??= performance.now();
  };

  /** What is sent besides the values. */
  function details(website: string | null) {
    const since = firstInputAt.current;
    const fillSeconds = since === undefined ? null : (performance.now() - since) / 1000;
    return { submissionKey: submissionKey(draft), ...visitSource(), fillSeconds, website };
  }

  async function showFailure(error: unknown, button: Element | null) {
    const { message, issues } = readApiError(error);
    const errors = errorsByField(issues);
    flushSync(() => {
      setSending(false);
      form.setErrors(errors);
    });
    if (issues.length > 0) focusFirst(errors);
    // The button lost the focus when it was disabled.
    else if (button instanceof HTMLElement) button.focus();
    const text = message ?? toastTexts[name].fallback;
    try {
      await loadToaster();
      showToast({ title: toastTexts[name].failed, message: text, variant: 'destructive' });
    } catch {
      setFailureText(`${toastTexts[name].failed}: ${text}`);
    }
  }

  return { submit, noteInput, isSending, failureText };
}
