import { mailLink, phoneLink } from '@site/schema/contact-link';
import { bookingActions, MOVED } from '@site/schema/lead-form';
import { paths } from '@site/schema/paths';
import { dayInIndia } from '@site/schema/schedule';
import { useState } from 'react';
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
import { formatCalendarDay } from '../schedule/appointment/visitor-time.ts';
import { BookedCall } from './BookedCall.tsx';
import { bookingFailure } from './BookingFailure.tsx';
import classes from './BookingPage.module.css';
import { MoveForm } from './MoveForm.tsx';

async function load(api: Api, { token = '' }: Params) {
  return { token, call: await api.booking.byToken.query({ token }) };
}

export const page = definePage({
  Component: BookingPage,
  load,
  head: () => ({ title: 'Your call', robots: 'noindex' }),
  isPrivate: true,
  Failure: bookingFailure,
});

/** The private page of a booked call, on which the visitor moves or cancels it. Its forms are posted, also with JavaScript. */
function BookingPage({ data: { token, call } }: PageProps<typeof load>) {
  const { brand } = useSite();
  const [isChanged, setChanged] = useState(false);
  const day = dayInIndia(call.preferredDate);
  const isOpen = call.state === 'open';
  const when = `${formatCalendarDay(day)}, ${call.preferredTime}`;
  return (
    <div data-line="green">
      <PageHeader eyebrow="Your call" title={`Your call with ${brand.name}`} lead={`Booked by ${call.name}.`} />
      <Section>
        <div className={columns.sevenFive}>
          <div className={classes.main}>
            <Status token={token} isChanged={isChanged} />
            {isOpen ? (
              <BookedCall day={day} time={call.preferredTime} token={token} />
            ) : (
              <Closed
                text={
                  call.state === 'cancelled'
                    ? `The call on ${when} IST has been cancelled.`
                    : `The call on ${when} IST has already taken place.`
                }
              />
            )}
            {isOpen && <MoveForm token={token} day={day} onChange={() => setChanged(true)} />}
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

/** Says that the call was moved, or why a posted form was refused, until the visitor changes the form. */
function Status({ token, isChanged }: { token: string; isChanged: boolean }) {
  const { pathname, search } = useLocation();
  const submitted = useSubmittedForm();
  if (submitted) {
    return (
      <p role="alert" className={classes.refused} data-past={isChanged || undefined}>
        {submitted.message}
      </p>
    );
  }
  if (pathname !== paths.booking(token) || search !== `?${MOVED}`) return null;
  return (
    <p role="status" className={classes.moved}>
      Your call was moved. We send you the new time by email.
    </p>
  );
}

function Closed({ text }: { text: string }) {
  return (
    <div className={classes.closed}>
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
      <summary>Cancel this call</summary>
      <form method="post" action={paths.booking(token)}>
        <p>The time is then free for somebody else. You get a mail that confirms it.</p>
        <ActionButton type="submit" name="action" value={bookingActions.cancel}>
          Yes, cancel the call
        </ActionButton>
      </form>
    </details>
  );
}
