/*
 * The queue of toasts. The toaster, which shows them, is loaded with the first toast or with a form.
 */

export type Toast = {
  title: string;
  message?: string | undefined;
  /** Shown after the message. Lines wrap only between these parts, so that dates and times stay whole. */
  details?: readonly string[];
  variant?: 'default' | 'destructive';
  /** Not shown while an error is visible, for example when a refetch fails after a failed action of the user. */
  yieldsToErrors?: boolean;
  /** Undoes the reported change. The toast stays for `UNDO_MS`. */
  undo?: () => void;
  /** Another button in the toast. */
  action?: { label: string; run: () => void };
};

let waiting: Toast[] = [];
const listeners = new Set<() => void>();
const recoveryListeners = new Set<() => void>();
let count = 0;

export function showToast(toast: Toast): void {
  waiting.push(toast);
  count += 1;
  for (const listener of listeners) listener();
}

/** Closes the error toast after a successful retry that shows no toast. */
export function closeErrorToast(): void {
  waiting = waiting.filter(({ variant }) => variant !== 'destructive');
  for (const listener of recoveryListeners) listener();
}

export const toastQueue = {
  /** The number of toasts shown so far. */
  count: () => count,
  take: () => waiting.shift(),
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  subscribeToRecovery(listener: () => void) {
    recoveryListeners.add(listener);
    return () => void recoveryListeners.delete(listener);
  },
};
