import { z } from 'zod';
import { closingCall, emptyState, group, line, pageHeader, paragraph, searchResult } from './copy-field.ts';

/** The texts of the list of services. */
export const servicesCopy = z.object({
  search: searchResult({
    title: 'Services',
    description:
      'Every service of {name}, {city}: websites, online stores, SEO and social, branding and AI. Projects start at ₹2000, with a quote within {replyHours} hours.',
    blankDescription: 'Every service of {name}, {city}. We answer within {replyHours} hours.',
    keywords:
      'web development services, e-commerce development, SEO services, branding services, AI automation, digital agency {city}',
    blankKeywords: 'services of {name}, {city}',
  }),
  header: pageHeader({
    eyebrow: 'Station index',
    blankEyebrow: 'Services',
    title: 'Find your stop. Get on anywhere.',
    blankTitle: 'What we offer',
    lead: 'Each stop is a service with its own page: what is included, in what order, and who to ask. Small jobs start at ₹2000.',
    blankLead: 'Each service has its own page: what is included, in what order, and who to ask.',
  }),
  request: group(
    'Last card',
    {
      title: line('Title', {
        value: 'Your stop is not listed?',
        blank: 'Not what you are looking for?',
        max: 80,
        isOptional: true,
      }),
      text: paragraph('Text', {
        value:
          'Describe it in two sentences. Within {replyHours} hours we say whether we build it, or who does it better.',
        blank: 'Describe it in two sentences. Within {replyHours} hours we say whether we do it.',
        max: 400,
        isOptional: true,
      }),
      link: line('Link', { value: 'Connect now', max: 40 }),
    },
    { help: 'Asks for services that are not listed.' },
  ),
  empty: emptyState('Text without services', {
    title: 'No services available',
    text: 'The index is being printed. Tell us what you need, and we will say whether we build it.',
    blankText: 'There are no services here yet. Tell us what you need.',
  }),
  closing: closingCall({
    title: 'Fares from ₹2000',
    blankTitle: 'Any questions?',
    blankText: 'Tell us what you need. We answer within {replyHours} hours.',
    text: 'One fixed page or a whole store: the price is written down before the work starts. Tell us the destination and the quote comes within {replyHours} hours, without charge.',
  }),
});
