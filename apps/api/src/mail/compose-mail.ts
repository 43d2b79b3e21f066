import { findCall } from '@site/db/call';
import { findContact } from '@site/db/contact';
import type { WaitingMail } from '@site/db/outbox';
import { findBooking } from '@site/db/setting';
import type { Db } from '@site/db/tables';
import { isOfficeDay, type Reminder, reminders } from '@site/schema/booking';
import type { StoredCall } from '@site/schema/call';
import { type MailTemplate, reminderTemplates } from '@site/schema/lead';
import { absolute, paths } from '@site/schema/paths';
import { dayIn } from '@site/schema/schedule';
import { HOUR_MS } from '@site/schema/time';
import { bookingToken } from '../leads/booking-token.ts';
import { type CalendarMethod, callFile } from './calendar-file.ts';
import type { CallMail, MailData, MailRenderer, MailSite, RenderedMail, VisitorChange } from './mail-types.ts';

/*
 * Determines the recipient and the content of a queued mail.
 */

type Sources = {
  db: Db;
  now: Date;
  site: MailSite;
  recipient: string;
  renderMail: MailRenderer;
  /** False for a mail to the visitor that must not repeat the text of the form. */
  showsText: boolean;
};

export type ComposedMail = RenderedMail & {
  to: string;
  replyTo: string;
  /** The calendar file that comes with the mail. */
  calendar?: { method: CalendarMethod; content: string };
};

/** A mail that must no longer be sent. The failure is null if a later change of the lead supersedes the mail. */
export type Unwanted = { failure: string | null };

export async function composeMail(waiting: WaitingMail, sources: Sources): Promise<ComposedMail | Unwanted> {
  const { kind } = waiting;
  if (kind === 'test') return composeTest(sources);
  if (kind === 'preview') return composeAnswer(waiting, sources);
  if (kind === 'account') return composeSecurity(waiting, sources);
  return kind === 'contact' ? composeAboutContact(waiting, sources) : composeAboutCall(waiting, sources);
}

const superseded: Unwanted = { failure: null };

function composeTest({ site, recipient, renderMail }: Sources): ComposedMail {
  return { to: recipient, replyTo: site.brand.email, ...renderMail('test', { recipient }, site) };
}

function composeSecurity({ payload }: WaitingMail, { site, recipient, renderMail }: Sources): ComposedMail {
  const { at, ...event } = JSON.parse(payload ?? '{}');
  const mail = renderMail('security', { ...event, at: new Date(at) }, site);
  return { to: recipient, replyTo: site.brand.email, ...mail };
}

function composeAnswer({ payload }: WaitingMail, { site, recipient, renderMail }: Sources): ComposedMail {
  const answer = JSON.parse(payload ?? '{}') as MailData['answer'];
  return { to: recipient, replyTo: site.brand.email, ...renderMail('answer', answer, site) };
}

async function composeAboutContact(
  { leadId, template, payload }: WaitingMail,
  { db, now, site, recipient, renderMail, showsText }: Sources,
): Promise<ComposedMail | Unwanted> {
  const lead = await findContact(db, leadId);
  if (!lead) return superseded;
  const toVisitor = { to: lead.email, replyTo: site.brand.email };
  switch (template) {
    case 'notice':
      return { to: recipient, replyTo: lead.email, ...renderMail('notice', { kind: 'contact', lead }, site) };
    case 'reply':
      return { ...toVisitor, ...renderMail('reply', { ...readReply(payload), lead }, site) };
    default: {
      const replyBy = lead.replyDueAt > now ? lead.replyDueAt : null;
      const name = quotable(lead.name, showsText) ?? '';
      const shown = { ...lead, name, message: quotable(lead.message, showsText) ?? '' };
      return { ...toVisitor, ...renderMail('confirmation', { lead: shown, replyBy }, site) };
    }
  }
}

