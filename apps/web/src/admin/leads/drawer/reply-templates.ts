import type { LeadHistory } from './timeline.ts';

/*
 * Beginnings of replies, by mail and by WhatsApp.
 */

type Template = { name: string; subject: string; text: (facts: { firstName: string; agency: string }) => string };

const signed = (agency: string) => `\n\nKind regards,\n${agency}`;

export const replyTemplates: readonly Template[] = [
  {
    name: 'Suggest a call',
    subject: 'A short call about your project',
    text: ({ firstName, agency }) =>
      `Hello ${firstName},\n\nThank you for writing to us. A call of 20 minutes is the quickest way to see what you need. Which of the next days suits you?${signed(agency)}`,
  },
  {
    name: 'Ask for details',
    subject: 'A few questions about your project',
    text: ({ firstName, agency }) =>
      `Hello ${firstName},\n\nThank you for writing to us. Before we suggest anything: what should the project achieve, by when, and is there a budget that we should keep to?${signed(agency)}`,
  },
  {
    name: 'Send a quote',
    subject: 'Our quote for your project',
    text: ({ firstName, agency }) =>
      `Hello ${firstName},\n\nHere is what we suggest, and what it costs:\n\n- \n\nTell us what you would change, and we will adapt it.${signed(agency)}`,
  },
];

/** The values that templates insert. */
export const templateFacts = ({ lead }: LeadHistory, agency: string) => ({
  firstName: lead.name.split(/\s+/)[0] ?? lead.name,
  agency,
});
