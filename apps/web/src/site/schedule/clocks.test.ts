import { expect, test } from 'vitest';
import { nameDay, onYourClock } from './clocks.ts';

test('a slot is also shown on the clock of a visitor elsewhere', () => {
  expect(onYourClock('2025-06-10', '10:30 AM', 'Europe/London')).toBe('6:00 AM');
  expect(onYourClock('2025-06-10', '5:30 PM', 'Asia/Tokyo')).toBe('9:00 PM');
});

test('the day is named where it is another one', () => {
  expect(onYourClock('2025-06-10', '9:00 AM', 'America/New_York')).toBe('11:30 PM on Mon, Jun 9');
  expect(onYourClock('2025-12-31', '5:30 PM', 'Pacific/Auckland')).toBe('1:00 AM on Thu, Jan 1');
});

test('summer time counts on the day of the call', () => {
  expect(onYourClock('2025-12-10', '10:30 AM', 'Europe/London')).toBe('5:00 AM');
});

test('nothing is added where the clock is the same, or nothing is chosen yet', () => {
  expect(onYourClock('2025-06-10', '10:30 AM', 'Asia/Kolkata')).toBeUndefined();
  expect(onYourClock('2025-06-10', '10:30 AM', 'Asia/Colombo')).toBeUndefined();
  expect(onYourClock('', '10:30 AM', 'Europe/London')).toBeUndefined();
  expect(onYourClock('2025-06-10', '', 'Europe/London')).toBeUndefined();
});

test('a day has the same name everywhere', () => {
  expect(nameDay('2025-06-10')).toBe('Tue, Jun 10, 2025');
});
