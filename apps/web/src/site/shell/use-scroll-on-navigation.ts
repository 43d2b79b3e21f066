import { paths } from '@site/schema/paths';
import { scrollToFormDelayMs } from '@site/schema/site';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation } from 'react-router-dom';

export const CONTACT_FORM = 'contact-form';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Every page starts at its top, at once; the contact page then glides from there to its form. */
export function useScrollOnNavigation() {
  const location = useLocation();
  const { pathname, key } = location;
  const left = useRef<Location>(undefined);

  useBrowserLayoutEffect(() => {
    const from = left.current;
    left.current = location;
    // A page that is loaded anew is the browser's to place.
    if (!from || from.key === location.key) return;
    const target = document.getElementById(location.hash.slice(1));
    if (target) target.scrollIntoView();
    // The pages of a list place themselves.
    else if (from.pathname !== location.pathname || from.search === location.search) {
      window.scrollTo({ top: 0, behavior: 'instant' });
    }
  }, [location]);

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
      // Who has set out meanwhile, or was brought back to where the page was left, is not taken away from there.
      if (window.scrollY > 0) return;
      const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
      document.getElementById(CONTACT_FORM)?.scrollIntoView({ behavior, block: 'start' });
    }, scrollToFormDelayMs);
    return () => clearTimeout(timer);
    // The same address again is a visit of its own.
  }, [pathname, key]);
}
