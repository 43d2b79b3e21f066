import { expect, test } from 'vitest';
import { formatCalendarDay, toVisitorTime } from './visitor-time.ts';

test('a slot is also shown on the clock of a visitor elsewhere', () => {
  expect(toVisitorTime('2025-06-10', '10:30 AM', 'Europe/London')).toBe('6:00 AM');
  expect(toVisitorTime('2025-06-10', '5:30 PM', 'Asia/Tokyo')).toBe('9:00 PM');
});

test('the day is named where it is another one', () => {
  expect(toVisitorTime('2025-06-10', '9:00 AM', 'America/New_York')).toBe('11:30 PM on Mon, Jun 9');
  expect(toVisitorTime('2025-12-31', '5:30 PM', 'Pacific/Auckland')).toBe('1:00 AM on Thu, Jan 1');
});

test('summer time counts on the day of the call', () => {
  expect(toVisitorTime('2025-12-10', '10:30 AM', 'Europe/London')).toBe('5:00 AM');
});

test('nothing is added where the clock is the same, or nothing is chosen yet', () => {
  expect(toVisitorTime('2025-06-10', '10:30 AM', 'Asia/Kolkata')).toBeUndefined();
  expect(toVisitorTime('2025-06-10', '10:30 AM', 'Asia/Colombo')).toBeUndefined();
  expect(toVisitorTime('', '10:30 AM', 'Europe/London')).toBeUndefined();
  expect(toVisitorTime('2025-06-10', '', 'Europe/London')).toBeUndefined();
});

test('a day has its name, the same everywhere', () => {
  expect(formatCalendarDay('2025-06-10')).toBe('Tue, Jun 10, 2025');
  const known = new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    ...({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const),
  });
  for (let date = new Date('2027-12-01'); date < new Date('2029-01-10'); date = new Date(date.getTime() + 86_400_000)) {
    expect(formatCalendarDay(date.toISOString().slice(0, 10))).toBe(known.format(date));
  }
});

test('what is no day has no name', () => {
  for (const text of ['', 'soon', '2025-13-01']) expect(formatCalendarDay(text)).toBeUndefined();
});
