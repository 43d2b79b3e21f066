import { paths } from '@site/schema/paths';
import { scrollToFormDelayMs } from '@site/schema/site';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation } from 'react-router-dom';

export const CONTACT_FORM = 'contact-form';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Scrolls to the top after a navigation, without animation; the contact page then scrolls smoothly to its form. */
export function useScrollOnNavigation() {
  const location = useLocation();
  const { pathname, key } = location;
  const previous = useRef<Location>(undefined);

  useBrowserLayoutEffect(() => {
    const from = previous.current;
    previous.current = location;
    // The browser restores the scroll position of a reloaded page.
    if (!from || from.key === location.key) return;
    const target = document.getElementById(location.hash.slice(1));
    if (target) target.scrollIntoView();
    // The pages of a list scroll in Pager.tsx.
    else if (from.pathname !== location.pathname || from.search === location.search) {
      window.scrollTo({ top: 0, behavior: 'instant' });
    }
  }, [location]);

  useEffect(() => {
    // Every page starts at its top, also after going back. Only a reload restores the scroll position.
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
      // The visitor has scrolled meanwhile, or a reload restored the scroll position.
      if (window.scrollY > 0) return;
      const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
      document.getElementById(CONTACT_FORM)?.scrollIntoView({ behavior, block: 'start' });
    }, scrollToFormDelayMs);
    return () => clearTimeout(timer);
    // With `key`, a link to the same URL scrolls again.
  }, [pathname, key]);
}
