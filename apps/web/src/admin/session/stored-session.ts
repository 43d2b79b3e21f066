import { adminSessionKey } from '@site/schema/site';

/*
 * The session token of the administrator in local storage. The server renders every page as logged out.
 */

const listeners = new Set<() => void>();

function notify() {
  for (const listener of listeners) listener();
}

export const storedSession = {
  read: () => localStorage.getItem(adminSessionKey),

  save(token: string) {
    localStorage.setItem(adminSessionKey, token);
    notify();
  },

  clear() {
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
