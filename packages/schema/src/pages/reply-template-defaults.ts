const mail = (text: string) => `Hello {firstName},\n\n${text}\n\nKind regards,\n{name}`;
const chat = (text: string) => `Hello {firstName}, this is {name}. ${text}`;

const questions = [
  'What should the project achieve, and for whom?',
  'What is there today, and what does not work?',
  'By when, and is there a budget that we should keep to?',
  'Who decides? Agree on the next step and its day.',
];

const neutralQuestions = [
  'What do you need, and by when?',
  'Is there anything that we should know before?',
  'Agree on the next step and its day.',
];

const general = { needsAppointment: false, subject: '' };
const forCalls = { needsAppointment: true, subject: '' };

/** The texts with which an answer to a lead begins, until the administrator changes them. */
export const replyTemplateDefaults = [
  {
    ...forCalls,
    id: 'mail-before-call',
    channel: 'mail',
    name: 'Before the call',
    subject: 'Before our call',
    text: mail(
      'We look forward to our call on {appointment}. So that we can prepare: what should the project achieve, and which websites do you like?',
    ),
  },
  {
    ...general,
    id: 'mail-suggest-call',
    channel: 'mail',
    name: 'Suggest a call',
    subject: 'A short call about your project',
    text: mail(
      'Thank you for {request}. A call of 20 minutes is the quickest way to see what you need. Which of the next days suits you?',
    ),
  },
  {
    ...general,
    id: 'mail-details',
    channel: 'mail',
    name: 'Ask for details',
    subject: 'A few questions about your project',
    text: mail(
      'Thank you for {request}. Before we suggest anything: what should the project achieve, by when, and is there a budget that we should keep to?',
    ),
  },
  {
    ...general,
    id: 'mail-quote',
    channel: 'mail',
    name: 'Send a quote',
    subject: 'Our quote for your project',
    text: mail(
      'Here is what we suggest, and what it costs:\n\n- \n\nTell us what you would change, and we will adapt it.',
    ),
  },
  {
    ...forCalls,
    id: 'whatsapp-remind',
    channel: 'whatsapp',
    name: 'Remind of the call',
    text: chat('Our call is on {appointment}. Does that still suit you?'),
  },
  {
    ...forCalls,
    id: 'whatsapp-missed',
    channel: 'whatsapp',
    name: 'After a missed call',
    text: chat('We could not reach you by phone. When may we try again?'),
  },
  {
    ...general,
    id: 'whatsapp-suggest-call',
    channel: 'whatsapp',
    name: 'Suggest a call',
    text: chat('Thank you for {request}. When would a call of 20 minutes suit you?'),
  },
  {
    ...general,
    id: 'whatsapp-details',
    channel: 'whatsapp',
    name: 'Ask for details',
    text: chat('Thank you for {request}. What should the project achieve, by when, and with which budget?'),
  },
  {
    ...forCalls,
    id: 'phone-booked',
    channel: 'phone',
    name: 'The booked call',
    text: [
      'Hello, this is {name}. Am I speaking with {visitor}?',
      'You booked a call for {appointment}. Do you have 20 minutes now?',
      ...questions,
    ].join('\n'),
  },
  {
    ...general,
    id: 'phone-first',
    channel: 'phone',
    name: 'A first call',
    text: [
      'Hello, this is {name}. Am I speaking with {visitor}?',
      'Thank you for {request}. Is this a good moment?',
      ...questions,
    ].join('\n'),
  },
  {
    ...general,
    id: 'phone-nobody',
    channel: 'phone',
    name: 'Nobody answers',
    text: 'Hello {firstName}, this is {name}, about {request}.\nI will try again tomorrow. You can also reach us at {phone}.',
  },
] as const;

const neutralCall = (opening: string) =>
  ['Hello, this is {name}. Am I speaking with {visitor}?', opening, ...neutralQuestions].join('\n');

/** What differs on a site without demo content, where not every answer is about a project, by the ids. */
export const neutralReplyTemplates: Partial<Record<string, { name?: string; subject?: string; text?: string }>> = {
  'mail-before-call': {
    text: mail(
      'We look forward to our call on {appointment}. So that we can prepare: what would you like to talk about?',
    ),
  },
  'mail-suggest-call': { subject: 'A short call' },
  'mail-details': {
    subject: 'A few questions',
    text: mail('Thank you for {request}. So that we can answer well: what do you need, and by when?'),
  },
  'mail-quote': { name: 'Make an offer', subject: 'Our offer' },
  'whatsapp-details': { text: chat('Thank you for {request}. What do you need, and by when?') },
  'phone-booked': { text: neutralCall('You booked a call for {appointment}. Do you have 20 minutes now?') },
  'phone-first': { text: neutralCall('Thank you for {request}. Is this a good moment?') },
};
