import { z } from 'zod';
import { integer, text } from './fields/fields.ts';
import { HOUR_MS } from './fields/time.ts';
import {
  type Appointment,
  addDays,
  dayIn,
  earliestDay,
  isDay,
  isPast,
  NO_DATE,
  NO_TIME,
  slotStart,
  startOfDay,
  timeOfCall,
} from './schedule.ts';
import { daySlots, timeSlots } from './site.ts';

/*
 * When calls can be booked. Days are `YYYY-MM-DD` and times slots, both in the time zone of the agency.
 */

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const weekdays = (label: string) =>
  z.array(integer(label, 0, 6), { error: `${label} must be a list` }).max(7, `Too many ${label.toLowerCase()}`);

export const day = z.string({ error: 'Invalid day' }).refine(isDay, { error: 'Invalid day', abort: true });

/** A longer range is most likely a typing error in the year. */
const HOLIDAY_MAX_DAYS = 100;

/** A day, or the days up to `lastDay`, on which the office is closed. */
const holiday = z
  .object({ day, lastDay: day.optional(), name: text('Name', { max: 60, trim: true, oneLine: true }) })
  .refine(({ day: first, lastDay = first }) => lastDay >= first, 'The last day of a holiday is before its first day')
  .refine(
    ({ day: first, lastDay = first }) => lastDay < addDays(first, HOLIDAY_MAX_DAYS),
    `A holiday has at most ${HOLIDAY_MAX_DAYS} days`,
  );

/** The reminders of a call by mail, with the hours before the call. */
export const reminders = {
  visitor24: { template: 'reminder', hours: 24 },
  visitor1: { template: 'reminder', hours: 1 },
  agency24: { template: 'agencyReminder', hours: 24 },
  agency1: { template: 'agencyReminder', hours: 1 },
} as const;
export type Reminder = keyof typeof reminders;
export const reminderNames = Object.keys(reminders) as [Reminder, ...Reminder[]];

export const bookingInput = z.object({
  /** The days on which the agency works; 0 is Sunday. Calls on other days are confirmed on the next working day. */
  officeDays: weekdays('Office days').min(1, 'Choose at least one office day'),
  /** The days of the week on which no call can be booked. */
  closedDays: weekdays('Closed days').max(6, 'At least one day must be open'),
  slots: z
    .array(z.enum(daySlots as [string, ...string[]], { error: 'Unknown slot' }), { error: 'Slots must be a list' })
    .min(1, 'Choose at least one slot')
    .max(daySlots.length, 'Too many slots')
    .overwrite((chosen) => daySlots.filter((slot) => chosen.includes(slot))),
  holidays: z.array(holiday, { error: 'Holidays must be a list' }).max(100, 'Too many holidays'),
  capacity: integer('Calls per slot', 1, 50),
  noticeMinutes: integer('Notice', 0, 14 * 24 * 60),
  /** The reminders that are sent. */
  reminders: z
    .array(z.enum(reminderNames, { error: 'Unknown reminder' }), { error: 'Reminders must be a list' })
    .max(reminderNames.length, 'Too many reminders')
    .default(reminderNames),
});

export const bookingDefaults: Booking = {
  officeDays: [1, 2, 3, 4, 5],
  closedDays: [],
  slots: [...timeSlots],
  holidays: [],
  capacity: 3,
  noticeMinutes: 0,
  reminders: reminderNames,
};

/** A day as the calendar of the form shows it. */
export const bookableDay = z.object({
  day: z.string(),
  /** Why no call can be booked on this day. */
  closed: z.string().nullable(),
  isOfficeDay: z.boolean(),
  /** The slots that are closed, full, or too soon. */
  unavailable: z.array(z.string()),
  /** The unavailable slots that are full. */
  full: z.array(z.string()),
});

export const availabilityQuery = z.object({ from: day, days: integer('Days', 1, 62) });

export type Booking = z.output<typeof bookingInput>;
/** The booking settings with the time zone of the agency, in which their days and slots are. */
export type BookingRules = Booking & { timeZone: string };
export type BookableDay = z.output<typeof bookableDay>;
export type Slot = { day: string; time: string };

/** How many calls are booked on some closed days, and on which first. */
export type ClosedCalls = { calls: number; firstDay: string | undefined };

export const CLOSED = 'Closed';

const weekdayOf = (value: string) => new Date(value).getUTCDay();

const findHoliday = ({ holidays }: Booking, value: string) =>
  holidays.find(({ day: first, lastDay = first }) => first <= value && value <= lastDay);

export function closedReason(booking: Booking, value: string): string | null {
  const { closedDays } = booking;
  return findHoliday(booking, value)?.name ?? (closedDays.includes(weekdayOf(value)) ? CLOSED : null);
}

/** Whether the agency works on a day. */
export function isOfficeDay(booking: Booking, value: string): boolean {
  return booking.officeDays.includes(weekdayOf(value)) && !findHoliday(booking, value);
}

/** Describes a day; `full` contains its slots without a free seat. */
export function describeDay(rules: BookingRules, value: string, full: readonly string[], now: Date): BookableDay {
  const { timeZone, noticeMinutes, slots } = rules;
  const closed = closedReason(rules, value);
  const soonest = new Date(now.getTime() + noticeMinutes * 60_000);
  const soonestDay = dayIn(timeZone, soonest);
  const isTooSoon = (slot: string) =>
    value < soonestDay || (value === soonestDay && isPast(timeZone, value, slot, soonest));
  const isFree = (slot: string) => closed === null && slots.includes(slot) && !full.includes(slot) && !isTooSoon(slot);
  return {
    day: value,
    closed,
    isOfficeDay: isOfficeDay(rules, value),
    unavailable: shownSlots(slots).filter((slot) => !isFree(slot)),
    full: [...full],
  };
}

