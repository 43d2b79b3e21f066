import { expect, test } from 'vitest';
import { formatCalendarDay, toVisitorTime } from './visitor-time.ts';

test("converts a slot to the visitor's time zone", () => {
  expect(toVisitorTime('2025-06-10', '10:30 AM', 'Europe/London')).toBe('6:00 AM');
  expect(toVisitorTime('2025-06-10', '5:30 PM', 'Asia/Tokyo')).toBe('9:00 PM');
});

test('adds the day when it differs from the day in India', () => {
  expect(toVisitorTime('2025-06-10', '9:00 AM', 'America/New_York')).toBe('11:30 PM on Mon, Jun 9');
  expect(toVisitorTime('2025-12-31', '5:30 PM', 'Pacific/Auckland')).toBe('1:00 AM on Thu, Jan 1');
});

test("uses the visitor's time zone offset on the day of the call", () => {
  expect(toVisitorTime('2025-12-10', '10:30 AM', 'Europe/London')).toBe('5:00 AM');
});

test('returns undefined when both clocks agree or when nothing is chosen yet', () => {
  expect(toVisitorTime('2025-06-10', '10:30 AM', 'Asia/Kolkata')).toBeUndefined();
  expect(toVisitorTime('2025-06-10', '10:30 AM', 'Asia/Colombo')).toBeUndefined();
  expect(toVisitorTime('', '10:30 AM', 'Europe/London')).toBeUndefined();
  expect(toVisitorTime('2025-06-10', '', 'Europe/London')).toBeUndefined();
});

test('formats a day, independent of the time zone', () => {
  expect(formatCalendarDay('2025-06-10')).toBe('Tue, Jun 10, 2025');
  const known = new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    ...({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const),
  });
  for (let date = new Date('2027-12-01'); date < new Date('2029-01-10'); date = new Date(date.getTime() + 86_400_000)) {
    expect(formatCalendarDay(date.toISOString().slice(0, 10))).toBe(known.format(date));
  }
});

test('returns undefined for an invalid day', () => {
  for (const text of ['', 'soon', '2025-13-01']) expect(formatCalendarDay(text)).toBeUndefined();
});
