/*
 * Links that open a call in a calendar on the web, ready to be saved.
 */

/** Slots begin every half hour. */
export const CALL_MINUTES = 30;

/** "Call with Ascent Digital" */
export const bookingTitle = ({ name, bookingName }: { name: string; bookingName: string }): string =>
  `${bookingName.charAt(0).toUpperCase()}${bookingName.slice(1)} with ${name}`;

export type CalendarEvent = { title: string; startsAt: Date; details: string };

const endOf = ({ startsAt }: CalendarEvent) => new Date(startsAt.getTime() + CALL_MINUTES * 60_000);

/** "20250610T050000Z" */
const compact = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '');

export function googleCalendarLink(event: CalendarEvent): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: `${compact(event.startsAt)}/${compact(endOf(event))}`,
    details: event.details,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

export function outlookCalendarLink(event: CalendarEvent): string {
  // Outlook shows a plus sign where a space is encoded as one.
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: event.title,
    startdt: event.startsAt.toISOString(),
    enddt: endOf(event).toISOString(),
    body: event.details,
  });
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query.toString().replaceAll('+', '%20')}`;
}
