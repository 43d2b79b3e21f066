import { useEffect, useState } from 'react';

/** Returns the focus to the element that had it before the dialog was mounted, when the dialog is unmounted. */
export function useRestoreFocus(): void {
  const [previous] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (previous instanceof HTMLElement) previous.focus({ preventScroll: true });
    },
    [previous],
  );
}
