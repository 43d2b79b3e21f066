import { createStore } from '../store.ts';

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
  undo?: (() => void) | undefined;
  /** Another button in the toast. Ignored if `undo` is set. */
  action?: { label: string; run: () => void };
};

let waiting: Toast[] = [];

/** The number of toasts so far. */
export const toastCount = createStore(0);
/** The number of calls of closeErrorToast, each of which closes the visible error toast. */
export const recoveryCount = createStore(0);

export function showToast(toast: Toast): void {
  waiting.push(toast);
  toastCount.set(toastCount.read() + 1);
}

/** The number of calls of closeToasts, each of which closes the visible toast. */
export const closingCount = createStore(0);

/** Closes all toasts, because they concern an earlier session. */
export function closeToasts(): void {
  waiting = [];
  closingCount.set(closingCount.read() + 1);
}

/** Closes the error toast after a successful retry that shows no toast. */
export function closeErrorToast(): void {
  waiting = waiting.filter(({ variant }) => variant !== 'destructive');
  recoveryCount.set(recoveryCount.read() + 1);
}

export const takeToast = () => waiting.shift();
