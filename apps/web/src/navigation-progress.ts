import { loadingTextOf } from './routes.ts';

/*
 * What the visitor is waiting for, between choosing a page and seeing it.
 */

/** A page that is there sooner is not announced. */
const PATIENCE_MS = 150;

let text: string | undefined;
let shown: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: string | undefined) {
  clearTimeout(timer);
  if (next === text) return;
  text = next;
  for (const listener of listeners) listener();
}

function leave(path: string) {
  clearTimeout(timer);
  // Also back to the page that is still on the screen: then the visitor waits for nothing any more.
  if (path === shown) set(undefined);
  else timer = setTimeout(() => set(loadingTextOf(path.split('?')[0] ?? path)), PATIENCE_MS);
}

const leaveByHistory = () => leave(window.location.pathname + window.location.search);

export const navigationProgress = {
  leave,
  arrived: (path: string) => {
    shown = path;
    set(undefined);
  },
  text: () => text,
  subscribe(listener: () => void) {
    listeners.add(listener);
    window.addEventListener('popstate', leaveByHistory);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('popstate', leaveByHistory);
    };
  },
};
