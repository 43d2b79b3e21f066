import { useEffect, useRef, useState } from 'react';
import { RouterLink } from '../../app/navigation/RouterLink.tsx';
import classes from './SettingsNav.module.css';
import { type SettingsBlockId, settingsBlocks } from './settings-blocks.ts';

const ids = Object.keys(settingsBlocks) as SettingsBlockId[];

/** Sticky links to the blocks of the settings, with the current block marked. */
export function SettingsNav() {
  const nav = useRef<HTMLElement>(null);
  const read = useBlockInView();

  // On narrow screens the links scroll sideways.
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (link && nav.current) nav.current.scrollLeft = link.offsetLeft - nav.current.clientWidth / 3;
  }, [read]);

  return (
    <nav ref={nav} aria-label="Settings" className={classes.nav}>
      {ids.map((id) => (
        <RouterLink key={id} to={{ hash: id }} aria-current={id === read ? 'true' : undefined}>
          {settingsBlocks[id]}
        </RouterLink>
      ))}
    </nav>
  );
}

/** The block near the upper edge of the window, where links scroll to, so that short blocks are marked too. */
function useBlockInView(): SettingsBlockId | undefined {
  const [inView, setInView] = useState(ids[0]);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) setInView(target.id as SettingsBlockId);
      },
      { rootMargin: '-12% 0px -88% 0px' },
    );
    for (const id of ids) observer.observe(document.getElementById(id) as HTMLElement);
    return () => observer.disconnect();
  }, []);
  return inView;
}
