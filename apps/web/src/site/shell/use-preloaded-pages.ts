import { useEffect } from 'react';
import { usePageLoader } from '../../app/page-loader-context.ts';
import { entries } from './navigation.ts';

/** Not in TypeScript's types; only Chromium has it. */
type Connection = { saveData?: boolean; effectiveType?: string };

/**
 * Fetches the code of the pages in the header when the visitor moves the mouse, so that a click waits for data only. On a
 * touch screen a tap counts as a movement, but scrolling does not.
 */
export function usePreloadedPages() {
  const loader = usePageLoader();
  useEffect(() => {
    const { saveData, effectiveType = '4g' } = (navigator as { connection?: Connection }).connection ?? {};
    if (saveData || effectiveType !== '4g') return;
    const fetchModules = () => {
      if (!navigator.onLine) return;
      for (const { to } of entries) loader.fetchModule(to).catch(() => {});
    };
    const waitUntilIdle = () => void (window.requestIdleCallback ?? setTimeout)(fetchModules);
    window.addEventListener('mousemove', waitUntilIdle, { once: true, passive: true });
    return () => window.removeEventListener('mousemove', waitUntilIdle);
  }, [loader]);
}
