import { reminderTemplates } from '@site/schema/lead';
import type { Dates } from '../../../ui/format/day.ts';
import { describeMailError } from '../../describe-mail-error.ts';
import type { Inputs, Outputs } from '../../trpc-react.ts';
import { outcomeLabels, stageLabels } from '../stages.ts';

/*
 * The history of a person: all leads with their mails and events, in chronological order.
 */

export type Person = Outputs['lead']['byId'];
export type LeadHistory = Person['contacts'][number] | Person['calls'][number];
export type LeadNote = Omit<LeadHistory['events'][number], 'type'>;
export type LeadMail = LeadHistory['mails'][number];
export type LeadRef = Inputs['lead']['byId'];

export type TimelineEntry = {
  key: string;
  at: Date;
  type: 'lead' | 'note' | 'stage' | 'booking' | 'mail';
  title: string;
  text: string | null;
  /** The sender address of a lead, if it differs from that of the open lead. */
  otherEmail?: string;
  mail?: LeadMail;
  note?: LeadNote;
  /** The lead of the entry. */
  lead: LeadRef;
};

export const leadsOf = ({ contacts, calls }: Person): LeadHistory[] => [...contacts, ...calls];

export const findHistory = (person: Person, { kind, id }: LeadRef) =>
  leadsOf(person).find((one) => one.kind === kind && one.lead.id === id);

const SENDING_MS = 30_000;

/** Whether a mail about a recent change by the administrator is being sent. All times are from the server's clock. */
export const isSendingMail = (person: Person) =>
  leadsOf(person).some(({ mails }) =>
    mails.some(
      ({ template, createdAt, sentAt }) =>
        !sentAt &&
        !['notice', 'confirmation', 'invitation', ...reminderTemplates].includes(template) &&
        person.readAt.getTime() - createdAt.getTime() < SENDING_MS,
    ),
  );

/** The other addresses of a person: in the same mailbox, or with the same unverified phone number. */
export const otherAddresses = (person: Person, email: string): string[] => [
  ...new Set(leadsOf(person).flatMap(({ lead }) => (lead.email === email ? [] : [lead.email]))),
];

/** The newest entry comes first. */
export function buildTimeline(dates: Dates, person: Person, open: LeadRef): TimelineEntry[] {
  const email = findHistory(person, open)?.lead.email;
  return leadsOf(person)
    .flatMap((history) => entriesOf(dates, history, email))
    .sort((a, b) => b.at.getTime() - a.at.getTime());
}

function entriesOf(dates: Dates, history: LeadHistory, openEmail: string | undefined): TimelineEntry[] {
  const lead = { kind: history.kind, id: history.lead.id };
  const key = `${lead.kind} ${lead.id}`;
  return [
    ...history.mails.map((mail) => ({
      key: `${key} mail ${mail.id}`,
      at: mail.createdAt,
      type: 'mail' as const,
      title: mail.reply ? `Reply: ${mail.reply.subject}` : mailTitles[mail.template],
      text: mail.reply?.text ?? null,
      mail,
      lead,
    })),
    ...history.events
      .map(({ type, ...event }) => ({
        key: `${key} event ${event.id}`,
        at: event.createdAt,
        type,
        title: titleOfEvent(dates, type, event.text),
        text: type === 'note' ? event.text : null,
        ...(type === 'note' && { note: event }),
        lead,
      }))
      .reverse(),
    {
      key,
      at: history.lead.createdAt,
      type: 'lead',
      title: titleOfLead(dates, history),
      text: history.lead.message,
      ...(history.lead.email !== openEmail && { otherEmail: history.lead.email }),
      lead,
    },
  ];
}

function titleOfLead(dates: Dates, history: LeadHistory): string {
  const { enteredByHand } = history.lead;
  if (history.kind === 'call') {
    return `${enteredByHand ? 'Call entered for' : 'Asked for a call on'} ${firstAppointment(dates, history)}`;
  }
  const { service } = history.lead;
  if (enteredByHand) return 'Entered by hand';
  return service ? `Enquiry about ${service}` : 'Contact form';
}

/** The original time of a call, before it was moved. */
function firstAppointment(dates: Dates, { lead, events }: Extract<LeadHistory, { kind: 'call' }>): string {
  const [first] = events.flatMap(({ text }) => /^moved from (.+) to /.exec(text)?.[1] ?? []);
  return first ? withLongDays(dates, first) : dates.formatAppointment(lead.preferredDate, lead.preferredTime);
}

/** Parses a moment in the history, such as "2025-06-10 10:30 AM". */
const withLongDays = ({ formatAppointment }: Dates, text: string) =>
  text.replace(/(\d{4}-\d\d-\d\d) (\d+:\d\d [AP]M)/g, (_, day, time) => formatAppointment(day, time));

function titleOfEvent(dates: Dates, type: LeadHistory['events'][number]['type'], text: string): string {
  if (type === 'note') return 'Note';
  if (type === 'stage') return `Stage: ${stageLabels[text as keyof typeof stageLabels] ?? text}`;
  if (text === 'held' || text === 'no-show' || text === 'moved') return `Outcome: ${outcomeLabels[text]}`;
  if (text === 'outcome removed') return 'Outcome removed';
  return `Appointment ${withLongDays(dates, text)}`;
}

const mailTitles: Record<LeadMail['template'], string> = {
  notice: 'Mail to you',
  confirmation: 'Confirmation to the visitor',
  invitation: 'Calendar invitation to the visitor',
  confirmed: 'Confirmation of the appointment',
  rescheduled: 'New time of the appointment',
  cancelled: 'Cancellation of the appointment',
  reminder: 'Reminder to the visitor',
  agencyReminder: 'Reminder to you',
  reply: 'Reply',
  answer: 'Answer to a preview',
  security: 'Security notice',
  test: 'Test mail',
};

type MailState = { text: string; isFailed: boolean };

export function describeMail({ sentAt, heldAt, givenUpAt, lastError, attempts }: LeadMail): MailState {
  if (sentAt) return { text: 'Sent', isFailed: false };
  if (heldAt) return { text: 'Held back until it is released', isFailed: false };
  if (givenUpAt && !lastError) return { text: 'Not sent: a later change made it unnecessary', isFailed: false };
  if (givenUpAt) return { text: `Not sent: ${describeMailError(lastError ?? '')}`, isFailed: true };
  if (lastError) {
    const times = attempts === 1 ? 'once' : `${attempts} times`;
    return { text: `Failed ${times}, will be retried: ${describeMailError(lastError)}`, isFailed: true };
  }
  return { text: 'Waits to be sent', isFailed: false };
}
