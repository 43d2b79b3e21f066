import type { CallMail, MailSite } from '@site/api/public-types';
import { CallDetails } from './CallDetails.tsx';
import { formatAppointment } from './dates.ts';
import { MailFrame } from './MailFrame.tsx';
import type { MailProps } from './mail-props.ts';
import { Action, Greeting, Message, Paragraph } from './parts.tsx';

/*
 * Invites the visitor to the call that was booked; a calendar invitation comes with it.
 */

export function invitationSubject({ call }: CallMail, { brand }: MailSite): string {
  return `Your call with ${brand.name}: ${formatAppointment(call)} (India)`;
}

export function InvitationMail({ data: { call, bookingUrl, isOfficeDay }, site }: MailProps<'invitation'>) {
  return (
    <MailFrame site={site} heading="Your call is booked" reason={bookingReason(site)}>
      <Greeting name={call.name} />
      <Paragraph>
        {`Thank you for booking a call with ${site.brand.name}. `}
        {isOfficeDay
          ? 'We will contact you to confirm it.'
          : 'Our office is closed on that day: we confirm the call on the next working day.'}
      </Paragraph>
      <CallDetails call={call} site={site} />
      {call.message && <Paragraph>Your message:</Paragraph>}
      <Message text={call.message} />
      <Paragraph>Another time suits you better, or you do not need the call any more?</Paragraph>
      <Action label="Reschedule or cancel" href={bookingUrl} />
      <Paragraph>
        The link is private: whoever has it can change the call. The attached file adds it to your calendar.
      </Paragraph>
    </MailFrame>
  );
}

export const bookingReason = ({ brand }: MailSite) =>
  `You get this mail because a call was booked with this address on the website of ${brand.name}. If it was not you, ignore it.`;
