import { adminSessionKey } from '@site/schema/site';
import { createStore } from '../../ui/store.ts';

/*
 * The session token of the administrator in local storage. The server renders every page as logged out.
 */

/** An unconfirmed token, kept only in memory until the server confirms it. */
const unchecked = createStore<string | null>(null);

export const storedSession = {
  read: () => localStorage.getItem(adminSessionKey),

  unchecked,

  /** Removes the token from the storage and keeps it in memory for another check. */
  setAside() {
    const token = storedSession.read() ?? unchecked.read();
    localStorage.removeItem(adminSessionKey);
    unchecked.set(token);
  },

  /** Stores the token again that was kept in memory. */
  bringBack() {
    const token = unchecked.read();
    if (token !== null) storedSession.save(token);
  },

  save(token: string) {
    localStorage.setItem(adminSessionKey, token);
    unchecked.set(null);
  },

  clear() {
    localStorage.removeItem(adminSessionKey);
    unchecked.set(null);
  },

  subscribe(listener: () => void) {
    const unsubscribe = unchecked.subscribe(listener);
    // Sent when another tab logs in or out.
    window.addEventListener('storage', listener);
    return () => {
      unsubscribe();
      window.removeEventListener('storage', listener);
    };
  },
};
