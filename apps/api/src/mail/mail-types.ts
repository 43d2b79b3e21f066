import type { Brand } from '@site/schema/brand';
import type { Call, StoredCall } from '@site/schema/call';
import type { Contact } from '@site/schema/contact';
import type { Copy } from '@site/schema/copy-pages';
import type { MailTemplate, SecurityEvent } from '@site/schema/lead';
import type { Look } from '@site/schema/look';

/*
 * What the web application gets to render a mail, and what it returns.
 */

/** What a mail to the visitor about a call shows. */
export type CallMail = {
  call: StoredCall;
  /** The private page of the call. */
  bookingUrl: string;
  /** A call on another day is confirmed on the next working day. */
  isOfficeDay: boolean;
};

/** What the visitor did with a call over the private page, and when the call was before. */
export type VisitorChange = {
  change?: 'rescheduled' | 'cancelled';
  from?: Pick<Call, 'preferredDate' | 'preferredTime'>;
};

/** What each mail shows besides the facts of the agency. */
export type MailData = {
  notice: { kind: 'contact'; lead: Contact } | ({ kind: 'call'; lead: Call } & VisitorChange);
  /** `replyBy` is null when that moment has passed. */
  confirmation: { lead: Contact; replyBy: Date | null };
  invitation: CallMail;
  confirmed: CallMail;
  rescheduled: CallMail;
  cancelled: CallMail;
  reply: { subject: string; text: string; lead: { name: string; message: string | null; createdAt: Date } };
  security: { event: SecurityEvent; at: Date; detail: string | null };
  test: { recipient: string };
};

/** The agency, its website, what it says in mails, and how they look. */
export type MailSite = { brand: Brand; publicUrl: string; texts: Copy<'mail'>; look?: Look | undefined };
export type RenderedMail = { subject: string; html: string; text: string };
export type MailRenderer = <T extends MailTemplate>(template: T, data: MailData[T], site: MailSite) => RenderedMail;
