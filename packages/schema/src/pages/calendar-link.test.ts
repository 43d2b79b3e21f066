import { expect, test } from 'vitest';
import { type CalendarEvent, googleCalendarLink, outlookCalendarLink } from './calendar-link.ts';

const event: CalendarEvent = {
  title: 'Call with A & B + C',
  startsAt: new Date('2025-06-10T05:00:00.000Z'),
  details: 'Phone: +91 11 5550 0123\nhttps://agency.example/booking/7.x?a=1&b=2',
};

test('the link to Google names the event, its beginning and end in UTC, and its details', () => {
  const { origin, searchParams } = new URL(googleCalendarLink(event));
  expect(origin).toBe('https://calendar.google.com');
  expect(Object.fromEntries(searchParams)).toEqual({
    action: 'TEMPLATE',
    text: event.title,
    dates: '20250610T050000Z/20250610T053000Z',
    details: event.details,
  });
});

test('the link to Outlook names the event, its beginning and end in UTC, and its details, with spaces escaped', () => {
  const link = outlookCalendarLink(event);
  const { origin, searchParams } = new URL(link);
  expect(origin).toBe('https://outlook.live.com');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    subject: event.title,
    startdt: '2025-06-10T05:00:00.000Z',
    enddt: '2025-06-10T05:30:00.000Z',
    body: event.details,
  });
  expect(link).not.toContain('+');
});
