import type { MailData, MailRenderer, MailSite } from '@site/api/public-types';
import type { MailTemplate } from '@site/schema/lead';
import { lightPalette } from '@site/schema/look';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AnswerMail, answerSubject } from './AnswerMail.tsx';
import {
  CancelledMail,
  ConfirmedMail,
  callSubject,
  InvitationMail,
  ReminderMail,
  RescheduledMail,
} from './CallMails.tsx';
import { ConfirmationMail, confirmationSubject } from './ConfirmationMail.tsx';
import { type MailFormat, MailLayoutContext } from './mail-format.ts';
import type { MailProps } from './mail-props.ts';
import { mailStyles } from './mail-style.ts';
import { NoticeMail, noticeSubject } from './NoticeMail.tsx';
import { ReplyMail, replySubject } from './ReplyMail.tsx';
import { SecurityMail, securitySubject } from './SecurityMail.tsx';
import { TestMail, testSubject } from './TestMail.tsx';

type Template<T extends MailTemplate> = {
  subject(data: MailData[T], site: MailSite): string;
  Mail: ComponentType<MailProps<T>>;
};

const templates: { [T in MailTemplate]: Template<T> } = {
  notice: { subject: noticeSubject, Mail: NoticeMail },
  confirmation: { subject: confirmationSubject, Mail: ConfirmationMail },
  invitation: { subject: callSubject('invitation'), Mail: InvitationMail },
  confirmed: { subject: callSubject('confirmed'), Mail: ConfirmedMail },
  rescheduled: { subject: callSubject('rescheduled'), Mail: RescheduledMail },
  cancelled: { subject: callSubject('cancelled'), Mail: CancelledMail },
  reminder: { subject: callSubject('reminder'), Mail: ReminderMail },
  agencyReminder: { subject: noticeSubject, Mail: NoticeMail },
  reply: { subject: replySubject, Mail: ReplyMail },
  answer: { subject: answerSubject, Mail: AnswerMail },
  security: { subject: securitySubject, Mail: SecurityMail },
  test: { subject: testSubject, Mail: TestMail },
};

/** Renders a mail as HTML and as text. */
export const renderMail: MailRenderer = (template, data, site) => {
  const { subject: subjectOf, Mail } = templates[template];
  const safe = withSingleLines(data);
  const subject = subjectOf(safe, site);
  const mail = <Mail data={safe} site={site} />;
  const styles = mailStyles(lightPalette(site.look).signal);
  const toMarkup = (format: MailFormat) =>
    renderToStaticMarkup(<MailLayoutContext value={{ format, styles, subject }}>{mail}</MailLayoutContext>);
  const html = keepTimesTogether(toMarkup('html'));
  return { subject, html: `<!doctype html>${html}`, text: toText(toMarkup('text')) };
};

/** Puts a space that does not break between the number and the half of the day: "10:30 AM". */
const keepTimesTogether = (html: string) => html.replace(/(\d) (?=[AP]M\b)/g, '$1&nbsp;');

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** As text, the components render no elements; only the characters that React escapes must be restored. */
function toText(markup: string): string {
  return markup.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => characters[name] ?? '');
}

/** The texts of visitors and the administrator, which may have several lines. */
const MESSAGES = new Set(['message', 'text']);

/** A line break in any other field, such as a name, could imitate another line of the mail. */
function withSingleLines<T>(value: T, key = ''): T {
  if (typeof value === 'string') {
    return MESSAGES.has(key) ? value : (value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ') as T);
  }
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withSingleLines(part, name)])) as T;
}
