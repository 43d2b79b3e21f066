import { bookingActions, bookingOutcomes, OUTCOME } from '@site/schema/lead-form';
import { paths } from '@site/schema/paths';
import { useEffect } from 'react';
import type { Api } from '../../app/api-client.ts';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import { useNavigation } from '../../app/navigation/navigation.ts';
import { definePage, type PageProps, type Params } from '../../app/page.ts';
import { useSite } from '../../app/site-facts.ts';
import { useSubmittedForm } from '../../app/submitted-form.ts';
import { useDates } from '../../app/use-dates.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import columns from '../../ui/layout/Columns.module.css';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { PlusMinus } from '../../ui/PlusMinus.tsx';
import { Speaker } from '../contact/Speaker.tsx';
import { rememberBooking } from '../schedule/booked-in-tab.ts';
import { formatCalendarDay } from '../visitor-time.ts';
import { BookedCall } from './BookedCall.tsx';
import { bookingFailure } from './BookingFailure.tsx';
import classes from './BookingPage.module.css';
import { CallOrWrite } from './CallOrWrite.tsx';
import { MoveForm } from './MoveForm.tsx';

async function load(api: Api, { token = '' }: Params, search: URLSearchParams) {
  const call = await api.booking.byToken.query({ token });
  const { day } = call;
  const days = call.state === 'open' ? await api.booking.availability.query({ from: day, days: 1 }) : [];
  return { token, call, day, days, outcome: search.get(OUTCOME) ?? '' };
}

export const page = definePage({
  Component: BookingPage,
  load,
  head: ({ outcome }, { site: { brand } }) => ({
    title: outcomeText(outcome, brand.bookingName)?.title ?? `Your ${brand.bookingName}`,
    robots: 'noindex',
  }),
  isPrivate: true,
  Failure: bookingFailure,
});

/**
 * The id of the outcome message, otherwise of the section with the booking and its messages. Browsers keep the URL
 * fragment of a form across a redirect, scroll to the element and focus it.
 */
const CALL = 'call';

/** The private page of a booked call, on which the visitor moves or cancels it. Its forms are posted, also with JavaScript. */
function BookingPage({ data: { token, call, day, days, ...data } }: PageProps<typeof load>) {
  const { withZone } = useDates();
  useEffect(() => {
    if (call.state !== 'open') rememberBooking('');
  }, [call.state]);
  const { name, bookingName } = useSite().brand;
  const outcome = outcomeText(data.outcome, bookingName);
  const isOpen = call.state === 'open';
  const isCancelled = call.state === 'cancelled';
  const when = withZone(`${formatCalendarDay(day)}, ${call.time}`);
  return (
    <div data-line="green">
      <PageHeader
        eyebrow={`Your ${bookingName}`}
        title={isCancelled ? `Your ${bookingName} is cancelled` : `Your ${bookingName} with ${name}`}
        lead={`Requested by ${call.name}.${isOpen && !call.isConfirmed ? ' We contact you to confirm it.' : ''}`}
      />
      <Section>
        <div className={columns.sevenFive}>
          <div id={outcome ? undefined : CALL} className={classes.main}>
            <Refusal />
            {outcome && <Outcome text={outcome.text} />}
            {isOpen ? (
              <BookedCall day={day} time={call.time} token={token} details={call} />
            ) : (
              <Closed
                text={
                  isCancelled
                    ? `The ${bookingName} on ${when} has been cancelled.`
                    : `The ${bookingName} on ${when} has already taken place.`
                }
              />
            )}
          </div>
          <aside className={classes.aside} aria-label="Contact us">
            {isOpen && <Speaker person={call.speaker} />}
            <p>
              Anything else? <CallOrWrite />.
            </p>
          </aside>
          {isOpen && (
            <div className={classes.main}>
              <MoveForm action={`${paths.booking(token)}#${CALL}`} booked={{ day, time: call.time }} days={days} />
              <CancelForm action={`${paths.booking(token)}#${CALL}`} />
            </div>
          )}
        </div>
      </Section>
    </div>
  );
}

/** The error of a rejected form. Field errors are shown at the fields. */
function Refusal() {
  const submitted = useSubmittedForm();
  if (!submitted || submitted.issues.length > 0) return null;
  return (
    <p role="alert" className={classes.refused}>
      {submitted.message}
    </p>
  );
}

/** The outcome of a posted form. */
function Outcome({ text }: { text: string }) {
  return (
    <p id={CALL} role="status" tabIndex={-1} className={classes.moved}>
      <svg viewBox="0 0 32 32" fill="none" stroke="var(--ink)" strokeWidth="3.500" aria-hidden>
        <circle cx="16" cy="16" r="14" />
        <path d="M9.500 16.500l4.500 4.500 8.500-9.500" />
      </svg>
      {text}
    </p>
  );
}

/** Undefined without an outcome. */
function outcomeText(outcome: string, bookingName: string): { title: string; text: string } | undefined {
  if (outcome === bookingOutcomes.same) {
    const title = `Your ${bookingName} is already at this time`;
    return { title, text: `${title}.` };
  }
  if (outcome !== bookingOutcomes.moved && outcome !== bookingOutcomes.cancelled) return undefined;
  const isMoved = outcome === bookingOutcomes.moved;
  const title = `Your ${bookingName} was ${isMoved ? 'moved' : 'cancelled'}`;
  return { title, text: `${title}. We will email you ${isMoved ? 'the new time' : 'a confirmation'}.` };
}

function Closed({ text }: { text: string }) {
  const { labels } = useNavigation();
  return (
    <div className={classes.closed}>
      <svg viewBox="0 0 200 64" className={classes.terminus} fill="none" aria-hidden>
        <path d="M0 32h168" stroke="var(--line)" strokeWidth="12" />
        <path d="M168 8v48" stroke="var(--ink)" strokeWidth="12" />
      </svg>
      <p className="lead">{text}</p>
      <ActionLink to={paths.scheduleCall} look="main" arrow>
        {labels.call}
      </ActionLink>
    </div>
  );
}

function CancelForm({ action }: { action: string }) {
  const { bookingName } = useSite().brand;
  return (
    <details className={classes.cancel}>
      <summary>
        Cancel this {bookingName}
        <PlusMinus />
      </summary>
      <form method="post" action={action}>
        <p>The time is then free for somebody else. You get a mail that confirms it.</p>
        <ActionButton type="submit" name="action" value={bookingActions.cancel}>
          Yes, cancel the {bookingName}
        </ActionButton>
      </form>
    </details>
  );
}
