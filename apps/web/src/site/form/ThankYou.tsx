import { paths } from '@site/schema/paths';
import { type ReactNode, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { tabDrafts } from '../../app/draft-store.ts';
import { useNavigation } from '../../app/navigation/navigation.ts';
import { PageLink } from '../../app/navigation/PageLink.tsx';
import { ActionButton } from '../../ui/ActionButton.tsx';
import classes from './ThankYou.module.css';

/** The case study that is linked after the form was sent. */
export type Example = { id: number; title: string; clientName: string };

type Props = {
  texts: { thanksTitle: string; again: string };
  text: string;
  /** The title of the page, or of a section. */
  heading: 'h1' | 'h2';
  /** The booked call, or the button that leads on. */
  children: ReactNode;
  example: Example | null | undefined;
  /** The key of the draft, which is deleted because the form was sent. */
  draft: string;
  /** The path of the page with the form. */
  page: string;
  onAgain: () => void;
  /** Set when the form had the focus before it was replaced. */
  takesFocus: boolean;
};

export function ThankYou({ texts, text, heading: Title, children, example, draft, page, onAgain, takesFocus }: Props) {
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
      <Title ref={heading} tabIndex={-1} className={classes.title}>
        {texts.thanksTitle}
      </Title>
      <p className="lead">{text}</p>
      {children}
      {example && (
        <p className={classes.example}>
          {labels.caseStudy}
          <PageLink to={paths.caseStudy(example.id)}>{example.title}</PageLink>
          {example.clientName}
        </p>
      )}
      {/* A form, so that the button works without JavaScript. */}
      <form action={page} onSubmit={showForm}>
        <ActionButton type="submit" small>
          {texts.again}
        </ActionButton>
      </form>
    </div>
  );
}
