import { loadingTextOf } from './routes.ts';

/*
 * What the visitor is waiting for, between choosing a link and seeing its page.
 */

let text: string | undefined;
const listeners = new Set<() => void>();

function set(next: string | undefined) {
  if (next === text) return;
  text = next;
  for (const listener of listeners) listener();
}

export const navigationProgress = {
  leave: (path: string) => {
    if (path !== window.location.pathname + window.location.search) set(loadingTextOf(path.split('?')[0] ?? path));
  },
  arrived: () => set(undefined),
  text: () => text,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
