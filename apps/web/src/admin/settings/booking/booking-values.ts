import type { Booking } from '@site/schema/booking';

/*
 * Converts the booking settings between the record and the form, whose values are strings and lists of strings.
 */

export type BookingValues = ReturnType<typeof toValues>;

export const toValues = ({ officeDays, closedDays, slots, holidays, capacity, noticeMinutes, reminders }: Booking) => ({
  officeDays: officeDays.map(String),
  closedDays: closedDays.map(String),
  slots: [...slots],
  holidays: holidays.map(holidayText),
  capacity: String(capacity),
  noticeMinutes: String(noticeMinutes),
  reminders: reminders.map(String),
});

export const toBooking = ({
  officeDays,
  closedDays,
  slots,
  holidays,
  capacity,
  noticeMinutes,
  reminders,
}: BookingValues) => ({
  officeDays: officeDays.map(Number),
  closedDays: closedDays.map(Number),
  slots,
  holidays: holidays.map(readHoliday),
  capacity: Number(capacity),
  noticeMinutes: Number(noticeMinutes),
  reminders,
});

type Holiday = Booking['holidays'][number];

/** "2025-10-20 Diwali", or "2025-10-20/2025-10-24 Diwali". */
export const holidayText = ({ day, lastDay, name }: Holiday) =>
  `${lastDay === undefined || lastDay === day ? day : `${day}/${lastDay}`} ${name}`;

export function readHoliday(text: string): Holiday {
  const [, day = '', lastDay, name = ''] = /^([^ /]*)(?:\/([^ ]*))? (.*)$/.exec(text) ?? [];
  return { day, ...(lastDay !== undefined && { lastDay }), name };
}
