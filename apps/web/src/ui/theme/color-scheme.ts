import { dark, light } from '../line-map/palette.ts';

const KEY = 'mantine-color-scheme-value';
const ATTRIBUTE = 'data-mantine-color-scheme';
/** The colours of the browser's own window, which stand in the page before the script. */
const WINDOW = 'meta[name=theme-color]';
const SYSTEM = '(prefers-color-scheme: dark)';

/*
 * Light or dark: what the visitor chose last, else what the system says. Mantine's style sheets look at the attribute,
 * and would keep a choice under this key.
 */

/**
 * Runs before the first paint, so that a page never flashes in the other scheme, and says that scripts run. The server
 * allows exactly this text by its hash.
 */
export const colorSchemeScript = `document.documentElement.dataset.js='';try{var c=localStorage.getItem('${KEY}');var d=c==='dark'||(c!=='light'&&matchMedia('${SYSTEM}').matches);document.documentElement.setAttribute('${ATTRIBUTE}',d?'dark':'light');for(var m of document.querySelectorAll('${WINDOW}'))m.content=d?'${dark.ground}':'${light.ground}'}catch(e){}`;

const listeners = new Set<() => void>();

function apply() {
  const chosen = readChoice();
  show(chosen === 'dark' || (chosen !== 'light' && window.matchMedia(SYSTEM).matches));
}

function show(isDark: boolean) {
  document.documentElement.setAttribute(ATTRIBUTE, isDark ? 'dark' : 'light');
  const { ground } = isDark ? dark : light;
  for (const meta of document.querySelectorAll(WINDOW)) meta.setAttribute('content', ground);
  for (const listener of listeners) listener();
}

function readChoice(): string | null {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    // Storage may be forbidden; then the system decides.
    return null;
  }
}

export const colorScheme = {
  isDark: () => document.documentElement.getAttribute(ATTRIBUTE) === 'dark',
  choose(scheme: 'light' | 'dark') {
    try {
      window.localStorage.setItem(KEY, scheme);
    } catch {
      // Storage may be forbidden; then the choice lasts as long as the page.
    }
    show(scheme === 'dark');
  },
  /** Follows the system, and what is chosen in another tab. */
  subscribe(listener: () => void) {
    if (listeners.size === 0) {
      window.matchMedia(SYSTEM).addEventListener('change', apply);
      window.addEventListener('storage', apply);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      window.matchMedia(SYSTEM).removeEventListener('change', apply);
      window.removeEventListener('storage', apply);
    };
  },
};
