import { chatLink, phoneLink } from '@site/schema/contact-link';
import { useSite } from '../../app/site-facts.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import classes from './SendFailure.module.css';

export type Failure = {
  text: string;
  /** Whether a toast announces it. */
  hasToast: boolean;
  scrollsIntoView: boolean;
};

/** The reason why the form could not be sent, shown until the next attempt, with other ways to reach the agency. */
export function SendFailure({ text, hasToast, scrollsIntoView }: Failure) {
  const { phone, chatNumber } = useSite().brand;
  return (
    <div ref={scrollsIntoView ? scrollIntoView : undefined} className={classes.failure}>
      {/* The key replaces the paragraph, so that it is announced after the toast could not be loaded. */}
      <p key={String(hasToast)} role={hasToast ? undefined : 'alert'}>
        {text}
      </p>
      <div className={classes.options}>
        <ActionButton type="submit" look="text" small>
          Try again
        </ActionButton>
        {phone && <a href={phoneLink(phone)}>{phone}</a>}
        {chatNumber && (
          <a href={chatLink(chatNumber)} target="_blank" rel="noopener noreferrer">
            WhatsApp
          </a>
        )}
      </div>
    </div>
  );
}

const scrollIntoView = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
