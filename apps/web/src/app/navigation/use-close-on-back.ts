import { useEffect, useEffectEvent } from 'react';

/** Lets Back close an open dialog and stay on the page: the dialog has a history entry of its own. */
export function useCloseOnBack(isOpen: boolean, close: () => void) {
  const onBack = useEffectEvent(close);

  useEffect(() => {
    if (!isOpen) return;
    // The router sees the same location, because its key and URL stay.
    window.history.pushState({ ...window.history.state, [DIALOG]: true }, '');
    const leave = () => onBack();
    window.addEventListener('popstate', leave);
    return () => {
      window.removeEventListener('popstate', leave);
      // Closed in another way. After a navigation the entry is no longer the current one.
      if (window.history.state?.[DIALOG]) window.history.back();
    };
  }, [isOpen]);
}

const DIALOG = 'dialog';
