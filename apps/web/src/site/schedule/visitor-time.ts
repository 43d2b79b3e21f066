import { slotStart } from '@site/schema/schedule';
import { TIME_ZONE } from '@site/schema/site';
import { months } from '../../ui/format/day.ts';

/*
 * A slot is a time in India; visitors elsewhere also see it on their own clock.
 */

/** "6:30 AM", with the day where it is another one; undefined where the visitor's clock shows the same as India's. */
export function toVisitorTime(day: string, slot: string, zone?: string): string | undefined {
  const start = slotStart(day, slot);
  if (!start) return undefined;
  const [there, here] = [TIME_ZONE, zone].map((timeZone) => ({
    day: format(start, timeZone, { weekday: 'short', month: 'short', day: 'numeric' }),
    time: format(start, timeZone, { hour: 'numeric', minute: '2-digit' }),
  }));
  if (!there || !here || (there.day === here.day && there.time === here.time)) return undefined;
  return there.day === here.day ? here.time : `${here.time} on ${here.day}`;
}

function format(date: Date, timeZone: string | undefined, parts: Intl.DateTimeFormatOptions): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  // Newer versions put a narrow space before AM.
  return new Intl.DateTimeFormat('en-US', { ...parts, ...zone }).format(date).replaceAll('\u202f', ' ');
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** "Tue, Jun 10, 2025" of `2025-06-10`, wherever it is read; undefined of what is no day. */
export function formatCalendarDay(day: string): string | undefined {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return undefined;
  const month = months[date.getUTCMonth()]?.slice(0, 3);
  return `${weekdays[date.getUTCDay()]}, ${month} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
