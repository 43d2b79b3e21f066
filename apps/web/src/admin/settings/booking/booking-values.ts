import type { Booking } from '@site/schema/booking';

/*
 * Converts the booking settings between the record and the form, whose values are strings and lists of strings.
 */

export type BookingValues = ReturnType<typeof toValues>;

export const toValues = ({ officeDays, closedDays, slots, holidays, capacity, noticeMinutes }: Booking) => ({
  officeDays: officeDays.map(String),
  closedDays: closedDays.map(String),
  slots: [...slots],
  holidays: holidays.map(({ day, name }) => `${day} ${name}`),
  capacity: String(capacity),
  noticeMinutes: String(noticeMinutes),
});

export const toBooking = ({ officeDays, closedDays, slots, holidays, capacity, noticeMinutes }: BookingValues) => ({
  officeDays: officeDays.map(Number),
  closedDays: closedDays.map(Number),
  slots,
  holidays: holidays.map((text) => ({ day: text.slice(0, 10), name: text.slice(11) })),
  capacity: Number(capacity),
  noticeMinutes: Number(noticeMinutes),
});
