import { weekdays } from '@site/schema/office-hours';
import { slotStart } from '@site/schema/schedule';
import type { Zone } from '@site/schema/zone';
import { months } from '../ui/format/day.ts';

/*
 * Slots are times in the zone of the agency. Visitors in other zones also see their local time.
 */

/** "6:30 AM", with the day if it differs; undefined when the visitor's time equals that of the agency. */
export function toVisitorTime(zone: Zone, day: string, slot: string, own?: string): string | undefined {
  const start = slotStart(zone.id, day, slot);
  if (!start) return undefined;
  const [agency, local] = [zone.id, own].map((timeZone) => ({
    day: format(start, timeZone, { weekday: 'short', month: 'short', day: 'numeric' }),
    time: formatTime(start, timeZone),
  }));
  if (!agency || !local || (agency.time === local.time && agency.day === local.day)) return undefined;
  return agency.day === local.day ? local.time : `${local.time} on ${local.day}`;
}

/** The first and the last slot of a day in both zones: "9:00 AM–5:30 PM IST is 4:30 AM–1:00 PM your time"; undefined when the clocks agree. */
export function compareSlotTimes(zone: Zone, day: string, slots: readonly string[], own?: string): string | undefined {
  const [first = '', last = ''] = [slots[0], slots.at(-1)];
  const [start, end] = [slotStart(zone.id, day, first), slotStart(zone.id, day, last)];
  const localStart = start && formatTime(start, own);
  if (!end || !localStart || localStart === first) return undefined;
  return `${first}–${last} ${zone.name} is ${localStart}–${formatTime(end, own)} your time`;
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
