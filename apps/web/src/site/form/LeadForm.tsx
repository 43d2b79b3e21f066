import { HONEYPOT } from '@site/schema/form-post';
import type { ComponentProps, ReactNode } from 'react';
import { ActionButton } from '../../ui/ActionButton.tsx';
import classes from './LeadForm.module.css';

type Props = ComponentProps<'form'> & {
  summary: string | undefined;
  /** Why it could not be sent, where no toast can say so. */
  problem: string | undefined;
  isSending: boolean;
  /** The words of the button, at rest and while it sends. */
  words: readonly [rest: string, sending: string];
  /** Stands beside the button. */
  aside?: ReactNode;
  /** Draws the form as a line with a station for each `Stop`, the button as its terminus. */
  isLine?: boolean;
};

export function LeadForm({ summary, problem, isSending, words, aside, isLine = false, children, ...form }: Props) {
  return (
    <form {...form} className={classes.form} data-stations={isLine || undefined}>
      <p role="status" className={classes.summary}>
        {summary}
      </p>
      {children}
      <Trap />
      <div className={classes.terminus}>
        <div className={classes.actions}>
          <ActionButton type="submit" look="main" disabled={isSending} arrow={!isSending}>
            {isSending && <Spinner />}
            {words[isSending ? 1 : 0]}
          </ActionButton>
          {aside}
        </div>
        {problem && (
          <p role="alert" className={`${classes.summary} ${classes.problem}`}>
            {problem}
          </p>
        )}
      </div>
    </form>
  );
}

/** A station of the form: a field, or fields that belong together. */
export function Stop({ title, children }: { title?: string; children: ReactNode }) {
  if (!title) return <div className={classes.stop}>{children}</div>;
  return (
    <fieldset className={classes.stop}>
      <legend className={classes.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}

/** Two fields beside each other where there is room. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={classes.pair}>{children}</div>;
}

/** People neither see nor reach this field; machines fill it in. */
function Trap() {
  return (
    <div className={classes.trap} aria-hidden>
      <label>
        Leave this empty
        <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

function Spinner() {
  return (
    <svg className={classes.spinner} viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="3" aria-hidden>
      <circle cx="10" cy="10" r="8" opacity="0.3" />
      <path d="M10 2a8 8 0 0 1 8 8" />
    </svg>
  );
}
