import { z } from 'zod';
import { defaultCallForm as call, callLabels } from '../pages/call-form.ts';
import { buttonLabel, group, line, list, pageHeader, paragraph, searchResult, titledText } from './copy-field.ts';
import { formWords } from './form-words.ts';

const booking = [
  { title: 'You pick', text: 'A day and one of {slots} half hours. Times are in {zonePlace}.' },
  { title: 'We confirm', text: 'By phone or email, in office hours: {days}, {opens} to {closes} {zone}.' },
];

const blankTitle = 'Book your {booking}';

/** The texts of the page on which calls are booked, and of the dialog with the same form. */
export const scheduleCallCopy = z.object({
  search: searchResult({
    title: 'Schedule a Call',
    blankTitle,
    description:
      'Pick a day and a half hour between {firstSlot} and {lastSlot} {zone} to talk about your website, store, search, brand or AI project with {name}.',
    blankDescription:
      'Pick a day and a half hour between {firstSlot} and {lastSlot} {zone} for your {booking} with {name}.',
    keywords: 'schedule a call, free consultation, digital agency {city}, {name}',
    blankKeywords: '{booking}, {name}, {city}',
  }),
  header: pageHeader({
    eyebrow: 'Timetable',
    blankEyebrow: 'Booking',
    title: call.title,
    blankTitle,
    lead: call.lead,
    blankLead: 'Choose a day and a time that suit you.',
  }),
  next: group('Beside the form', {
    title: line('Title', { value: 'What happens next' }),
    steps: list('Steps', titledText, {
      max: 6,
      blank: [...booking, { title: 'We meet', text: 'Your {booking} takes place at the agreed time.' }],
      value: [
        ...booking,
        {
          title: 'We talk',
          text: 'Half an hour by phone, free: what you want to change, what it takes and what it costs.',
        },
      ],
    }),
    details: line('Title above the address', { value: 'Or find us here' }),
  }),
  form: group('Form', {
    company: line('Label of the company', { value: call.company, blank: '', max: 60, isOptional: true }),
    about: line('Title above the message', { value: call.about, blank: 'Your message', max: 60 }),
    placeholder: line('Example of a message', {
      value: call.placeholder,
      blank: 'What is it about?',
      isOptional: true,
    }),
    ...formWords(callLabels),
  }),
  booked: group('After booking', {
    thanksTitle: line('Title', { value: 'Thank You' }),
    text: paragraph('Text', {
      value: 'Your call is on our timetable. We contact you to confirm it.',
      blank: 'We have received your booking. We contact you to confirm it.',
    }),
    again: buttonLabel('Button', 'Schedule Another Call', 'Book another {booking}'),
  }),
});
