import { readApiError, readSecondFactor } from '../app/api-error.ts';
import { showToast, type Toast } from '../ui/toast/toasts.ts';

/** The server no longer accepts the session. The login dialog opens then, so screens show no error of their own. */
export const isUnauthorized = (error: unknown): boolean => readApiError(error).status === 401;

/** The administrator closed the dialog that asks for a confirmation, so there is nothing to report. */
const isUnconfirmed = (error: unknown) => readApiError(error).status === 403 && readSecondFactor(error) !== undefined;

/** The reason why a request failed, as a sentence. */
export function describeError(error: unknown): string {
  const { status, message } = readApiError(error);
  const response = status === undefined ? 'No connection to the server.' : `The server answered with ${status}.`;
  return message ?? `${response} Nothing is lost: please try again.`;
}

export function showErrorToast(
  error: unknown,
  message = describeError(error),
  options: Pick<Toast, 'yieldsToErrors' | 'action'> = {},
): void {
  if (!isUnauthorized(error) && !isUnconfirmed(error))
    showToast({ title: 'Error', message, variant: 'destructive', ...options });
}
