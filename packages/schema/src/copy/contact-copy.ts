import { z } from 'zod';
import {
  closingCall,
  group,
  item,
  line,
  list,
  pageHeader,
  paragraph,
  searchResult,
  sectionTexts,
  titledText,
} from './copy-field.ts';
import { messageWords } from './form-words.ts';

const soon = {
  question: 'How soon will I hear from you?',
  answer:
    'Within {replyHours} hours, not counting the days on which we are closed, from a person who read your message. The office is open {days}, {opens} to {closes} IST.',
};

const soonInZone = { ...soon, answer: soon.answer.replace('IST', '{zone}') };

const sent = [
  { title: 'You write', text: 'Your message is with us.' },
  { title: 'We read it', text: 'In office hours: {days}, {opens} to {closes} {zone}.' },
];

const refund = {
  question: 'What if I change my mind?',
  answer:
    'Write to us within 7 days of the start of the service and you get a refund. Later on, you pay for what was finished and keep it.',
};

/** The texts of the contact page. */
export const contactCopy = z.object({
  search: searchResult({
    title: 'Contact Us',
    description:
      'Write to {name} in {city} about a website, a store, search, branding or AI. A person reads every message and replies within {replyHours} hours.',
    blankDescription: 'Write to {name} in {city}. A person reads every message and replies within {replyHours} hours.',
    keywords: 'contact {name}, digital agency {city}, website quote, project enquiry, free consultation',
    blankKeywords: 'contact {name}, {city}',
  }),
  header: pageHeader({
    eyebrow: 'Contact Us',
    title: 'Tell us where you want to go.',
    blankTitle: 'How can we help?',
    lead: 'Three lines are enough. A person in {city} reads them and answers within {replyHours} hours, not counting the days on which we are closed.',
    blankLead:
      'A person in {city} reads every message and answers within {replyHours} hours, not counting the days on which we are closed.',
  }),
  form: group('Form', {
    ...messageWords,
    placeholder: line('Example in the message field', {
      value: 'What do you want to build, sell or mend?',
      blank: 'What can we do for you?',
      isOptional: true,
    }),
    thanks: paragraph('Text after sending', {
      value:
        'Your message has arrived. A person reads it, and you will have an answer within {replyHours} hours, not counting the days on which we are closed.',
    }),
    details: line('Title above the address', { value: 'Or find us here' }),
  }),
  next: group('After sending', {
    title: line('Title', { value: 'What happens next' }),
    steps: list('Steps', titledText, {
      max: 6,
      value: [
        ...sent,
        { title: 'You get an answer', text: 'Within {replyHours} hours: a first price, or a question about the work.' },
      ],
      blank: [...sent, { title: 'You get an answer', text: 'Within {replyHours} hours, by mail.' }],
    }),
  }),
  faq: group('Questions', {
    ...sectionTexts('Questions', {
      eyebrow: 'Questions',
      title: 'Before you board',
      blankTitle: 'Frequently asked questions',
    }),
    questions: list('Questions', item('Question', { question: line('Question'), answer: paragraph('Answer') }), {
      max: 20,
      blank: [soonInZone],
      value: [
        soon,
        {
          question: 'Whom have you worked for?',
          answer:
            '50+ clients so far: shops, clinics, property firms and schools, most of them in India. The portfolio shows what was built, the case studies what changed.',
        },
        {
          question: 'Who will work on my project?',
          answer:
            'The people who write your estimate. They have 6+ years combined experience as one crew, counted from the day the agency opened, and your first contact stays with you to the launch.',
        },
        {
          question: 'What do clients get out of it?',
          answer:
            '50L+ revenue generated: ₹50 lakh and more of added sales in one year. Before work begins we agree on the one number that should move, and we report on it after launch.',
        },
        {
          question: 'What does it cost?',
          answer:
            'Small jobs start at ₹2,000; most projects are quoted after one call. The lowest prices by line: {prices}. You get one price in writing with what it covers, and changes are priced before they are made.',
        },
        refund,
      ],
    }),
  }),
  closing: closingCall({
    title: 'Rather talk?',
    blankTitle: 'Book your {booking}',
    text: 'Pick a day and a half hour that suit you. We call you back to confirm.',
    blankText: 'Pick a day and a time. We confirm them.',
  }),
});
