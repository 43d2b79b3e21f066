import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Scrolls to the top of a new section, except after Back, Forward or a link to a part of it. */
export function useScrollToTop(section: string | undefined): void {
  const shown = useRef(section);
  const isTraversal = useNavigationType() === 'POP';
  const { hash } = useLocation();
  useEffect(() => {
    if (shown.current === section) return;
    shown.current = section;
    if (!isTraversal && !hash) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [section, isTraversal, hash]);
}
