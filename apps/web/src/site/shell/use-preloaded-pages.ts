import { useEffect } from 'react';
import { useNavigation } from '../../app/navigation/navigation.ts';
import { usePageLoader } from '../../app/page-loader-context.ts';

/** Not in TypeScript's types; only Chromium has it. */
type Connection = { saveData?: boolean; effectiveType?: string };

/**
 * Fetches the code of the pages in the header when the visitor moves the mouse, so that a click waits for data only. On a
 * touch screen a tap counts as a movement, but scrolling does not.
 */
export function usePreloadedPages() {
  const loader = usePageLoader();
  const { menu } = useNavigation();
  useEffect(() => {
    const { saveData, effectiveType = '4g' } = (navigator as { connection?: Connection }).connection ?? {};
    if (saveData || effectiveType !== '4g') return;
    const fetchModules = () => {
      if (!navigator.onLine) return;
      for (const { to } of menu) if (loader.isPage(to)) loader.fetchModule(to).catch(() => {});
    };
    const waitUntilIdle = () => void (window.requestIdleCallback ?? setTimeout)(fetchModules);
    window.addEventListener('mousemove', waitUntilIdle, { once: true, passive: true });
    return () => window.removeEventListener('mousemove', waitUntilIdle);
  }, [loader, menu]);
}
