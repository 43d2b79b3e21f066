import { createStore, useStore } from '../../ui/store.ts';

/*
 * The state of the current navigation, from the click until the page is visible.
 */

/** The delay before the progress is shown. */
const DELAY_MS = 150;

type PendingNavigation = { pathname: string; text: string };

const pending = createStore<PendingNavigation | undefined>(undefined);
let shownPath: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function set(next: PendingNavigation | undefined) {
  clearTimeout(timer);
  if (next !== pending.read()) pending.set(next);
}

export const navigationProgress = {
  start(path: string, text: string) {
    clearTimeout(timer);
    // Going back to the page that is still visible ends the wait.
    if (path === shownPath) return set(undefined);
    const [pathname = path] = path.split('?');
    timer = setTimeout(() => set({ pathname, text }), DELAY_MS);
  },
  finish(path: string) {
    shownPath = path;
    set(undefined);
  },
};

export const usePendingNavigation = () => useStore(pending);
