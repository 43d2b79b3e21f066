import type { LeadFormName } from '@site/schema/lead-form';
import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ApiError, readApiError } from '../../app/api-error.ts';
import { errorsByField } from '../../app/form-issues.ts';
import { useSite } from '../../app/site-facts.ts';
import { useStore } from '../../ui/store.ts';
import { loadToaster } from '../../ui/toast/load-toaster.ts';
import { closeErrorToast, showToast, type Toast } from '../../ui/toast/toasts.ts';
import type { Values } from './lead-values.ts';
import { type Answer, type Outcome, queuedSubmissions } from './queued-submissions.ts';
import type { Failure } from './SendFailure.tsx';
import { toastTexts } from './toast-texts.ts';
import { useSubmissionDetails } from './use-submission-details.ts';
import type { Errors } from './use-values.ts';

type Options<V extends Values> = {
  form: { getValues: () => V; validate: () => Errors; setErrors: (errors: Errors) => void };
  isReady: () => boolean;
  ensureValidation: () => Promise<void>;
  onValidate: () => void;
  focusFirst: (errors: Errors) => void;
  reset: () => void;
  name: LeadFormName;
  /** The key of the draft. */
  draft: string;
  toInput: (values: V) => Record<string, unknown>;
  onSent: (answer: Answer, values: V) => void;
  onRefused?: (error: ApiError) => void;
};

/** Validates and sends a form. Failures are shown in a toast, and at the fields or beside the button. */
export function useSubmission<V extends Values>(options: Options<V>) {
  const { form, isReady, ensureValidation, onValidate, focusFirst, reset, name, draft, toInput, onSent, onRefused } =
    options;
  const { zone } = useSite();
  const isBusy = useRef(false);
  const details = useSubmissionDetails(draft);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    setFailure(undefined);
    closeErrorToast();
    const sent = details.read(event.currentTarget);
    const focused = focusedIn(event.currentTarget);
    try {
      if (!isReady()) {
        setSending(true);
        // If the validation cannot be loaded, the form is sent without it: the server validates too.
        await ensureValidation().catch(() => {});
      }
      const errors = flushSync(() => {
        onValidate();
        return form.validate();
      });
      if (Object.keys(errors).length > 0) {
        flushSync(() => setSending(false));
        focusFirst(errors);
        return;
      }
      setSending(true);
      const submission = { form: name, input: { ...toInput(form.getValues()), ...sent } };
      if (!navigator.onLine) {
        flushSync(() => setSending(false));
        queuedSubmissions.add(draft, submission);
        focusAgain(focused);
        return;
      }
      queuedSubmissions.remove(draft);
      const { submitLead } = await loadSending();
      finish(await submitLead(submission, zone));
    } catch (error) {
      await showFailure(error, focused);
    } finally {
      isBusy.current = false;
    }
  }

  function finish(answer: Answer) {
    const values = form.getValues();
    flushSync(() => setSending(false));
    details.reset();
    reset();
    onSent(answer, values);
  }

  const isQueued = useQueuedSubmission(draft, (outcome) => {
    if ('error' in outcome) void showFailure(outcome.error, null);
    else finish(outcome.answer);
  });

  /** `focused` is null if the form was queued: the visitor may be elsewhere on the page, which must not move. */
  async function showFailure(error: unknown, focused: Element | null) {
    const refused = readApiError(error);
    const { message, issues } = refused;
    const errors = errorsByField(issues);
    const toast = failureToast(name, message);
    const text = `${toast.title}: ${toast.message}`;
    const scrollsIntoView = focused !== null;
    // Rendered before the toast, which must not cover it. An error about a field is shown at the field.
    flushSync(() => {
      setSending(false);
      form.setErrors(errors);
      if (issues.length === 0) setFailure({ text, hasToast: true, scrollsIntoView });
    });
    if (focused && issues.length > 0) focusFirst(errors);
    else focusAgain(focused);
    // May disable the focused field and offer others.
    onRefused?.(refused);
    await loadToaster().then(
      () => showToast(toast),
      () => setFailure({ text, hasToast: false, scrollsIntoView }),
    );
  }

  return { submit, noteInput: details.noteInput, isSending, isQueued, failure };
}

export const loadSending = () => import('./deliver-submissions.ts');

/**
 * The element that gets the focus back after a failure: the focused field, or the main button, because "Try again" is
 * removed. The buttons of free times have a name.
 */
function focusedIn(form: HTMLFormElement): Element | null {
  const { activeElement } = document;
  return activeElement instanceof HTMLButtonElement
    ? form.querySelector('button[type="submit"]:not([name])')
    : activeElement;
}

function failureToast(form: LeadFormName, message: string | undefined): Toast {
  const { failed, fallback } = toastTexts[form];
  return { title: failed, message: message ?? fallback, variant: 'destructive' };
}

/** Restores the focus, which the button lost when it was disabled. */
function focusAgain(focused: Element | null) {
  if (focused instanceof HTMLElement) focused.focus();
}

/** Whether the form of a draft was sent offline and is queued; `onOutcome` is called with the outcome. */
function useQueuedSubmission(draft: string, onOutcome: (outcome: Outcome) => void): boolean {
  const receive = useEffectEvent(onOutcome);
  useEffect(() => queuedSubmissions.receive(draft, (outcome) => receive(outcome)), [draft]);
  return useStore(queuedSubmissions.all).has(draft);
}
