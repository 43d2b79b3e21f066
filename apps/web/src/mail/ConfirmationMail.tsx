import type { MailData, MailSite } from '@site/api/public-types';
import { replaceNames } from '@site/schema/replace-names';
import { formatDeadline } from './dates.ts';
import { MailFrame } from './MailFrame.tsx';
import { MailText } from './MailText.tsx';
import type { MailProps } from './mail-props.ts';
import { Greeting, Message, Paragraph } from './parts.tsx';

/*
 * Confirms to a visitor that a contact or an enquiry has arrived.
 */

const namesOf = ({ lead, replyBy }: MailData['confirmation'], site: MailSite) => ({
  visitor: lead.name,
  kind: lead.service ? 'enquiry' : 'message',
  topic: lead.service ? `enquiry about ${lead.service}` : 'message',
  ...(replyBy && { replyBy: formatDeadline(site, replyBy) }),
});

export function confirmationSubject(data: MailData['confirmation'], site: MailSite): string {
  return replaceNames(site.texts.confirmation.subject, namesOf(data, site));
}

export function ConfirmationMail({ data, site }: MailProps<'confirmation'>) {
  const { lead, replyBy } = data;
  const { heading, text, late, urgent, quote, reason } = site.texts.confirmation;
  const names = namesOf(data, site);
  return (
    <MailFrame site={site} heading={replaceNames(heading, names)} reason={reason}>
      <Greeting name={lead.name} site={site} />
      <MailText text={replyBy ? text : late} site={site} names={names} />
      <MailText text={urgent} site={site} names={names} />
      {lead.message && <Paragraph>{quote}</Paragraph>}
      <Message text={lead.message} />
    </MailFrame>
  );
}
