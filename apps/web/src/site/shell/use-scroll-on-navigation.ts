import { paths } from '@site/schema/paths';
import { scrollToFormDelayMs } from '@site/schema/site';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

export const CONTACT_FORM = 'contact-form';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Every page starts at its top, at once; the contact page then glides to its form. */
export function useScrollOnNavigation() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);

  useBrowserLayoutEffect(() => {
    // On every change of route, the way back included.
    window.history.scrollRestoration = shown.current === pathname ? 'auto' : 'manual';
    shown.current = pathname;
    if (!hash) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname]);

  useEffect(() => {
    if (pathname !== paths.contact) return;
    const timer = setTimeout(() => {
      const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      const behavior = isStill ? 'instant' : 'smooth';
      document.getElementById(CONTACT_FORM)?.scrollIntoView({ behavior, block: 'start' });
    }, scrollToFormDelayMs);
    return () => clearTimeout(timer);
  }, [pathname]);
}
