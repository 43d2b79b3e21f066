import { expect, test } from 'vitest';
import { formatCount, formatDay } from './day.ts';

const HOUR = 3_600_000;

/** 4,000 moments between two days, at varying hours. */
function momentsBetween(from: string, to: string): Date[] {
  const [start, end] = [from, to].map((day) => Date.parse(day)) as [number, number];
  return Array.from({ length: 4000 }, (_, nth) => new Date(start + ((end - start) / 4000) * nth + nth * 31 * HOUR));
}

test('formats the day in India, from 1900 to 9998', () => {
  const known = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
  for (const date of [...momentsBetween('1900-01-01', '1950-01-01'), ...momentsBetween('1950-01-01', '9998-12-31')]) {
    expect(formatDay(date), date.toISOString()).toBe(known.format(date));
  }
  expect(formatDay(new Date('2025-10-13T18:29:59.999Z'))).toBe('October 13, 2025');
  expect(formatDay(new Date('2025-10-13T18:30:00.000Z'))).toBe('October 14, 2025');
});

test('groups digits as in India', () => {
  const known = new Intl.NumberFormat('en-IN');
  for (let value = 0; value < 1e15; value = value * 3 + 1) expect(formatCount(value)).toBe(known.format(value));
  expect([0, 999, 1000, 99_999, 100_000, 12_345_678].map(formatCount)).toEqual([
    ...['0', '999', '1,000', '99,999', '1,00,000', '1,23,45,678'],
  ]);
});
