import { UnstyledButton } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { modKey } from './mod-key.ts';
import classes from './PaletteButton.module.css';

const Palette = lazy(async () => ({ default: (await import('./Palette.tsx')).Palette }));
const KeyboardHelp = lazy(async () => ({ default: (await import('./KeyboardHelp.tsx')).KeyboardHelp }));

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Opens the search with a click or Ctrl+K, and the list of keys with a question mark. */
export function PaletteButton() {
  const [opened, setOpened] = useState<'palette' | 'keys'>();
  const close = () => setOpened(undefined);

  useWindowEvent('keydown', (event) => {
    // The editor of articles has its own Ctrl+K, which makes a link.
    if (event.defaultPrevented || event.altKey) return;
    const isModified = event.ctrlKey || event.metaKey;
    if (isModified && !event.shiftKey && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      setOpened('palette');
    } else if (event.key === '?' && !isModified && !isField(event.target)) {
      setOpened('keys');
    }
  });

  return (
    <>
      <UnstyledButton
        className={classes.button}
        aria-label={`Search ${modKey} K`}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpened('palette')}
      >
        <IconSearch size={18} stroke={2} aria-hidden />
        <span className={classes.label}>Search</span> <kbd className={classes.keys}>{modKey} K</kbd>
      </UnstyledButton>
      <Suspense>
        {opened === 'palette' && <Palette onClose={close} />}
        {opened === 'keys' && <KeyboardHelp onClose={close} />}
      </Suspense>
    </>
  );
}
