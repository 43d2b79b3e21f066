import { adminSessionKey } from '@site/schema/site';

/*
 * The session token of the administrator in local storage. The server renders every page as logged out.
 */

const listeners = new Set<() => void>();

/** An unconfirmed token, kept only in memory until the server confirms it. */
let unchecked: string | null = null;

function notify() {
  for (const listener of listeners) listener();
}

export const storedSession = {
  read: () => localStorage.getItem(adminSessionKey),

  readUnchecked: () => unchecked,

  /** Removes the token from the storage and keeps it in memory for another check. */
  setAside() {
    unchecked = localStorage.getItem(adminSessionKey) ?? unchecked;
    localStorage.removeItem(adminSessionKey);
    notify();
  },

  /** Stores the token again that was kept in memory. */
  bringBack() {
    if (unchecked !== null) storedSession.save(unchecked);
  },

  save(token: string) {
    unchecked = null;
    localStorage.setItem(adminSessionKey, token);
    notify();
  },

  clear() {
    unchecked = null;
    localStorage.removeItem(adminSessionKey);
    notify();
  },

  subscribe(listener: () => void) {
    listeners.add(listener);
    // Sent when another tab logs in or out.
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  },
};
