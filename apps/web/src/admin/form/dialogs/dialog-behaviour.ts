import { type KeyboardEvent, useEffect, useState } from 'react';

/** Escape closes only the top dialog, or the dropdown that is open in it. Mantine would close every open dialog. */
export function closeOnEscape(onClose: (() => void) | undefined) {
  return ({ key, target, currentTarget }: KeyboardEvent) => {
    if (key !== 'Escape' || !(target instanceof Element) || !currentTarget.contains(target)) return;
    if (!target.matches('[data-mantine-stop-propagation]')) onClose?.();
  };
}

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
