import { clockInIndia, DAY_MS } from './fields/time.ts';
import { EARLIEST_DAY } from './site.ts';

/*
 * Days and slots of a call, in Indian time. In forms a day is `YYYY-MM-DD`, so no time zone can shift it; a call is
 * stored as the instant at which that day begins in UTC, which is 05:30 of the same day in India.
 */

export const NO_DATE = 'Please select a preferred date';
export const NO_TIME = 'Please select a preferred time';

/** The day that a moment has in India, as `YYYY-MM-DD`. */
export function dayInIndia(moment: Date): string {
  return clockInIndia(moment).toISOString().slice(0, 10);
}

/** When the day of a moment begins in India. */
export const dayStart = (moment: Date): Date => new Date(`${dayInIndia(moment)}T00:00:00+05:30`);

/** The day `count` days after another. */
export function addDays(from: string, count: number): string {
  return new Date(Date.parse(from) + count * DAY_MS).toISOString().slice(0, 10);
}

export function earliestDay(now: Date): string {
  const day = dayInIndia(now);
  if (day < EARLIEST_DAY) return EARLIEST_DAY;
  return day;
}

/** When a slot begins; undefined if the day or the slot is invalid. */
export function slotStart(day: string, slot: string): Date | undefined {
  const [, hour, minute, half] = /^(\d{1,2}):(\d{2}) (AM|PM)$/.exec(slot) ?? [];
  if (!hour || !minute || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const hours = (Number(hour) % 12) + (half === 'PM' ? 12 : 0);
  const start = new Date(`${day}T${String(hours).padStart(2, '0')}:${minute}:00+05:30`);
  return Number.isNaN(start.getTime()) ? undefined : start;
}

/** When a call begins. A time that names no slot counts as the beginning of the day. */
export function callStart({ preferredDate, preferredTime }: { preferredDate: Date; preferredTime: string }): Date {
  const day = dayInIndia(preferredDate);
  return slotStart(day, preferredTime) ?? new Date(`${day}T00:00:00+05:30`);
}

/** A slot that has begun can no longer be booked. */
export function isPast(day: string, slot: string, now: Date): boolean {
  const start = slotStart(day, slot);
  return start !== undefined && start <= now;
}
