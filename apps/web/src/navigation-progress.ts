import { loadingTextOf } from './routes.ts';

/*
 * What the visitor is waiting for, between choosing a link and seeing its page.
 */

/** A page that is there sooner is not announced. */
const PATIENCE_MS = 150;

let text: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: string | undefined) {
  clearTimeout(timer);
  if (next === text) return;
  text = next;
  for (const listener of listeners) listener();
}

export const navigationProgress = {
  leave(path: string) {
    if (path === window.location.pathname + window.location.search) return;
    clearTimeout(timer);
    timer = setTimeout(() => set(loadingTextOf(path.split('?')[0] ?? path)), PATIENCE_MS);
  },
  arrived: () => set(undefined),
  text: () => text,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
