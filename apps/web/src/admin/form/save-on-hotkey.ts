import { getHotkeyHandler } from '@mantine/hooks';
import type { KeyboardEvent } from 'react';

/** Ctrl+S or Cmd+S saves this form, not another one on the screen that listens to the same keys. */
export function saveOnHotkey(save: () => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    getHotkeyHandler([['mod+S', save]])(event);
    if (event.defaultPrevented) event.stopPropagation();
  };
}
