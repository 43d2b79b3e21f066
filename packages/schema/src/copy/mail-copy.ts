import { z } from 'zod';
import { group, line, paragraph } from './copy-field.ts';

const subject = (value: string) => line('Subject', { value });
const heading = (value: string) => line('Heading', { value });
const optional = (label: string, value: string, blank?: string) => paragraph(label, { value, blank, isOptional: true });

const lookForward = paragraph('Text', {
  value: 'We look forward to the call and will ring you at the agreed time.',
  blank: 'We look forward to your {booking}.',
});

/** The placeholders besides the facts of the agency. */
export const mailPlaceholders = {
  visitor: 'the name of the visitor',
  topic: 'what was sent: "message", or "enquiry about" with the service',
  kind: 'what was sent: "message" or "enquiry"',
  replyBy: 'by when it will be answered',
  visitorPhone: 'the phone number of the visitor',
  when: 'day and time of the call',
  callZone: 'the time zone of the call',
};

/** The texts of the mails to visitors. */
export const mailCopy = z.object({
  greeting: group('Greeting', {
    named: line('With a name', { value: 'Hello {visitor},' }),
    unnamed: line('Without a name', { value: 'Hello,' }),
  }),
  confirmation: group('Message or enquiry has arrived', {
    subject: subject('{name} has received your {topic}'),
    heading: heading('Thank you for your {kind}'),
    text: paragraph('Text', {
      value:
        'Your {topic} has arrived. A person reads it and answers within {replyHours} hours, not counting the days on which we are closed: by {replyBy}.',
    }),
    late: paragraph('Text once that time has passed', {
      value:
        'Your {topic} has arrived. A person reads it and answers within {replyHours} hours, not counting the days on which we are closed.',
    }),
    urgent: optional(
      'If it is urgent',
      'Our office is open {days}, {opens} to {closes} {zonePlace} time. If it is urgent, call {phone} or answer this mail.',
    ),
    quote: line('Above the message', { value: 'Your message:' }),
    reason: optional(
      'Last line',
      'You get this mail because this address was given in a form on the website of {name}. If it was not you, ignore it.',
    ),
  }),
  call: group('All mails about a call', {
    closedDay: optional(
      'When the office is closed on that day',
      'Our office is closed on that day: we confirm the {booking} on the next working day.',
    ),
    calendar: line('Button', { value: 'Add to your calendar', max: 60 }),
    change: line('Link below the button', { value: 'Reschedule or cancel', max: 60 }),
    reason: optional(
      'Last line',
      'You get this mail because a call was booked with this address on the website of {name}. If it was not you, ignore it.',
      'You get this mail because this address was given for a booking on the website of {name}. If it was not you, ignore it.',
    ),
    number: line('Label of the phone number of the visitor', { value: 'We call', blank: 'Your phone', max: 30 }),
  }),
  invitation: group('Call is requested', {
    subject: subject('Your {booking} with {name}: {when} ({zonePlace})'),
    heading: heading('Your {booking} is requested'),
    text: paragraph('Text', {
      value: 'Thank you for booking a call with {name}.',
      blank: 'Thank you for your booking with {name}.',
    }),
    next: optional(
      'What happens next',
      'The time is kept for you. We confirm it by phone or by mail, in our office hours.',
    ),
    quote: line('Above the message', { value: 'Your message:' }),
    change: optional('Above the button', 'Another time suits you better, or you do not need the {booking} any more?'),
    isPrivate: optional(
      'Below the button',
      'The link is private: whoever has it can change the {booking}. The attached file adds it to your calendar.',
    ),
  }),
  confirmed: group('Call is confirmed', {
    subject: subject('Confirmed: your {booking} with {name}, {when} ({zonePlace})'),
    heading: heading('Your {booking} is confirmed'),
    text: lookForward,
  }),
  rescheduled: group('Call has a new time', {
    subject: subject('New time: your {booking} with {name}, {when} ({zonePlace})'),
    heading: heading('Your {booking} has a new time'),
    text: paragraph('Text', { value: 'Your {booking} was moved. The attached file updates it in your calendar.' }),
  }),
  cancelled: group('Call is cancelled', {
    subject: subject('Cancelled: your {booking} with {name}, {when} ({zonePlace})'),
    heading: heading('Your {booking} is cancelled'),
    text: paragraph('Text', {
      value:
        'Your {booking} on {when}, {callZone}, will not take place. The attached file removes it from your calendar.',
    }),
    again: optional('Above the button', 'You can book another one at any time.'),
    button: line('Button', { value: 'Book another {booking}', max: 60 }),
  }),
  reminder: group('Reminder of a call', {
    subject: subject('Reminder: your {booking} with {name}, {when} ({zonePlace})'),
    heading: heading('Your {booking} is coming up'),
    text: lookForward,
    change: optional('Above the button', 'Another time suits you better, or you do not need the {booking} any more?'),
  }),
  calendar: group('Calendar entry of a call', {
    text: optional('Text', 'We call you at {visitorPhone}.', 'Your phone number: {visitorPhone}.'),
    location: line('Place', { value: 'Phone: {visitorPhone}', blank: '', isOptional: true, help: 'Or {address}.' }),
  }),
  reply: group('Reply', {
    reason: optional('Last line', 'Answer this mail to write back to us.'),
  }),
});

type MailFact = keyof typeof mailPlaceholders;

const aboutMessage: readonly MailFact[] = ['visitor', 'topic', 'kind'];
const aboutCall: readonly MailFact[] = ['visitor', 'when', 'callZone'];

/** The texts that may contain these placeholders; all others may contain the facts of the agency only. */
const filledTexts: Readonly<Record<string, readonly MailFact[]>> = {
  'greeting.named': ['visitor'],
  'confirmation.subject': aboutMessage,
  'confirmation.heading': aboutMessage,
  // The other texts are also sent once that time has passed.
  'confirmation.text': [...aboutMessage, 'replyBy'],
  'confirmation.late': aboutMessage,
  'confirmation.urgent': aboutMessage,
  'call.closedDay': aboutCall,
  'invitation.subject': aboutCall,
  'invitation.text': aboutCall,
  'invitation.next': aboutCall,
  'invitation.change': aboutCall,
  'invitation.isPrivate': aboutCall,
  'confirmed.subject': aboutCall,
  'confirmed.text': aboutCall,
  'rescheduled.subject': aboutCall,
  'rescheduled.text': aboutCall,
  'reminder.subject': aboutCall,
  'reminder.text': aboutCall,
  'reminder.change': aboutCall,
  'cancelled.subject': aboutCall,
  'cancelled.text': aboutCall,
  'cancelled.again': aboutCall,
  'calendar.text': ['visitorPhone'],
  'calendar.location': ['visitorPhone'],
};

/** The facts besides those of the agency that a text of a mail can contain. */
export const mailFactsAt = (path: string): readonly string[] => filledTexts[path] ?? [];
