import { bookingTitle, CALL_MINUTES } from '@site/schema/calendar-link';
import type { StoredCall } from '@site/schema/call';
import { absolute, paths } from '@site/schema/paths';
import { replaceNames } from '@site/schema/replace-names';
import { dayIn, isTimeOfDay } from '@site/schema/schedule';
import ical, {
  type ICalAttendeeData,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';
import type { MailSite } from './mail-types.ts';

/*
 * Calls as iCalendar files: the invitation of a visitor and its updates, and the calendar of the administrator.
 */

export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';

type Options = { site: Pick<MailSite, 'brand' | 'publicUrl'>; stamp: Date };

/** The file of one call. Calendars recognise the call by its uid and keep the version with the highest sequence. */
export function callFile(
  call: StoredCall,
  bookingUrl: string,
  { site, stamp, method }: Options & { site: Pick<MailSite, 'texts'>; method: CalendarMethod },
) {
  const { brand, texts } = site;
  const [text, location] = [texts.calendar.text, texts.calendar.location].map((one) =>
    replaceNames(one, { visitorPhone: call.phone }),
  );
  const calendar = newCalendar(site);
  calendar.method(ICalCalendarMethod[method]);
  const event = calendar.createEvent({
    ...appointmentOf(call, site, stamp),
    summary: oneLine(bookingTitle(brand)),
    description: [
      [text, brand.phone && `Our phone: ${brand.phone}`].filter(Boolean).join(' '),
      ...(call.outcome === 'cancelled' ? [] : [`Reschedule or cancel: ${bookingUrl}`]),
    ].join('\n'),
    ...(location && { location }),
    organizer: { name: oneLine(brand.name), email: brand.email },
  });
  // A published event has no attendees (RFC 5546): otherwise calendars treat the opened file as an invitation.
  if (method !== 'PUBLISH') event.createAttendee(attendeeOf(call));
  return calendar.toString();
}

/** Requests no reply: the visitor chose the time, and replies would be mailed to the agency. */
const attendeeOf = ({ name, email }: StoredCall): ICalAttendeeData => ({
  ...(name && { name: oneLine(name) }),
  email,
  role: ICalAttendeeRole.REQ,
  status: ICalAttendeeStatus.ACCEPTED,
  rsvp: false,
});

const REFRESH_SECONDS = 15 * 60;

/** The calendar of all calls, to which the administrator subscribes. */
export function callsFile(calls: readonly StoredCall[], { site, stamp }: Options): string {
  const calendar = newCalendar(site);
  calendar.name(`${site.brand.name}: calls`);
  calendar.ttl(REFRESH_SECONDS);
  for (const call of calls) {
    calendar.createEvent({
      ...appointmentOf(call, site, stamp),
      summary: oneLine(`Call: ${call.name}${call.company ? `, ${call.company}` : ''}`),
      description: [
        `Phone: ${call.phone}`,
        `Email: ${call.email}`,
        ...(call.message ? ['', call.message, ''] : []),
        absolute(site.publicUrl, `${paths.admin}/calls`),
      ].join('\n'),
      location: `Phone: ${call.phone}`,
    });
  }
  return calendar.toString();
}

function newCalendar({ brand }: Pick<MailSite, 'brand'>): ICalCalendar {
  return ical({ prodId: { company: oneLine(brand.name), product: 'Website', language: 'EN' } });
}

/** A call without a valid slot is an all-day event. */
function appointmentOf(call: StoredCall, { publicUrl, brand }: Options['site'], stamp: Date): ICalEventData {
  const { id, preferredDate, preferredTime, startsAt: start, sequence, outcome, confirmedAt } = call;
  return {
    id: `call-${id}@${new URL(publicUrl).hostname}`,
    sequence,
    stamp,
    status: statusOf(outcome, confirmedAt),
    ...(isTimeOfDay(preferredTime)
      ? { start, end: new Date(start.getTime() + CALL_MINUTES * 60_000) }
      : { start: new Date(dayIn(brand.timeZone, preferredDate)), allDay: true }),
  };
}

function statusOf(outcome: StoredCall['outcome'], confirmedAt: Date | null): ICalEventStatus {
  if (outcome === 'cancelled') return ICalEventStatus.CANCELLED;
  return confirmedAt ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE;
}

const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