/** The slots that the forms show: the default ones, some of which may be closed, or the owner's if any is outside them. */
export const shownSlots = (slots: readonly string[]): readonly string[] =>
  slots.every((slot) => timeSlots.includes(slot)) ? timeSlots : slots;

type Choice = { preferredDate: string; preferredTime: string };
type Issue = { path: string; message: string };

/**
 * The checks of the forms that REST and tRPC do not make: the day is not past, the time is a slot that has not begun,
 * and neither is closed, if the day is known. The database decides whether a slot is full. `slots` are those of the form.
 */
export function scheduleIssues(
  { timeZone, slots }: Pick<BookingRules, 'timeZone'> & { slots: readonly string[] },
  { preferredDate, preferredTime }: Choice,
  now: Date,
  known?: BookableDay,
): Issue[] {
  const isDayText = DAY.test(preferredDate);
  if (preferredDate && !isDayText) return [{ path: 'preferredDate', message: NO_DATE }];
  if (isDayText && preferredDate < earliestDay(timeZone, now)) {
    return [{ path: 'preferredDate', message: 'Please select today or a later day' }];
  }
  if (known?.closed)
    return [{ path: 'preferredDate', message: 'Nothing can be booked on this day. Please select another one' }];
  if (!preferredTime) return [];
  const timeIssue = (message: string) => [{ path: 'preferredTime', message }];
  if (!slots.includes(preferredTime)) return timeIssue(NO_TIME);
  if (isPast(timeZone, preferredDate, preferredTime, now)) {
    return timeIssue('This time has passed. Please select a later one');
  }
  const isClosed = known?.unavailable.includes(preferredTime) && !known.full.includes(preferredTime);
  return isClosed ? timeIssue('Nothing can be booked at this time. Please select another one') : [];
}

/** The free slots of the form that are closest in time to the wanted slot, in chronological order. */
export function nearestSlots(
  slots: readonly string[],
  days: readonly BookableDay[],
  wanted: Slot,
  count: number,
): Slot[] {
  // Without a time zone, because only the distance matters.
  const start = ({ day: on, time }: Slot) => slotStart('UTC', on, time)?.getTime();
  const target = start(wanted) ?? start({ ...wanted, time: '1:00 PM' }) ?? 0;
  const distance = (slot: Slot) => Math.abs((start(slot) ?? 0) - target);
  const free = days.flatMap(({ day: on, unavailable }) =>
    slots.filter((time) => !unavailable.includes(time)).map((time) => ({ day: on, time })),
  );
  const nearest = new Set(free.toSorted((a, b) => distance(a) - distance(b)).slice(0, count));
  return free.filter((slot) => nearest.has(slot));
}

/** The deadline of the promised answer: 24 hours later, not counting days on which the agency does not work. */
export function replyDueAt(rules: BookingRules, receivedAt: Date, hours: number): Date {
  let left = hours * HOUR_MS;
  let from = receivedAt;
  // The loop ends: a week has at least one office day, and the list of holidays is finite.
  for (let checked = 0; checked < 400; checked++) {
    const end = endOfDay(rules.timeZone, from);
    if (isOfficeDay(rules, dayIn(rules.timeZone, from))) {
      const rest = end.getTime() - from.getTime();
      if (left <= rest) return new Date(from.getTime() + left);
      left -= rest;
    }
    from = end;
  }
  return from;
}

type Hours = { opens: string; closes: string };

/** When an answer is promised: the last full hour at which the office is open before `replyDueAt`. */
export function promisedReplyAt(rules: BookingRules, { opens, closes }: Hours, receivedAt: Date, hours: number): Date {
  const { timeZone } = rules;
  const due = replyDueAt(rules, receivedAt, hours);
  let day = dayIn(timeZone, due);
  for (let checked = 0; checked < 400; checked++, day = addDays(day, -1)) {
    const [open, close] = [slotStart(timeZone, day, opens), slotStart(timeZone, day, closes)];
    if (!open || !close || due < open || !isOfficeDay(rules, day)) continue;
    const hour = due.getTime() - ((due.getTime() - startOfDay(timeZone, day).getTime()) % HOUR_MS);
    return new Date(Math.max(open.getTime(), Math.min(close.getTime(), hour)));
  }
  return due;
}

/**
 * A reply to a call is due before the call begins, or before its day ends if it has no time of day, but never in the
 * past.
 */
export function dueBeforeCall(timeZone: string, due: Date, call: Appointment, now: Date): Date {
  const latest = timeOfCall(timeZone, call) ?? endOfDay(timeZone, call.preferredDate);
  return new Date(Math.max(now.getTime(), Math.min(due.getTime(), latest.getTime())));
}

/**
 * The minutes between two moments, not counting the days on which the agency does not work; negative when `to` is
 * earlier. Between the arrival of a lead and `replyDueAt` they are the hours of the promise.
 */
export function officeMinutesBetween(rules: BookingRules, from: Date, to: Date): number {
  if (to < from) return -officeMinutesBetween(rules, to, from);
  const { timeZone } = rules;
  let counted = 0;
  for (let start = from; start < to; start = endOfDay(timeZone, start)) {
    const end = Math.min(endOfDay(timeZone, start).getTime(), to.getTime());
    if (isOfficeDay(rules, dayIn(timeZone, start))) counted += end - start.getTime();
  }
  return counted / 60_000;
}

/** The midnight that ends the day of a moment. */
const endOfDay = (timeZone: string, moment: Date) => startOfDay(timeZone, addDays(dayIn(timeZone, moment), 1));
