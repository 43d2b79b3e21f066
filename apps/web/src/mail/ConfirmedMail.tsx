import type { CallMail, MailSite } from '@site/api/public-types';
import { CallDetails } from './CallDetails.tsx';
import { formatAppointment } from './dates.ts';
import { bookingReason } from './InvitationMail.tsx';
import { MailFrame } from './MailFrame.tsx';
import type { MailProps } from './mail-props.ts';
import { Action, Greeting, Paragraph } from './parts.tsx';

/*
 * Tells the visitor that the agency has confirmed the call.
 */

export function confirmedSubject({ call }: CallMail, { brand }: MailSite): string {
  return `Confirmed: your call with ${brand.name}, ${formatAppointment(call)} (India)`;
}

export function ConfirmedMail({ data: { call, bookingUrl }, site }: MailProps<'confirmed'>) {
  return (
    <MailFrame site={site} heading="Your call is confirmed" reason={bookingReason(site)}>
      <Greeting name={call.name} />
      <Paragraph>We look forward to the call and will ring you at the agreed time.</Paragraph>
      <CallDetails call={call} site={site} />
      <Action label="Reschedule or cancel" href={bookingUrl} />
    </MailFrame>
  );
}
