import { closeErrorToast, showToast, type Toast } from '../ui/toast/toasts.ts';
import { describeError, showErrorToast } from './error-messages.ts';

type Options = {
  /** The title of the success toast; without it there is no toast. */
  success?: string | undefined;
  /** The message of the success toast. */
  details?: string;
  undo?: Toast['undo'];
  /** The beginning of the error message, before the reason. Without it the message is only the reason. */
  failure?: string;
  /** Invalidates the data of the screen, also after a failure. */
  refresh?: () => Promise<unknown>;
};

/** Runs a mutation, and reports its result in a toast. */
export async function runWithToast(run: () => Promise<unknown>, options: Options): Promise<void> {
  const { success, details, undo, failure, refresh } = options;
  closeErrorToast();
  try {
    await run();
    closeErrorToast();
    if (success) showToast({ title: success, message: details, ...(undo && { undo }) });
  } catch (error) {
    showErrorToast(error, failure && `${failure}: ${describeError(error)}`);
  }
  await refresh?.();
}
