import { paths } from '@site/schema/paths';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useNavigation } from '../../app/navigation/navigation.ts';
import { PageLink } from '../../app/navigation/PageLink.tsx';
import { SchemeSwitch } from '../../ui/theme/SchemeSwitch.tsx';
import classes from './DesktopNavigation.module.css';
import { useActive } from './navigation.ts';
import { ServiceLinks } from './ServiceLinks.tsx';

const CLOSE_DELAY_MS = 200;

export function DesktopNavigation() {
  const active = useActive();
  const { menu } = useNavigation();
  return (
    <nav aria-label="Main" className={classes.navigation}>
      <ul className={classes.entries}>
        {menu.map((entry, index) => (
          <li key={index} className={classes.entry}>
            {entry.to === paths.services ? (
              <ServicesMenu label={entry.label} active={active(entry.to)} />
            ) : (
              <PageLink to={entry.to} className={classes.link} aria-current={active(entry.to) ? 'page' : undefined}>
                {entry.label}
              </PageLink>
            )}
          </li>
        ))}
      </ul>
      <SchemeSwitch />
    </nav>
  );
}

function ServicesMenu({ label, active }: { label: string; active: boolean }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isHovered = useRef(false);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Closes the list after a delay, because the pointer may leave the button on its way to a distant column. */
  function hover(event: PointerEvent, hovered: boolean) {
    if (event.pointerType !== 'mouse') return;
    isHovered.current = hovered;
    clearTimeout(closing.current);
    if (hovered) setOpen(true);
    else closing.current = setTimeout(() => setOpen(false), CLOSE_DELAY_MS);
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  }

  function closeOnBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside serves the keyboard
    <div
      className={classes.services}
      onKeyDown={closeOnEscape}
      onBlur={closeOnBlur}
      onPointerEnter={(event) => hover(event, true)}
      onPointerLeave={(event) => hover(event, false)}
    >
      <button
        ref={button}
        type="button"
        className={classes.link}
        aria-current={active || undefined}
        aria-expanded={open}
        aria-controls="services-menu"
        // A click of the mouse that opened the list by hovering does not close it.
        onClick={({ detail }) => setOpen((detail > 0 && isHovered.current) || !open)}
      >
        {label}
        <svg viewBox="0 0 10 6" className={classes.caret} aria-hidden>
          <path d="M0 0h10L5 6z" fill="currentColor" />
        </svg>
      </button>
      <div id="services-menu" className={classes.menu} data-open={open || undefined}>
        <ServiceLinks className={classes.list} onChoose={() => setOpen(false)} />
      </div>
    </div>
  );
}
