import { loadingTextOf } from './routes.ts';

/*
 * What the visitor is waiting for, between choosing a page and seeing it.
 */

/** A page that is there sooner is not announced. */
const PATIENCE_MS = 150;

export type Wait = {
  text: string;
  /** False among the pages and categories of one list: there the list stays until the next one is here. */
  isForAnotherPage: boolean;
};

let wait: Wait | undefined;
let shown: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: Wait | undefined) {
  clearTimeout(timer);
  if (next === wait) return;
  wait = next;
  for (const listener of listeners) listener();
}

function leave(path: string) {
  clearTimeout(timer);
  // Also back to the page that is still on the screen: then the visitor waits for nothing any more.
  if (path === shown) return set(undefined);
  const next = pathnameOf(path);
  const text = loadingTextOf(next);
  const isForAnotherPage = shown === undefined || next !== pathnameOf(shown);
  timer = setTimeout(() => set(text ? { text, isForAnotherPage } : undefined), PATIENCE_MS);
}

const pathnameOf = (path: string) => path.split('?')[0] ?? path;

const leaveByHistory = () => leave(window.location.pathname + window.location.search);

export const navigationProgress = {
  leave,
  arrived: (path: string) => {
    shown = path;
    set(undefined);
  },
  wait: () => wait,
  subscribe(listener: () => void) {
    listeners.add(listener);
    window.addEventListener('popstate', leaveByHistory);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('popstate', leaveByHistory);
    };
  },
};
