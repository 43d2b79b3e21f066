import type { UseFormReturnType } from '@mantine/form';
import { type SyntheticEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { readApiError } from '../../app/api-error.ts';
import { errorsByField } from '../../app/form-issues.ts';
import { loadToaster } from '../../ui/toast/load-toaster.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { isHoneypotFilled, type Values } from './lead-values.ts';

type Options<V extends Values> = {
  form: UseFormReturnType<V>;
  isReady: () => boolean;
  ensureValidation: () => Promise<void>;
  onValidate: () => void;
  focusFirst: (errors: object) => void;
  reset: () => void;
  send: (values: V) => Promise<{ message: string }>;
  onSent: (message: string) => void;
  failure: { title: string; fallback: string };
};

/** Validates and sends a form. Failures are shown at the fields and in a toast. */
export function useSubmission<V extends Values>(options: Options<V>) {
  const { form, isReady, ensureValidation, onValidate, focusFirst, reset, send, onSent, failure } = options;
  const isBusy = useRef(false);
  const [isSending, setSending] = useState(false);
  /** Shown in the form when the toaster cannot be loaded. */
  const [failureText, setFailureText] = useState<string>();

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    setFailureText(undefined);
    const isBot = isHoneypotFilled(new FormData(event.currentTarget));
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
      const { message } = isBot ? { message: '' } : await send(form.getValues());
      flushSync(() => setSending(false));
      reset();
      onSent(message);
    } catch (error) {
      await showFailure(error, button);
    } finally {
      isBusy.current = false;
    }
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
    const text = message ?? failure.fallback;
    try {
      await loadToaster();
      showToast({ title: failure.title, message: text, variant: 'destructive' });
    } catch {
      setFailureText(`${failure.title}: ${text}`);
    }
  }

  return { submit, isSending, failureText };
}
