import { paths } from '@site/schema/paths';
import { type ReactNode, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { tabDrafts } from '../../app/draft-store.ts';
import { useNavigation } from '../../app/navigation/navigation.ts';
import { PageLink } from '../../app/navigation/PageLink.tsx';
import { ActionButton } from '../../ui/ActionButton.tsx';
import classes from './ThankYou.module.css';

type Props = {
  texts: { thanksTitle: string; again: string };
  children: ReactNode;
  /** The content below the text. */
  details?: ReactNode;
  /** The key of the draft, which is deleted because the form was sent. */
  draft: string;
  /** The path of the page with the form. */
  page: string;
  onAgain: () => void;
  /** Set when the form had the focus before it was replaced. */
  takesFocus: boolean;
};

export function ThankYou({ texts, children, details, draft, page, onAgain, takesFocus }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { labels } = useNavigation();
  // Scrolls the message to the top of the window, which leaves room for the success toast below. A layout effect runs
  // before the toast is positioned.
  useLayoutEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.parentElement?.scrollIntoView({ behavior: 'instant' });
  }, [takesFocus]);

  useEffect(() => tabDrafts.clear(draft), [draft]);

  function showForm(event: SyntheticEvent) {
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
        {texts.thanksTitle}
      </h2>
      <p className={classes.text}>{children}</p>
      {details}
      <p className={classes.next}>
        <PageLink to={paths.caseStudies}>Case Studies</PageLink>
        {page !== paths.scheduleCall && <PageLink to={paths.scheduleCall}>{labels.call}</PageLink>}
      </p>
      {/* A form, so that the button works without JavaScript. */}
      <form action={page} onSubmit={showForm}>
        <ActionButton type="submit">{texts.again}</ActionButton>
      </form>
    </div>
  );
}
