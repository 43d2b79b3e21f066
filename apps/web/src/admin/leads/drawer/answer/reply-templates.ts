import type { Brand } from '@site/schema/brand';
import { formatAppointment } from '../../format-appointment.ts';
import type { LeadHistory, Person } from '../timeline.ts';

/*
 * Templates of replies by mail and by WhatsApp, and talking points for the phone.
 */

/** The values that templates insert. */
export type TemplateFacts = {
  name: string;
  firstName: string;
  agency: string;
  agencyPhone: string;
  service: string | undefined;
  isCall: boolean;
  /** "November 24, 2026, 10:00 AM IST", of a call that was not cancelled. */
  appointment: string | undefined;
};

export function templateFacts(
  person: Person,
  { kind, lead }: LeadHistory,
  { name: agency, phone }: Brand,
): TemplateFacts {
  const call = kind === 'call' ? lead : person.calls[0]?.lead;
  return {
    name: lead.name,
    firstName: lead.name.split(/\s+/)[0] ?? lead.name,
    agency,
    agencyPhone: phone,
    service: 'service' in lead ? (lead.service ?? undefined) : undefined,
    isCall: kind === 'call',
    appointment:
      call && call.outcome !== 'cancelled' ? formatAppointment(call.preferredDate, call.preferredTime) : undefined,
  };
}

type Template<Content> = {
  name: string;
  /** Only for people who have booked a call. */
  needsAppointment?: boolean;
  content: (facts: TemplateFacts) => Content;
};

/** The templates that fit a lead. */
export const fitting = <Content>(templates: readonly Template<Content>[], { appointment }: TemplateFacts) =>
  templates.filter(({ needsAppointment = false }) => !needsAppointment || appointment !== undefined);

const request = ({ service, isCall }: TemplateFacts) =>
  service ? `your enquiry about ${service}` : isCall ? 'your call request' : 'your message';

/** The subject of a reply, until a template or the administrator changes it. */
export function replySubject({ kind, lead }: LeadHistory): string {
  if (kind === 'call') return 'Re: your call request';
  return lead.service ? `Re: your enquiry about ${lead.service}` : 'Re: your message';
}

const mail = (facts: TemplateFacts, text: string) =>
  `Hello ${facts.firstName},\n\n${text}\n\nKind regards,\n${facts.agency}`;

export const mailTemplates: readonly Template<{ subject: string; text: string }>[] = [
  {
    name: 'Before the call',
    needsAppointment: true,
    content: (facts) => ({
      subject: 'Before our call',
      text: mail(
        facts,
        `We look forward to our call on ${facts.appointment}. So that we can prepare: what should the project achieve, and which websites do you like?`,
      ),
    }),
  },
  {
    name: 'Suggest a call',
    content: (facts) => ({
      subject: 'A short call about your project',
      text: mail(
        facts,
        `Thank you for ${request(facts)}. A call of 20 minutes is the quickest way to see what you need. Which of the next days suits you?`,
      ),
    }),
  },
  {
    name: 'Ask for details',
    content: (facts) => ({
      subject: 'A few questions about your project',
      text: mail(
        facts,
        `Thank you for ${request(facts)}. Before we suggest anything: what should the project achieve, by when, and is there a budget that we should keep to?`,
      ),
    }),
  },
  {
    name: 'Send a quote',
    content: (facts) => ({
      subject: 'Our quote for your project',
      text: mail(
        facts,
        'Here is what we suggest, and what it costs:\n\n- \n\nTell us what you would change, and we will adapt it.',
      ),
    }),
  },
];

const chat = ({ firstName, agency }: TemplateFacts, text: string) => `Hello ${firstName}, this is ${agency}. ${text}`;

export const whatsAppTemplates: readonly Template<string>[] = [
  {
    name: 'Remind of the call',
    needsAppointment: true,
    content: (facts) => chat(facts, `Our call is on ${facts.appointment}. Does that still suit you?`),
  },
  {
    name: 'After a missed call',
    needsAppointment: true,
    content: (facts) => chat(facts, 'We could not reach you by phone. When may we try again?'),
  },
  {
    name: 'Suggest a call',
    content: (facts) => chat(facts, `Thank you for ${request(facts)}. When would a call of 20 minutes suit you?`),
  },
  {
    name: 'Ask for details',
    content: (facts) =>
      chat(facts, `Thank you for ${request(facts)}. What should the project achieve, by when, and with which budget?`),
  },
];

const questions = [
  'What should the project achieve, and for whom?',
  'What is there today, and what does not work?',
  'By when, and is there a budget that we should keep to?',
  'Who decides? Agree on the next step and its day.',
];

/** Talking points, one after another. */
export const phoneTemplates: readonly Template<string[]>[] = [
  {
    name: 'The booked call',
    needsAppointment: true,
    content: ({ name, agency, appointment }) => [
      `Hello, this is ${agency}. Am I speaking with ${name}?`,
      `You booked a call for ${appointment}. Do you have 20 minutes now?`,
      ...questions,
    ],
  },
  {
    name: 'A first call',
    content: (facts) => [
      `Hello, this is ${facts.agency}. Am I speaking with ${facts.name}?`,
      `Thank you for ${request(facts)}. Is this a good moment?`,
      ...questions,
    ],
  },
  {
    name: 'Nobody answers',
    content: (facts) => [
      `Hello ${facts.firstName}, this is ${facts.agency}, about ${request(facts)}.`,
      `I will try again tomorrow. You can also reach us at ${facts.agencyPhone}.`,
    ],
  },
];
