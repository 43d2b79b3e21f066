import type { Booking } from '../booking.ts';
import { slotStart } from '../schedule.ts';
import { CALL_MINUTES } from './calendar-link.ts';

export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Describes weekdays as a range ("Monday to Friday") or a list ("Monday, Wednesday and Friday"), starting on Monday. */
export function describeDays(days: readonly number[]): string {
  const sorted = days.map((day) => (day + 6) % 7).toSorted((a, b) => a - b);
  const [first = 0, last = 0] = [sorted[0], sorted.at(-1)];
  const nameOf = (day: number) => weekdays[(day + 1) % 7] ?? '';
  if (sorted.length > 2 && last - first === sorted.length - 1) return `${nameOf(first)} to ${nameOf(last)}`;
  return new Intl.ListFormat('en').format(sorted.map(nameOf));
}

/** The office days on which calls can be booked, from the first slot to the end of the last one. */
export function bookedHours({ officeDays, closedDays, slots }: Pick<Booking, 'officeDays' | 'closedDays' | 'slots'>) {
  const open = officeDays.filter((day) => !closedDays.includes(day));
  const starts = slots.map((slot) => slotStart('UTC', '2000-01-01', slot)?.getTime() ?? 0);
  const time = (moment: number) => new Date(moment).toISOString().slice(11, 16);
  return {
    days: describeDays(open.length > 0 ? open : officeDays),
    opens: time(Math.min(...starts)),
    closes: time(Math.max(...starts) + CALL_MINUTES * 60_000),
  };
}
