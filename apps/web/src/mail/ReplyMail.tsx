import type { MailData } from '@site/api/public-types';
import { formatMoment } from './dates.ts';
import { MailFrame } from './MailFrame.tsx';
import type { MailProps } from './mail-props.ts';
import { Paragraph, Quote, Written } from './parts.tsx';

/*
 * A reply of the administrator above the visitor's own message.
 */

export const replySubject = ({ subject }: MailData['reply']) => subject;

export function ReplyMail({ data: { subject, text, lead }, site }: MailProps<'reply'>) {
  return (
    <MailFrame site={site} heading={subject} reason={site.texts.reply.reason}>
      <Written text={text} />
      {lead.message && <Paragraph>{`On ${formatMoment(site, lead.createdAt)}, ${lead.name} wrote:`}</Paragraph>}
      <Quote text={lead.message} />
    </MailFrame>
  );
}
