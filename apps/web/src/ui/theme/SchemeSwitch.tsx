import { useSyncExternalStore } from 'react';
import { colorScheme } from './color-scheme.ts';
import classes from './SchemeSwitch.module.css';

/** Toggles between light and dark. */
export function SchemeSwitch() {
  const isDark = useSyncExternalStore(colorScheme.subscribe, colorScheme.isDark, () => false);

  return (
    <button
      type="button"
      className={classes.switch}
      aria-label="Dark mode"
      data-tip="Dark mode"
      aria-pressed={isDark}
      onClick={() => colorScheme.choose(isDark ? 'light' : 'dark')}
    >
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden>
        <circle cx="12" cy="12" r="8" />
        <path className={classes.half} d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" />
      </svg>
    </button>
  );
}
