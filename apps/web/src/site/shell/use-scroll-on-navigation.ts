import { paths } from '@site/schema/paths';
import { scrollToFormDelayMs } from '@site/schema/site';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

export const CONTACT_FORM = 'contact-form';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Every page starts at its top, at once; the contact page then glides to its form. */
export function useScrollOnNavigation() {
  const { pathname, hash } = useLocation();

  useBrowserLayoutEffect(() => {
    if (!hash) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname]);

  useEffect(() => {
    if (pathname !== paths.contact) return;
    const timer = setTimeout(() => {
      document.getElementById(CONTACT_FORM)?.scrollIntoView({ behavior: 'smooth', block: 'start' });
    }, scrollToFormDelayMs);
    return () => clearTimeout(timer);
  }, [pathname]);
}
