import { phoneLink } from '@site/schema/contact-link';
import { paths } from '@site/schema/paths';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ContactLink } from '../../app/navigation/ContactLink.tsx';
import { useNavigation } from '../../app/navigation/navigation.ts';
import { PageLink } from '../../app/navigation/PageLink.tsx';
import { useSite } from '../../app/site-facts.ts';
import { SchemeSwitch } from '../../ui/theme/SchemeSwitch.tsx';
import classes from './MobileNavigation.module.css';
import { useActive } from './navigation.ts';
import { ServiceLinks } from './ServiceLinks.tsx';

export function MobileNavigation() {
  const menu = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const active = useActive();
  const { menu: entries, labels } = useNavigation();
  const { phone } = useSite().brand;
  const { pathname } = useLocation();
  // The menu is open on one path only, so a navigation closes it.
  const [openOn, setOpenOn] = useState<string>();
  const open = openOn === pathname;
  const close = () => setOpenOn(undefined);

  /** Moves the focus to the button, because the chosen link is hidden and may lead to the current page. */
  function closeAndFocusToggle() {
    close();
    toggle.current?.focus();
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) closeAndFocusToggle();
  }

  // Pressing outside the open menu closes it. Until then the page behind it cannot scroll.
  useEffect(() => {
    if (!open) return;
    const closeOnPressOutside = ({ target }: PointerEvent) => {
      if (!menu.current?.contains(target as Node)) setOpenOn(undefined);
    };
    document.addEventListener('pointerdown', closeOnPressOutside);
    return () => document.removeEventListener('pointerdown', closeOnPressOutside);
  }, [open]);

  // A press between the entries removes the focus and must not close the menu.
  function closeOnBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu that the button opened
    <div ref={menu} className={classes.mobile} onKeyDown={closeOnEscape} onBlur={closeOnBlur}>
      <button
        ref={toggle}
        type="button"
        className={classes.toggle}
        aria-expanded={open}
        aria-controls="mobile-menu"
        aria-label={open ? 'Close menu' : 'Open menu'}
        onClick={() => setOpenOn(open ? undefined : pathname)}
      >
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
          <path d={open ? 'M5 5l14 14M19 5L5 19' : 'M3 7h18M3 17h18'} />
        </svg>
      </button>
      <nav id="mobile-menu" aria-label="Mobile" className={classes.panel} data-open={open || undefined}>
        <ul>
          {entries.map((entry, index) => (
            <li key={index} className={classes.entry}>
              {entry.to === paths.services ? (
                <ServicesEntry label={entry.label} isActive={active(entry.to)} onChoose={closeAndFocusToggle} />
              ) : (
                <PageLink
                  to={entry.to}
                  className={classes.link}
                  aria-current={active(entry.to) ? 'page' : undefined}
                  onClick={closeAndFocusToggle}
                >
                  {entry.label}
                </PageLink>
              )}
            </li>
          ))}
        </ul>
        <div className={classes.foot}>
          <ContactLink look="main" onClick={closeAndFocusToggle} />
          <PageLink to={paths.scheduleCall} onClick={closeAndFocusToggle}>
            {labels.call}
          </PageLink>
          {phone && <a href={phoneLink(phone)}>{phone}</a>}
          <SchemeSwitch />
        </div>
      </nav>
    </div>
  );
}

type EntryProps = { label: string; isActive: boolean; onChoose: () => void };

/** The entry that opens the list of services below it. */
function ServicesEntry({ label, isActive, onChoose }: EntryProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={classes.link}
        aria-current={isActive || undefined}
        aria-expanded={isOpen}
        aria-controls="mobile-services"
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <svg viewBox="0 0 10 6" className={classes.caret} aria-hidden>
          <path d="M0 0h10L5 6z" fill="currentColor" />
        </svg>
      </button>
      <div id="mobile-services" className={classes.sublist} data-open={isOpen || undefined}>
        <ServiceLinks onChoose={onChoose} />
      </div>
    </>
  );
}
