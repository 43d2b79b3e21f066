import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { tabDrafts } from '../../app/draft-store.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import classes from './ThankYou.module.css';

type Props = {
  children: ReactNode;
  /** Of the form that was sent: what it held is no draft any more, whichever way it was sent. */
  draft: string;
  /** The button that leads back to an empty form, and the page it is on. */
  again: string;
  page: string;
  onAgain: () => void;
  /** Set where the form was just here, and the focus with it. */
  takesFocus: boolean;
};

export function ThankYou({ children, draft, again, page, onAgain, takesFocus }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  useEffect(() => tabDrafts.clear(draft), [draft]);

  function goBack(event: SyntheticEvent) {
    event.preventDefault();
    onAgain();
  }

  return (
    <div className={classes.thanks}>
      <svg viewBox="0 0 200 64" className={classes.drawing} fill="none" aria-hidden>
        <path d="M0 32h140" stroke="var(--line)" strokeWidth="12" />
        <rect x="118" y="6" width="52" height="52" rx="26" fill="var(--ground)" stroke="var(--ink)" strokeWidth="6" />
        <path d="M132 32l9 9 16-18" stroke="var(--ink)" strokeWidth="6" />
      </svg>
      <h2 ref={heading} tabIndex={-1} className={classes.title}>
        Thank You
      </h2>
      <p className={classes.text}>{children}</p>
      {/* A form, so that the button also works without JavaScript. */}
      <form action={page} onSubmit={goBack}>
        <ActionButton type="submit">{again}</ActionButton>
      </form>
    </div>
  );
}