async function composeAboutCall(
  { leadId, template, payload }: WaitingMail,
  { db, now, site, recipient, renderMail, showsText }: Sources,
): Promise<ComposedMail | Unwanted> {
  const call = await findCall(db, leadId);
  if (!call) return superseded;
  if (template === 'notice') {
    const data = { kind: 'call', lead: call, ...readVisitorChange(payload) } as const;
    return { to: recipient, replyTo: call.email, ...renderMail('notice', data, site) };
  }
  const isReminder = reminderTemplates.includes(template);
  if (isReminder && !(await isReminderWanted(db, call, payload, now))) return superseded;
  if (template === 'agencyReminder') {
    const data = { kind: 'call', lead: call, change: 'reminder' } as const;
    return { to: recipient, replyTo: call.email, ...renderMail('agencyReminder', data, site) };
  }
  const toVisitor = { to: call.email, replyTo: site.brand.email };
  if (template === 'reply')
    return { ...toVisitor, ...renderMail('reply', { ...readReply(payload), lead: call }, site) };
  // The call may have changed again while the mail was queued: the mail must not contradict the later change.
  const isCancelled = call.outcome === 'cancelled';
  if (isCancelled !== (template === 'cancelled')) return superseded;
  if (template === 'confirmed' && !call.confirmedAt) return superseded;
  // Nobody has checked the name of a call that is not confirmed.
  const showsName = showsText && (!isReminder || call.confirmedAt !== null);
  const shown = {
    ...call,
    name: quotable(call.name, showsName) ?? '',
    message: quotable(call.message, showsText),
    // REST accepts any text as a time.
    preferredTime: quotable(call.preferredTime) ?? 'the time you chose',
  };
  const about = await describeCall(db, shown, site);
  if (template === 'reminder') return { ...toVisitor, ...renderMail('reminder', about, site) };
  const method = isCancelled ? 'CANCEL' : 'REQUEST';
  const calendar = { method, content: callFile(shown, about.bookingUrl, { site, stamp: now, method }) } as const;
  return { ...toVisitor, ...renderMail(template as CallTemplate, about, site), calendar };
}

/**
 * Whether a reminder is still wanted: its call was not changed, has not begun, and needs no later one that is due by now,
 * as after the mail server was unavailable.
 */
async function isReminderWanted(db: Db, call: StoredCall, payload: string | null, now: Date): Promise<boolean> {
  const { reminder, startsAt } = JSON.parse(payload ?? '{}') as { reminder: Reminder; startsAt: string };
  if (call.outcome !== null || call.stage === 'spam' || call.startsAt.toISOString() !== startsAt) return false;
  const wanted = (await findBooking(db)).reminders;
  const { template, hours } = reminders[reminder];
  const later = wanted.map((name) => reminders[name]).filter((one) => one.template === template && one.hours < hours);
  const end = Math.max(0, ...later.map((one) => one.hours));
  return wanted.includes(reminder) && now.getTime() < call.startsAt.getTime() - end * HOUR_MS;
}

/** The input of the visitor, if an automatic mail may repeat it. */
const quotable = (text: string | null, showsText = true) => (showsText && text && !containsAddress(text) ? text : null);

type CallTemplate = Extract<MailTemplate, 'invitation' | 'confirmed' | 'rescheduled' | 'cancelled'>;

async function describeCall(db: Db, call: StoredCall, { publicUrl, brand }: MailSite): Promise<CallMail> {
  const [token, booking] = await Promise.all([bookingToken(db, call.id), findBooking(db)]);
  return {
    call,
    bookingUrl: absolute(publicUrl, paths.booking(token)),
    isOfficeDay: isOfficeDay(booking, dayIn(brand.timeZone, call.preferredDate)),
  };
}

function readVisitorChange(payload: string | null): VisitorChange {
  const { from, ...change } = JSON.parse(payload ?? '{}');
  return { ...change, ...(from && { from: { ...from, preferredDate: new Date(from.preferredDate) } }) };
}

const readReply = (payload: string | null) =>
  JSON.parse(payload ?? '{}') as Pick<MailData['reply'], 'subject' | 'text'>;

const ADDRESSES = [
  /\/\/\S|\bwww\./,
  /\S@\S/u,
  /\d{1,3}(\.\d{1,3}){3}/,
  // A domain ends in letters, or in the "xn--" of other scripts. Some full stops of other scripts separate labels too.
  /[\p{L}\p{N}-][.。]\p{L}[\p{L}\p{N}-]/u,
];

/**
 * Whether a text contains an address or a domain, which mail programs may show as a link. Mails to
 * unverified addresses omit such texts, so that the forms cannot be used to send links to strangers.
 */
export function containsAddress(text: string): boolean {
  const visible = text.normalize('NFKC').replace(/\p{Cf}/gu, '');
  return ADDRESSES.some((address) => address.test(visible));
}
