import { useSyncExternalStore } from 'react';

/*
 * The token of the call that was booked in this tab, in session storage. The drafts of forms are in another module,
 * which most pages do not load.
 */

const KEY = 'booked';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function rememberBooking(token: string): void {
  try {
    window.sessionStorage.setItem(KEY, token);
  } catch {
    // Storage may be blocked or full: then the buttons do not name the booking.
  }
  for (const listener of listeners) listener();
}

function bookedToken(): string | undefined {
  try {
    return window.sessionStorage.getItem(KEY) || undefined;
  } catch {
    return undefined;
  }
}

/** Undefined without a booked call, and on the server, which cannot read session storage. */
export const useBookedToken = () => useSyncExternalStore(subscribe, bookedToken, () => undefined);
