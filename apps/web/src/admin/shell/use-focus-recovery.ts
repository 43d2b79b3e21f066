import { useEffect } from 'react';

/**
 * Where what had the focus is gone, or can no longer be pressed, the keyboard goes on from the head of the screen, not
 * from the top of the page. What only waits for an answer gets the focus back.
 */
export function useFocusRecovery(): void {
  useEffect(() => {
    let held: HTMLElement | undefined;
    const done = new AbortController();
    const isLost = () => document.activeElement === document.body;
    const canHold = (element: HTMLElement) => element.isConnected && !element.matches(':disabled');

    function hold({ target }: FocusEvent) {
      held = target instanceof HTMLElement ? target : undefined;
    }

    // Left on purpose, with a click beside everything.
    function leave() {
      if (held && canHold(held) && isLost()) held = undefined;
    }

    const observer = new MutationObserver(() => {
      if (!held || !isLost() || (held.isConnected && held.matches('[data-loading]'))) return;
      if (canHold(held)) return held.focus({ preventScroll: true });
      // A dialog gives the focus back itself.
      if (document.querySelector('[aria-modal]')) return;
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    });

    document.addEventListener('focusin', hold, { signal: done.signal });
    document.addEventListener('focusout', () => setTimeout(leave), { signal: done.signal });
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'data-loading'] });
    return () => {
      done.abort();
      observer.disconnect();
    };
  }, []);
}
