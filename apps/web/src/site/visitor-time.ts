import { slotStart } from '@site/schema/schedule';
import { TIME_ZONE, timeSlots } from '@site/schema/site';
import { months, weekdays, withZone } from '../ui/format/day.ts';

/*
 * Slots are times in India. Visitors in other time zones also see their local time.
 */

/** "6:30 AM", with the day if it differs; undefined when the visitor's time equals the time in India. */
export function toVisitorTime(day: string, slot: string, zone?: string): string | undefined {
  const start = slotStart(day, slot);
  if (!start) return undefined;
  const [indian, local] = [TIME_ZONE, zone].map((timeZone) => ({
    day: format(start, timeZone, { weekday: 'short', month: 'short', day: 'numeric' }),
    time: formatTime(start, timeZone),
  }));
  if (!indian || !local || indian.time === local.time) return undefined;
  return indian.day === local.day ? local.time : `${local.time} on ${local.day}`;
}

/** The slots of a day in both zones: "9:00 AM–5:30 PM IST is 4:30 AM–1:00 PM your time"; undefined when the clocks agree. */
export function compareSlotTimes(day: string, zone?: string): string | undefined {
  const [first = '', last = ''] = [timeSlots[0], timeSlots.at(-1)];
  const [start, end] = [slotStart(day, first), slotStart(day, last)];
  const localStart = start && formatTime(start, zone);
  if (!end || !localStart || localStart === first) return undefined;
  return `${withZone(`${first}–${last}`)} is ${localStart}–${formatTime(end, zone)} your time`;
}

const formatTime = (date: Date, zone: string | undefined) => format(date, zone, { hour: 'numeric', minute: '2-digit' });

function format(date: Date, timeZone: string | undefined, parts: Intl.DateTimeFormatOptions): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  // Newer browsers put a narrow no-break space before AM.
  return new Intl.DateTimeFormat('en-US', { ...parts, ...zone }).format(date).replaceAll('\u202f', ' ');
}

/** "Tue, Jun 10, 2025" for `2025-06-10`, in every time zone; undefined for an invalid day. */
export function formatCalendarDay(day: string): string | undefined {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return undefined;
  const month = months[date.getUTCMonth()]?.slice(0, 3);
  return `${weekdays[date.getUTCDay()]?.slice(0, 3)}, ${month} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
