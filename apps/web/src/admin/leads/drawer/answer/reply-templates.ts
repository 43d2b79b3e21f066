import type { Brand } from '@site/schema/brand';
import { fillIn } from '@site/schema/fill-in';
import { replaceNames } from '@site/schema/replace-names';
import type { ReplyTemplate, replyPlaceholders } from '@site/schema/reply-template';
import { useSite } from '../../../../app/site-facts.ts';
import type { Dates } from '../../../../ui/format/day.ts';
import { trpc, unbatched } from '../../../trpc-react.ts';
import type { LeadHistory, Person } from '../timeline.ts';

/** The values of the placeholders. Without an appointment, templates about one do not fit. */
export type TemplateFacts = Record<keyof typeof replyPlaceholders, string>;

export function templateFacts({ formatAppointment }: Dates, person: Person, history: LeadHistory): TemplateFacts {
  const { kind, lead } = history;
  const call = kind === 'call' ? lead : person.calls[0]?.lead;
  return {
    visitor: lead.name,
    firstName: lead.name.split(/\s+/)[0] ?? lead.name,
    request: requestOf(history),
    appointment: call && call.outcome !== 'cancelled' ? formatAppointment(call.preferredDate, call.preferredTime) : '',
  };
}

function requestOf({ kind, lead }: LeadHistory): string {
  if (kind === 'call') return 'your call request';
  return lead.service ? `your enquiry about ${lead.service}` : 'your message';
}

/** The subject of a reply, until a template or the administrator changes it. */
export const replySubject = (history: LeadHistory): string => `Re: ${requestOf(history)}`;

/** The templates of a channel that fit a lead, filled in. */
export function useTemplates(channel: ReplyTemplate['channel'], facts: TemplateFacts): ReplyTemplate[] {
  const { brand } = useSite();
  const { data = [] } = trpc.replyTemplate.list.useQuery(undefined, unbatched);
  return data
    .filter((template) => template.channel === channel && fits(template, facts))
    .map((template) => fillTemplate(template, facts, brand));
}

export const fits = ({ state, needsAppointment, subject, text }: ReplyTemplate, { appointment }: TemplateFacts) =>
  state !== 'deleted' && (appointment !== '' || !(needsAppointment || `${subject} ${text}`.includes('{appointment}')));

export function fillTemplate(template: ReplyTemplate, facts: TemplateFacts, brand: Brand): ReplyTemplate {
  // The facts of the agency first: a name that a visitor typed is not filled in.
  const fill = (text: string) => replaceNames(fillIn(text, brand), facts);
  return { ...template, subject: fill(template.subject), text: fill(template.text) };
}
