import { mailLink, phoneLink } from '@site/schema/contact-link';
import { bookingActions, MOVED } from '@site/schema/lead-form';
import { paths } from '@site/schema/paths';
import { dayInIndia } from '@site/schema/schedule';
import { useLocation } from 'react-router-dom';
import type { Api } from '../../app/api-client.ts';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import { definePage, type PageProps, type Params } from '../../app/page.ts';
import { useSite } from '../../app/site-facts.ts';
import { useSubmittedForm } from '../../app/submitted-form.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import columns from '../../ui/layout/Columns.module.css';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { PlusMinus } from '../../ui/PlusMinus.tsx';
import { formatCalendarDay } from '../schedule/appointment/visitor-time.ts';
import { BookedCall } from './BookedCall.tsx';
import { bookingFailure } from './BookingFailure.tsx';
import classes from './BookingPage.module.css';
import { MoveForm } from './MoveForm.tsx';

async function load(api: Api, { token = '' }: Params) {
  const call = await api.booking.byToken.query({ token });
  const day = dayInIndia(call.preferredDate);
  const days = call.state === 'open' ? await api.booking.availability.query({ from: day, days: 1 }) : [];
  return { token, call, day, days };
}

export const page = definePage({
  Component: BookingPage,
  load,
  head: () => ({ title: 'Your call', robots: 'noindex' }),
  isPrivate: true,
  Failure: bookingFailure,
});

/** The id of the section with the booking and its messages. Browsers keep the URL fragment of a form across a redirect. */
const CALL = 'call';

/** The private page of a booked call, on which the visitor moves or cancels it. Its forms are posted, also with JavaScript. */
function BookingPage({ data: { token, call, day, days } }: PageProps<typeof load>) {
  const { brand } = useSite();
  const isOpen = call.state === 'open';
  const isCancelled = call.state === 'cancelled';
  const when = `${formatCalendarDay(day)}, ${call.preferredTime}`;
  return (
    <div data-line="green">
      <PageHeader
        eyebrow="Your call"
        title={isCancelled ? 'Call cancelled' : `Your call with ${brand.name}`}
        lead={`Booked by ${call.name}.`}
      />
      <Section>
        <div className={columns.sevenFive}>
          <div id={CALL} className={classes.main}>
            <Status token={token} />
            {isOpen ? (
              <BookedCall day={day} time={call.preferredTime} token={token} />
            ) : (
              <Closed
                text={
                  isCancelled
                    ? `The call on ${when} IST has been cancelled.`
                    : `The call on ${when} IST has already taken place.`
                }
              />
            )}
            {isOpen && (
              <MoveForm
                action={`${paths.booking(token)}#${CALL}`}
                booked={{ day, time: call.preferredTime }}
                days={days}
              />
            )}
          </div>
          <aside className={classes.aside} aria-label="Cancel or ask us">
            {isOpen && <CancelForm token={token} />}
            <p>
              Anything else? Call <a href={phoneLink(brand.phone)}>{brand.phone}</a> or write to{' '}
              <a href={mailLink(brand.email)}>{brand.email}</a>.
            </p>
          </aside>
        </div>
      </Section>
    </div>
  );
}

/** What became of a posted move, or the error of a rejected form. Field errors are shown at the fields. */
function Status({ token }: { token: string }) {
  const { pathname, search } = useLocation();
  const submitted = useSubmittedForm();
  if (submitted) {
    if (submitted.issues.length > 0) return null;
    return (
      <p role="alert" className={classes.refused}>
        {submitted.message}
      </p>
    );
  }
  const outcome = pathname === paths.booking(token) && new URLSearchParams(search).get(MOVED);
  const text = outcome && outcomeTexts.get(outcome);
  return (
    text && (
      <p role="status" className={classes.moved}>
        <svg viewBox="0 0 32 32" fill="none" stroke="var(--ink)" strokeWidth="3.500" aria-hidden>
          <circle cx="16" cy="16" r="14" />
          <path d="M9.500 16.500l4.500 4.500 8.500-9.500" />
        </svg>
        {text}
      </p>
    )
  );
}

const outcomeTexts = new Map([
  ['yes', 'Your call was moved. We send you the new time by email.'],
  ['no', 'Your call is at this time already.'],
]);

function Closed({ text }: { text: string }) {
  return (
    <div className={classes.closed}>
      <svg viewBox="0 0 200 64" className={classes.terminus} fill="none" aria-hidden>
        <path d="M0 32h168" stroke="var(--line)" strokeWidth="12" />
        <path d="M168 8v48" stroke="var(--ink)" strokeWidth="12" />
      </svg>
      <p className="lead">{text}</p>
      <ActionLink to={paths.scheduleCall} look="main" arrow>
        Schedule Call
      </ActionLink>
    </div>
  );
}

function CancelForm({ token }: { token: string }) {
  return (
    <details className={classes.cancel}>
      <summary>
        Cancel this call
        <PlusMinus />
      </summary>
      <form method="post" action={paths.booking(token)}>
        <p>The time is then free for somebody else. You get a mail that confirms it.</p>
        <ActionButton type="submit" name="action" value={bookingActions.cancel}>
          Yes, cancel the call
        </ActionButton>
      </form>
    </details>
  );
}
