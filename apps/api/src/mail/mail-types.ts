import type { Brand } from '@site/schema/brand';
import type { Call, StoredCall } from '@site/schema/call';
import type { Contact } from '@site/schema/contact';
import type { Copy } from '@site/schema/copy-pages';
import type { MailTemplate, SecurityEvent } from '@site/schema/lead';
import type { Look } from '@site/schema/look';
import type { PreviewAnswer } from '@site/schema/preview';

/*
 * The input and output of the web application when it renders a mail.
 */

/** The content of a mail to the visitor about a call. */
export type CallMail = {
  call: StoredCall;
  /** The private page of the call. */
  bookingUrl: string;
  /** A call on another day is confirmed on the next working day. */
  isOfficeDay: boolean;
};

/**
 * The change that the visitor made on the private page of a call and the previous time of the call, or that the mail
 * is a reminder.
 */
export type VisitorChange = {
  change?: 'rescheduled' | 'cancelled' | 'reminder';
  from?: Pick<Call, 'preferredDate' | 'preferredTime'>;
};

/** The content of each mail besides the facts of the agency. */
export type MailData = {
  notice: { kind: 'contact'; lead: Contact } | ({ kind: 'call'; lead: Call } & VisitorChange);
  /** `replyBy` is null when that moment has passed. */
  confirmation: { lead: Contact; replyBy: Date | null };
  invitation: CallMail;
  confirmed: CallMail;
  rescheduled: CallMail;
  cancelled: CallMail;
  reminder: CallMail;
  agencyReminder: { kind: 'call'; lead: Call } & VisitorChange;
  reply: { subject: string; text: string; lead: { name: string; message: string | null; createdAt: Date } };
  /** The answer of a reader of a preview, and the path of the record below the admin. */
  answer: Pick<PreviewAnswer, 'verdict' | 'name' | 'versionNumber'> & {
    message: string | null;
    what: string;
    title: string;
    adminPath: string;
  };
  security: { event: SecurityEvent; at: Date; detail: string | null };
  test: { recipient: string };
};

/** The agency, its website, and the texts and look of its mails. */
export type MailSite = {
  brand: Brand;
  publicUrl: string;
  texts: Copy<'mail'>;
  look?: Look | undefined;
  /** Whether the page for booking calls is public. */
  canBookAgain: boolean;
};
export type RenderedMail = { subject: string; html: string; text: string };
export type MailRenderer = <T extends MailTemplate>(template: T, data: MailData[T], site: MailSite) => RenderedMail;
