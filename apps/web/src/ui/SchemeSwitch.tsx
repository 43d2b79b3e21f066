import { useEffect, useSyncExternalStore } from 'react';
import { colorScheme } from './color-scheme.ts';
import { dark, light } from './line-map/palette.ts';
import classes from './SchemeSwitch.module.css';
import { useHydrated } from './use-hydrated.ts';

/** Light or dark; the choice is remembered, and without one the system decides. Which icon shows is up to the CSS. */
export function SchemeSwitch() {
  const isDark = useSyncExternalStore(colorScheme.subscribe, colorScheme.isDark, () => false);
  const isHydrated = useHydrated();

  useEffect(() => {
    if (!isHydrated) return;
    const { ground } = isDark ? dark : light;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', ground);
  }, [isDark, isHydrated]);

  return (
    <button
      type="button"
      className={classes.switch}
      aria-label="Dark mode"
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
