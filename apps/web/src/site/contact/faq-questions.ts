import type { Brand } from '@site/schema/brand';
import { replyWithinHours } from '@site/schema/site';

export const questionsFor = ({ days, opens, closes }: Brand['officeHours']) => [
  {
    question: 'How soon will I hear from you?',
    answer: `Within ${replyWithinHours} hours, from a person who read your message. The office is open ${days}, ${opens} to ${closes} IST.`,
  },
  {
    question: 'Whom have you worked for?',
    answer:
      '50+ clients so far: shops, clinics, property firms and schools, most of them in India. The portfolio shows what was built, the case studies what changed.',
  },
  {
    question: 'Who will work on my project?',
    answer:
      'The people who write your estimate. The core team has 6+ years combined experience in design, development and marketing, and your first contact stays with you to the launch.',
  },
  {
    question: 'What do clients get out of it?',
    answer:
      '50L+ revenue generated for clients to date. Before work begins we agree on the one number that should move, and we report on it after launch.',
  },
  {
    question: 'What does it cost?',
    answer:
      'Small jobs start at ₹2000; most projects are quoted after one call. You get one price in writing with what it covers, and changes are priced before they are made.',
  },
  {
    question: 'What if I change my mind?',
    answer:
      'Write to us within 7 days of the start of the service and you get a refund. Later on, you pay for what was finished and keep it.',
  },
];
