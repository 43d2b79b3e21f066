import { HONEYPOT, SUBMISSION_KEY, submissionKeyOf } from '@site/schema/lead-form';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { ActionButton } from '../../ui/ActionButton.tsx';
import classes from './LeadForm.module.css';
import { type Failure, SendFailure } from './SendFailure.tsx';

type Props = ComponentProps<'form'> & {
  summary: string | undefined;
  failure: Failure | undefined;
  isSending: boolean;
  /** Whether the form was sent offline and waits for the connection. */
  isQueued: boolean;
  /** The label of the button, normally and while the form is being sent. */
  buttonLabels: readonly [idle: string, sending: string];
  /** The content before and after the button. */
  before?: ReactNode;
  after?: ReactNode;
  /** Keeps the buttons in view while the fields scroll. */
  hasFixedActions?: boolean;
  /** Draws a line with a station for each `FieldGroup` beside the form. */
  hasLine?: boolean;
};

export function LeadForm({
  summary,
  failure,
  isSending,
  isQueued,
  buttonLabels,
  before,
  after,
  hasFixedActions = false,
  hasLine = false,
  children,
  ...form
}: Props) {
  return (
    <form
      {...form}
      className={classes.form}
      data-line-map={hasLine || undefined}
      data-fixed-actions={hasFixedActions || undefined}
    >
      <div className={classes.fields} data-scroll-container={hasFixedActions || undefined}>
        <p role="status" className={classes.summary}>
          {summary}
        </p>
        <p className={classes.note}>Fields with * are required.</p>
        {children}
        <Honeypot />
        <SubmissionKey />
      </div>
      <div
        className={classes.footer}
        data-toast-above={hasFixedActions || undefined}
        data-keep-uncovered={!hasFixedActions || undefined}
      >
        <div className={classes.actions}>
          {before}
          <ActionButton type="submit" look="main" disabled={isSending} arrow={!isSending}>
            {isSending && <Spinner />}
            {buttonLabels[isSending ? 1 : 0]}
          </ActionButton>
          {!failure && after}
        </div>
        {isQueued && (
          <p role="alert" className={classes.queued}>
            You are offline. Your entries are saved and will be sent when the connection returns. Please keep this tab
            open.
          </p>
        )}
        {failure && <SendFailure {...failure} />}
      </div>
    </form>
  );
}

/** One field, or fields that belong together. */
export function FieldGroup({ title, children }: { title?: string; children: ReactNode }) {
  const id = useId();
  if (!title) return <div className={classes.group}>{children}</div>;
  return (
    <fieldset className={classes.group} aria-labelledby={id}>
      <legend id={id} className={classes.legend}>
        {title}
      </legend>
      {children}
    </fieldset>
  );
}

/** Two fields side by side, on wide screens. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>;
}

/** The honeypot: a field that people neither see nor reach, but bots fill in. */
function Honeypot() {
  return (
    <div className={classes.honeypot} aria-hidden>
      <label>
        Leave this empty
        <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** Read by the server when the form is sent without JavaScript. The page may have been rendered on another day. */
function SubmissionKey() {
  return <input type="hidden" name={SUBMISSION_KEY} defaultValue={keyOfToday()} suppressHydrationWarning />;
}

const keyOfToday = () => submissionKeyOf(new Date());

function Spinner() {
  return (
    <svg className={classes.spinner} viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="3" aria-hidden>
      <circle cx="10" cy="10" r="8" opacity="0.3" />
      <path d="M10 2a8 8 0 0 1 8 8" />
    </svg>
  );
}
