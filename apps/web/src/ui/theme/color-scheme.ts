import { dark, light } from '@site/schema/palette';
import { createStore } from '../store.ts';

const KEY = 'mantine-color-scheme-value';
const ATTRIBUTE = 'data-mantine-color-scheme';
/** The theme-color tags, which the server renders before the script. */
const THEME_COLOR = 'meta[name=theme-color]';
const SYSTEM = '(prefers-color-scheme: dark)';

/*
 * The colour scheme: the visitor's last choice, otherwise the system's. The attribute and the storage key are
 * Mantine's.
 */

/**
 * Runs before the first paint, so that a page never flashes in the wrong scheme, and marks the document with `data-js`.
 * The Content-Security-Policy allows this text by its hash.
 */
export const colorSchemeScript = `document.documentElement.dataset.js='';try{var c=localStorage.getItem('${KEY}');var d=c==='dark'||(c!=='light'&&matchMedia('${SYSTEM}').matches);document.documentElement.setAttribute('${ATTRIBUTE}',d?'dark':'light');for(var m of document.querySelectorAll('${THEME_COLOR}'))m.content=d?'${dark.ground}':'${light.ground}'}catch(e){}`;

/** The number of changes. The scheme is read from the attribute, which is set before the scripts are loaded. */
const changeCount = createStore(0);
/** One list, because each call of `matchMedia` returns another one with its own listeners. */
let system: MediaQueryList | undefined;

function systemScheme(): MediaQueryList {
  system ??= window.matchMedia(SYSTEM);
  return system;
}

function apply() {
  const chosen = readChoice();
  show(chosen === 'dark' || (chosen !== 'light' && systemScheme().matches));
}

function show(isDark: boolean) {
  document.documentElement.setAttribute(ATTRIBUTE, isDark ? 'dark' : 'light');
  const { ground } = isDark ? dark : light;
  for (const meta of document.querySelectorAll(THEME_COLOR)) meta.setAttribute('content', ground);
  changeCount.set(changeCount.read() + 1);
}

function readChoice(): string | null {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    // Storage may be blocked: then the system decides.
    return null;
  }
}

export const colorScheme = {
  isDark: () => document.documentElement.getAttribute(ATTRIBUTE) === 'dark',
  choose(scheme: 'light' | 'dark') {
    try {
      window.localStorage.setItem(KEY, scheme);
    } catch {
      // Storage may be blocked: then the choice lasts until the page is closed.
    }
    show(scheme === 'dark');
  },
  /** Also follows the system and choices made in other tabs. */
  subscribe(listener: () => void) {
    // Adding them again has no effect.
    systemScheme().addEventListener('change', apply);
    window.addEventListener('storage', apply);
    return changeCount.subscribe(listener);
  },
};
