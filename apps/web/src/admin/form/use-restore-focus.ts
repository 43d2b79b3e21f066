import { useEffect, useState } from 'react';

/** Gives the focus back to what had it, once the dialog that is mounted to be open is gone. */
export function useRestoreFocus(): void {
  const [cameFrom] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true });
    },
    [cameFrom],
  );
}
