import { paths } from '@site/schema/paths';
import { scrollToFormDelayMs } from '@site/schema/site';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import { scrollPositions } from './scroll-positions.ts';

export const CONTACT_FORM = 'contact-form';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Scrolls to the top of a new page without animation, and to the previous position after Back and Forward. The contact
 * page then scrolls smoothly to its form.
 */
export function useScrollOnNavigation() {
  const location = useLocation();
  const { pathname, key } = location;
  const isTraversal = useNavigationType() === 'POP';
  const previous = useRef<Location>(undefined);
  const isRestored = useRef(false);

  useBrowserLayoutEffect(() => {
    const from = previous.current;
    previous.current = location;
    isRestored.current = false;
    // The browser restores the scroll position of a reloaded page.
    if (!from || from.key === location.key) return;
    const top = isTraversal && currentKey() ? scrollPositions.get(location.key) : undefined;
    const target = document.getElementById(location.hash.slice(1));
    if (top !== undefined) {
      isRestored.current = true;
      window.scrollTo({ top, behavior: 'instant' });
    } else if (target) target.scrollIntoView();
    // The pages of a list scroll in Pager.tsx.
    else if (from.pathname !== location.pathname || from.search === location.search) {
      window.scrollTo({ top: 0, behavior: 'instant' });
    }
  }, [location, isTraversal]);

  useBrowserLayoutEffect(() => {
    // Once a navigation has begun, the height of the page may change before its effects run.
    const record = () => {
      if (currentKey() === key) scrollPositions.set(key, window.scrollY);
    };
    record();
    window.addEventListener('scroll', record, { passive: true });
    return () => window.removeEventListener('scroll', record);
  }, [key]);

  useEffect(() => {
    // The browser restores the position of a page that is reloaded or that another document leads back to.
    const leave = () => {
      window.history.scrollRestoration = 'auto';
      scrollPositions.store();
    };
    window.history.scrollRestoration = 'manual';
    scrollPositions.restore();
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);

  useEffect(() => {
    if (pathname !== paths.contact || isRestored.current) return;
    const timer = setTimeout(() => {
      // The visitor has scrolled in the meantime, or a reload restored the scroll position.
      if (window.scrollY > 0) return;
      const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
      document.getElementById(CONTACT_FORM)?.scrollIntoView({ behavior, block: 'start' });
    }, scrollToFormDelayMs);
    return () => clearTimeout(timer);
    // With `key`, a link to the same URL scrolls again.
  }, [pathname, key]);
}

/** The router's key of the history entry; entries have none when the browser follows a link to an anchor by itself. */
const currentKey = (): string | undefined => window.history.state && (window.history.state.key ?? 'default');
