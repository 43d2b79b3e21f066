import { adminSessionKey } from '@site/schema/site';

/*
 * The administrator's session as the browser keeps it. The server renders as if there were none.
 */

const listeners = new Set<() => void>();

function changed() {
  for (const listener of listeners) listener();
}

export const storedSession = {
  read: () => localStorage.getItem(adminSessionKey),

  keep(sessionId: string) {
    localStorage.setItem(adminSessionKey, sessionId);
    changed();
  },

  forget() {
    localStorage.removeItem(adminSessionKey);
    changed();
  },

  subscribe(listener: () => void) {
    listeners.add(listener);
    // Another tab logging in or out.
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  },
};
