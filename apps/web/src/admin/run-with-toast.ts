import { closeErrorToast, showToast, type Toast } from '../ui/toast/toasts.ts';
import { describeError, showErrorToast } from './error-messages.ts';

type Options = {
  /** The title of the toast after a success; without it there is none. */
  success?: string | undefined;
  /** What follows from the success. */
  details?: string;
  undo?: Toast['undo'];
  /** What failed; the toast adds the reason. Without it the toast shows the reason alone. */
  failure?: string;
  /** Reads again what the screen shows, also after a failure. */
  refresh: () => Promise<unknown>;
};

/** Runs a mutation, and reports its result in a toast. */
export async function runWithToast(run: () => Promise<unknown>, options: Options): Promise<void> {
  const { success, details, undo, failure, refresh } = options;
  try {
    await run();
    closeErrorToast();
    if (success) showToast({ title: success, message: details, ...(undo && { undo }) });
  } catch (error) {
    showErrorToast(error, failure && `${failure}: ${describeError(error)}`);
  }
  await refresh();
}
