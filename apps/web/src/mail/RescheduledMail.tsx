import type { CallMail, MailSite } from '@site/api/public-types';
import { CallDetails } from './CallDetails.tsx';
import { formatAppointment } from './dates.ts';
import { bookingReason } from './InvitationMail.tsx';
import { MailFrame } from './MailFrame.tsx';
import type { MailProps } from './mail-props.ts';
import { Action, Greeting, Paragraph } from './parts.tsx';

/*
 * Tells the visitor the new time of a call; an update for the calendar comes with it.
 */

export function rescheduledSubject({ call }: CallMail, { brand }: MailSite): string {
  return `New time: your call with ${brand.name}, ${formatAppointment(call)} (India)`;
}

export function RescheduledMail({ data: { call, bookingUrl, isOfficeDay }, site }: MailProps<'rescheduled'>) {
  return (
    <MailFrame site={site} heading="Your call has a new time" reason={bookingReason(site)}>
      <Greeting name={call.name} />
      <Paragraph>
        {'Your call was moved. The attached file updates it in your calendar.'}
        {!isOfficeDay && ' Our office is closed on that day: we confirm the call on the next working day.'}
      </Paragraph>
      <CallDetails call={call} site={site} />
      <Action label="Reschedule or cancel" href={bookingUrl} />
    </MailFrame>
  );
}
