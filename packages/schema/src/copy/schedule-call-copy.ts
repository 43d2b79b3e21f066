import { z } from 'zod';
import { group, line, list, pageHeader, searchResult, titledText } from './copy-field.ts';

const booking = [
  { title: 'You pick', text: 'A day and one of {slots} half hours. Times are in {zonePlace}.' },
  { title: 'We confirm', text: 'By phone or email, in office hours: {days}, {opens} to {closes} {zone}.' },
];

/** The texts of the page on which calls are booked. Those of its form are the same as in the dialog. */
export const scheduleCallCopy = z.object({
  search: searchResult({
    title: 'Schedule a Call',
    description:
      'Pick a day and a half hour between {firstSlot} and {lastSlot} {zone} to talk about your website, store, search, brand or AI project with {name}.',
    blankDescription: 'Pick a day and a half hour between {firstSlot} and {lastSlot} {zone} to talk with {name}.',
    keywords: 'schedule a call, free consultation, digital agency {city}, {name}',
    blankKeywords: 'schedule a call, {name}, {city}',
  }),
  header: pageHeader({
    eyebrow: 'Timetable',
    blankEyebrow: 'By phone',
    title: 'Schedule a Call',
    lead: "Let us know when you'd like to discuss your project.",
    blankLead: "Let us know when you'd like to talk.",
  }),
  next: group('Beside the form', {
    title: line('Title', { value: 'What happens next' }),
    steps: list('Steps', titledText, {
      max: 6,
      blank: [...booking, { title: 'We talk', text: 'We call you at the agreed time.' }],
      value: [
        ...booking,
        { title: 'We talk', text: 'About what you want to change, what it takes and what it costs. No slides.' },
      ],
    }),
    details: line('Title above the address', { value: 'Or find us here' }),
  }),
});
