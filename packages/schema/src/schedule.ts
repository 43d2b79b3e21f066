import { DAY_MS } from './fields/time.ts';
import { clockIn, momentIn } from './fields/zone-clock.ts';
import { EARLIEST_DAY } from './site.ts';

/*
 * Days and slots of a call, in the time zone of the agency. In forms a day is `YYYY-MM-DD`, so no time zone can shift
 * it; a call is stored as an instant of that day.
 */

export const NO_DATE = 'Please select a preferred date';
export const NO_TIME = 'Please select a preferred time';

/** Whether a text is a day that exists, as `YYYY-MM-DD`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** The day that a moment has in a time zone, as `YYYY-MM-DD`. */
export const dayIn = (zone: string, moment: Date): string => clockIn(zone, moment).toISOString().slice(0, 10);

/** When a day begins in a time zone. */
export const startOfDay = (zone: string, day: string): Date => momentIn(zone, `${day}T00:00`);

/**
 * The instant that is stored for the day of a call: its midnight in UTC, as the specification says, or its midnight in a
 * time zone where the former is on another day. An instant is returned as it is.
 */
export function instantOfDay(zone: string, day: string | Date): Date {
  if (typeof day !== 'string') return day;
  const midnight = new Date(day);
  return dayIn(zone, midnight) === day ? midnight : startOfDay(zone, day);
}

/** The day `count` days after another. */
export function addDays(from: string, count: number): string {
  return new Date(Date.parse(from) + count * DAY_MS).toISOString().slice(0, 10);
}

export function earliestDay(zone: string, now: Date): string {
  const day = dayIn(zone, now);
  if (day < EARLIEST_DAY) return EARLIEST_DAY;
  return day;
}

// "9:30 AM", "at 09.30 am", "9-30 a.m. IST"
const TWELVE_HOURS = /(?:^|[^\d:.])[:.]?(\d+)(?:(?:[:.,-]\s?|\s(?=\d\d[ap]))(\d+)(?:[:.]\s?\d+)?)?([ap])\.?m/;
// "14:30", but not the date "14.10.2025"
const DAY_HOURS = /(?:^|[^\d:.])[:.]?(\d\d?)[:.]\s?(\d\d)(?:[:.]\s?\d\d)?(?![:.]?\d)/;
// "1430"
const FOUR_DIGITS = /^\D*(\d\d)(\d\d)\D*$/;

/** Cyrillic and Greek letters that look like those of AM and PM. */
const LOOKALIKES: Record<string, string> = { а: 'a', α: 'a', р: 'p', ρ: 'p', м: 'm', μ: 'm' };

// Full-width digits, lookalikes, invisible characters and spaces are normalised or removed.
const compact = (time: string) =>
  time
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[аαрρмμ]/g, (letter) => LOOKALIKES[letter] ?? letter)
    .replace(/\p{Cf}|\s(?!\d)/gu, '');

/** The minutes from midnight to the first time of day in a text, in any spelling; undefined for any other text. */
function minutesOf(time: string): number | undefined {
  const written = compact(time);
  const [, hour, minute = '0', half] =
    TWELVE_HOURS.exec(written) ?? DAY_HOURS.exec(written) ?? FOUR_DIGITS.exec(written) ?? [];
  if (hour === undefined || Number(hour) > (half ? 12 : 23) || Number(minute) > 59) return undefined;
  const hours = half ? (Number(hour) % 12) + (half === 'p' ? 12 : 0) : Number(hour);
  return 60 * hours + Number(minute);
}

/** False for a 12-hour time that does not exist, such as "33:00 AM". Other texts are accepted as a request. */
export const isPossibleTime = (time: string): boolean =>
  !TWELVE_HOURS.test(compact(time)) || minutesOf(time) !== undefined;

/** Whether a text names a time of day. */
export const isTimeOfDay = (time: string): boolean => minutesOf(time) !== undefined;

/** When a slot begins; undefined if the day or the slot is invalid. */
export function slotStart(zone: string, day: string, slot: string): Date | undefined {
  const minutes = minutesOf(slot);
  if (minutes === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  const start = momentIn(zone, `${day}T${hour}:${minute}`);
  return Number.isNaN(start.getTime()) ? undefined : start;
}

export type Appointment = { preferredDate: Date; preferredTime: string };

/** When a call begins; undefined if its preferred time is not a time of day. */
export const timeOfCall = (zone: string, { preferredDate, preferredTime }: Appointment): Date | undefined =>
  slotStart(zone, dayIn(zone, preferredDate), preferredTime);

/** When a call begins. Without a time of day that is the beginning of its day. */
export const callStart = (zone: string, call: Appointment): Date =>
  timeOfCall(zone, call) ?? startOfDay(zone, dayIn(zone, call.preferredDate));

/** Whether a slot has begun and can no longer be booked. */
export function isPast(zone: string, day: string, slot: string, now: Date): boolean {
  const start = slotStart(zone, day, slot);
  return start !== undefined && start <= now;
}
