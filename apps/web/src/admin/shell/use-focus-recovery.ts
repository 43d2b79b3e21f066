import { useEffect } from 'react';

/**
 * Moves the focus when the focused element is removed or disabled, because the browser would start at the top of the
 * page: to the open dialog, after the last of several dialogs to the element that opened the first, otherwise to the
 * heading of the screen. An element that was only disabled while loading gets the focus back.
 */
export function useFocusRecovery(): void {
  useEffect(() => {
    let lastFocused: HTMLElement | undefined;
    let lastOutsideDialogs: HTMLElement | undefined;
    const unmounted = new AbortController();
    const isFocusLost = () => document.activeElement === document.body;
    const canFocus = (element: HTMLElement) => element.isConnected && !element.matches(':disabled');

    function onFocusIn({ target }: FocusEvent) {
      lastFocused = target instanceof HTMLElement ? target : undefined;
      if (!lastFocused?.closest('[aria-modal]')) lastOutsideDialogs = lastFocused;
    }

    // The element still exists: the user removed the focus by a click on the page.
    function afterFocusOut() {
      if (lastFocused && canFocus(lastFocused) && isFocusLost()) lastFocused = undefined;
    }

    function recover() {
      scheduled = undefined;
      if (!lastFocused || !isFocusLost()) return;
      if (lastFocused.isConnected && lastFocused.matches('[data-loading]')) return;
      if (canFocus(lastFocused)) return lastFocused.focus({ preventScroll: true });
      const [dialog] = Array.from(document.querySelectorAll<HTMLElement>('[aria-modal]')).slice(-1);
      const opener = lastOutsideDialogs && canFocus(lastOutsideDialogs) ? lastOutsideDialogs : undefined;
      (dialog ?? opener ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
    }

    // Deferred: while the focus moves from one element to another, no element has it.
    let scheduled: ReturnType<typeof setTimeout> | undefined;
    const observer = new MutationObserver(() => {
      scheduled ??= setTimeout(recover);
    });

    document.addEventListener('focusin', onFocusIn, { signal: unmounted.signal });
    document.addEventListener('focusout', () => setTimeout(afterFocusOut), { signal: unmounted.signal });
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'data-loading'] });
    return () => {
      unmounted.abort();
      observer.disconnect();
      clearTimeout(scheduled);
    };
  }, []);
}
