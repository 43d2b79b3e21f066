import { useSyncExternalStore } from 'react';

/*
 * The private link of the call that was booked in this tab. Apart from the drafts, whose code most pages do not load.
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

/** The token of the call that was booked in this tab. The server does not know what the tab has stored. */
export const useBookedToken = () => useSyncExternalStore(subscribe, bookedToken, () => undefined);
