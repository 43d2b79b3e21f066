import { expect, test } from 'vitest';
import { datesOf } from '../../../ui/format/day.ts';
import { buildTimeline, describeMail, isSendingMail, type LeadMail, type Person } from './timeline.ts';

const dates = datesOf({ id: 'Asia/Kolkata', name: 'IST', place: 'India' });
const at = (minute: number) => new Date(Date.UTC(2025, 5, 2, 6, minute));

const mail = (change: Partial<LeadMail>): LeadMail => ({
  id: 1,
  template: 'notice',
  reply: null,
  attempts: 0,
  createdAt: at(0),
  sentAt: null,
  heldAt: null,
  givenUpAt: null,
  lastError: null,
  ...change,
});

test('treats an unsent mail as being sent for 30 seconds of server time', () => {
  const reply = { kind: 'contact', lead: { id: 1 }, events: [], mails: [mail({ template: 'reply' })] };
  const readAt = (time: Date) => ({ contacts: [reply], calls: [], readAt: time }) as unknown as Person;
  expect(isSendingMail(readAt(new Date(at(0).getTime() + 29_000)))).toBe(true);
  expect(isSendingMail(readAt(new Date(at(0).getTime() + 30_000)))).toBe(false);
});

test('merges the leads of a person, their mails and their history, newest first, and shows other addresses', () => {
  const person = {
    contacts: [
      {
        kind: 'contact',
        lead: { id: 1, email: 'asha@shop.example', createdAt: at(0), message: 'A shop, please.', service: 'SEO' },
        events: [
          { id: 1, type: 'note', text: 'Call back', createdAt: at(5) },
          { id: 2, type: 'stage', text: 'qualified', createdAt: at(9) },
        ],
        mails: [mail({ id: 4, template: 'reply', reply: { subject: 'Hello', text: 'Gladly.' }, createdAt: at(7) })],
      },
      {
        kind: 'contact',
        lead: { id: 2, email: 'asha@shop.example', createdAt: at(-5), message: 'By phone', enteredByHand: true },
        events: [],
        mails: [],
      },
    ],
    calls: [
      {
        kind: 'call',
        lead: {
          id: 1,
          email: 'asha@home.example',
          createdAt: at(6),
          message: null,
          preferredDate: at(0),
          preferredTime: '9:30 AM',
        },
        events: [
          { id: 2, type: 'booking', text: 'moved from 2025-06-01 4:00 PM to 2025-06-05 1:00 PM', createdAt: at(8) },
          {
            id: 3,
            type: 'booking',
            text: 'moved from 2025-06-05 1:00 PM to 2025-06-02 9:30 AM by the visitor',
            createdAt: at(8),
          },
          { id: 4, type: 'booking', text: 'no-show', createdAt: at(10) },
        ],
        mails: [],
      },
      {
        kind: 'call',
        lead: {
          id: 2,
          email: 'asha@shop.example',
          createdAt: at(-6),
          message: null,
          enteredByHand: true,
          preferredDate: new Date('2025-06-03T06:00:00Z'),
          preferredTime: '10:00 AM',
        },
        events: [],
        mails: [],
      },
    ],
  } as unknown as Person;
  const timeline = buildTimeline(dates, person, { kind: 'contact', id: 1 });
  const fromElsewhere = timeline
    .filter(({ otherEmail }) => otherEmail)
    .map(({ title, otherEmail }) => [title, otherEmail]);
  expect(fromElsewhere).toEqual([['Asked for a call on June 1, 2025, 4:00 PM IST', 'asha@home.example']]);
  expect(timeline.map(({ title, text }) => [title, text])).toEqual([
    ['Outcome: No-show', null],
    ['Stage: Qualified', null],
    ['Appointment moved from June 5, 2025, 1:00 PM IST to June 2, 2025, 9:30 AM IST by the visitor', null],
    ['Appointment moved from June 1, 2025, 4:00 PM IST to June 5, 2025, 1:00 PM IST', null],
    ['Reply: Hello', 'Gladly.'],
    ['Asked for a call on June 1, 2025, 4:00 PM IST', null],
    ['Note', 'Call back'],
    ['Enquiry about SEO', 'A shop, please.'],
    ['Entered by hand', 'By phone'],
    ['Call entered for June 3, 2025, 10:00 AM IST', null],
  ]);
});

test('describes whether a mail was sent, is queued, failed, or is held', () => {
  expect(describeMail(mail({ sentAt: at(1), attempts: 1 })).text).toBe('Sent');
  expect(describeMail(mail({})).text).toBe('Waits to be sent');
  expect(describeMail(mail({ heldAt: at(1) })).text).toBe('Held back until it is released');
  expect(describeMail(mail({ givenUpAt: at(1) }))).toEqual({
    text: 'Not sent: a later change made it unnecessary',
    isFailed: false,
  });
  expect(describeMail(mail({ givenUpAt: at(1), lastError: 'No such user' }))).toEqual({
    text: 'Not sent: The mail server answered “No such user”',
    isFailed: true,
  });
  expect(describeMail(mail({ lastError: 'ETIMEDOUT', attempts: 3 }))).toEqual({
    text: 'Failed 3 times, will be retried: The mail server cannot be reached',
    isFailed: true,
  });
});
