/*
 * Short messages on top of the page. What shows them is loaded with the first one, or with a form.
 */

export type Toast = {
  title: string;
  message?: string | undefined;
  variant?: 'default' | 'destructive';
  /** What the reader can do about it, as long as the toast is there. */
  action?: { label: string; run: () => void };
};

const waiting: Toast[] = [];
const listeners = new Set<() => void>();
let count = 0;

export function showToast(toast: Toast): void {
  waiting.push(toast);
  count += 1;
  for (const listener of listeners) listener();
}

export const toastQueue = {
  /** How many there have been. */
  count: () => count,
  take: () => waiting.shift(),
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
