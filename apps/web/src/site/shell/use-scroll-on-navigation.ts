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
    // The browser would put a page of its history where it was left; it still does so for one that is loaded anew.
    const restoreOnLoad = () => {
      window.history.scrollRestoration = 'auto';
    };
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', restoreOnLoad);
    return () => window.removeEventListener('pagehide', restoreOnLoad);
  }, []);

  useEffect(() => {
    if (pathname !== paths.contact) return;
    const timer = setTimeout(() => {
      const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
      document.getElementById(CONTACT_FORM)?.scrollIntoView({ behavior, block: 'start' });
    }, scrollToFormDelayMs);
    return () => clearTimeout(timer);
  }, [pathname]);
}
