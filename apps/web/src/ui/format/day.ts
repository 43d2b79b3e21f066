import { dayIn } from '@site/schema/schedule';
import type { Zone } from '@site/schema/zone';

export const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** "October 14, 2025" for `2025-10-14` */
export function formatIsoDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${months[Number(month) - 1]} ${Number(date)}, ${Number(year)}`;
}

export type Dates = ReturnType<typeof createDates>;

let latest: Dates | undefined;

/** The formats of dates in a time zone. The server and the browser format alike, so that hydration finds the same text. */
export function datesOf(zone: Zone): Dates {
  if (latest?.zone.id !== zone.id || latest.zone.name !== zone.name) latest = createDates(zone);
  return latest;
}

function createDates(zone: Zone) {
  const { id, name } = zone;
  const day = lazyFormat(id, { dateStyle: 'long' });
  const shortDay = lazyFormat(id, { month: 'short', day: 'numeric' });
  const time = lazyFormat(id, { timeStyle: 'short' });
  /** Names the zone of a time, because it may differ from the reader's: "3:05 PM IST" */
  const withZone = (text: string) => `${text} ${name}`;
  return {
    zone,
    withZone,
    /** The day of a moment, as `YYYY-MM-DD`. */
    dayOf: (date: Date) => dayIn(id, date),
    /** "October 14, 2025" */
    formatDay: (date: Date) => day().format(date),
    /** "Oct 14, 3:05 PM", if the time zone is stated nearby. */
    formatShortDay: (date: Date) => `${shortDay().format(date)}, ${time().format(date)}`,
    /** "3:05 PM IST" */
    formatTime: (date: Date) => withZone(time().format(date)),
    /** "October 14, 2025, 3:05 PM IST", for the day of a call or an instant of it */
    formatAppointment: (at: Date | string, slot: string) =>
      withZone(`${typeof at === 'string' ? formatIsoDay(at) : day().format(at)}, ${slot}`),
    /** "October 14, 2025, 3:05 PM IST" */
    formatMoment: (date: Date) => `${day().format(date)}, ${withZone(time().format(date))}`,
  };
}

/** "12,34,567" in India: digits are grouped as the country of the agency does. */
export const formatCount = (value: number, country: string): string =>
  value < 1000 ? String(value) : new Intl.NumberFormat(`en-${country}`).format(value);

/** Created on first use, which takes 16 ms on a phone. */
function lazyFormat(timeZone: string, options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let format: Intl.DateTimeFormat | undefined;
  return () => {
    format ??= new Intl.DateTimeFormat('en-US', { ...options, timeZone });
    return format;
  };
}
