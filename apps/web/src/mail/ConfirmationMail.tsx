import type { MailData, MailSite } from '@site/api/public-types';
import { phoneLink } from '@site/schema/contact-link';
import { replyWithinHours } from '@site/schema/site';
import { formatMoment } from './dates.ts';
import { MailFrame } from './MailFrame.tsx';
import type { MailProps } from './mail-props.ts';
import { Greeting, Link, Message, Paragraph } from './parts.tsx';

/*
 * Confirms to a visitor that a contact or an enquiry has arrived.
 */

export function confirmationSubject({ lead }: MailData['confirmation'], { brand }: MailSite): string {
  return `${brand.name} has received your ${lead.service ? `enquiry about ${lead.service}` : 'message'}`;
}

export function ConfirmationMail({ data: { lead, replyBy }, site }: MailProps<'confirmation'>) {
  const { name, phone, officeHours } = site.brand;
  const { days, opens, closes } = officeHours;
  return (
    <MailFrame
      site={site}
      heading={`Thank you for your ${lead.service ? 'enquiry' : 'message'}`}
      reason={`You get this mail because this address was given in a form on the website of ${name}. If it was not you, ignore it.`}
    >
      <Greeting name={lead.name} />
      <Paragraph>
        {`Your ${lead.service ? `enquiry about ${lead.service}` : 'message'} has arrived. A person reads it and answers `}
        {`within ${replyWithinHours} hours, not counting the days on which we are closed`}
        {replyBy ? `: by ${formatMoment(replyBy)}.` : '.'}
      </Paragraph>
      <Paragraph>
        {`Our office is open ${days}, ${opens} to ${closes} India time. If it is urgent, call `}
        <Link label={phone} href={phoneLink(phone)} />
        {' or answer this mail.'}
      </Paragraph>
      {lead.message && <Paragraph>Your message:</Paragraph>}
      <Message text={lead.message} />
    </MailFrame>
  );
}
