import type { CallMail, MailSite } from '@site/api/public-types';
import { absolute, paths } from '@site/schema/paths';
import { formatAppointment, ZONE } from './dates.ts';
import { bookingReason } from './InvitationMail.tsx';
import { MailFrame } from './MailFrame.tsx';
import type { MailProps } from './mail-props.ts';
import { Action, Greeting, Paragraph } from './parts.tsx';

/*
 * Tells the visitor that a call will not take place; the calendar removes it.
 */

export function cancelledSubject({ call }: CallMail, { brand }: MailSite): string {
  return `Cancelled: your call with ${brand.name}, ${formatAppointment(call)} (India)`;
}

export function CancelledMail({ data: { call }, site }: MailProps<'cancelled'>) {
  return (
    <MailFrame site={site} heading="Your call is cancelled" reason={bookingReason(site)}>
      <Greeting name={call.name} />
      <Paragraph>
        {`Your call on ${formatAppointment(call)}, ${ZONE}, will not take place. The attached file removes it from your calendar.`}
      </Paragraph>
      <Paragraph>You can book another one at any time.</Paragraph>
      <Action label="Book another call" href={absolute(site.publicUrl, paths.scheduleCall)} />
    </MailFrame>
  );
}
