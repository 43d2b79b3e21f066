import { expect, test } from 'vitest';
import { datesOf, formatCount, formatIsoDay } from './day.ts';

const india = datesOf({ id: 'Asia/Kolkata', name: 'IST', place: 'India' });
const berlin = datesOf({ id: 'Europe/Berlin', name: 'Central European Time', place: 'Germany' });

test('the day changes at midnight in the time zone of the agency', () => {
  const moments = ['2025-10-13T18:29:59.999Z', '2025-10-13T18:30:00.000Z'].map((text) => new Date(text));
  expect(moments.map(india.formatDay)).toEqual(['October 13, 2025', 'October 14, 2025']);
  expect(moments.map(india.dayOf)).toEqual(['2025-10-13', '2025-10-14']);
  expect(moments.map(berlin.formatDay)).toEqual(['October 13, 2025', 'October 13, 2025']);
});

test('names the zone of a time', () => {
  const moment = new Date('2026-07-01T12:05:00Z');
  const plain = (text: string) => text.replaceAll('\u202f', ' ');
  expect(plain(india.formatTime(moment))).toBe('5:35 PM IST');
  expect(plain(berlin.formatMoment(moment))).toBe('July 1, 2026, 2:05 PM Central European Time');
  expect(plain(berlin.formatShortDay(moment))).toBe('Jul 1, 2:05 PM');
});

test('formats a day without a time zone', () => {
  const known = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  for (const day of ['1900-01-01', '2024-02-29', '2026-11-09', '9999-12-31']) {
    expect(formatIsoDay(day)).toBe(known.format(new Date(day)));
  }
});

test('groups digits as the country of the agency does', () => {
  expect([0, 999, 1000, 99_999, 12_345_678].map((count) => formatCount(count, 'IN'))).toEqual([
    ...['0', '999', '1,000', '99,999', '1,23,45,678'],
  ]);
  expect(['US', 'DE'].map((country) => formatCount(1_234_567, country))).toEqual([...['1,234,567', '1.234.567']]);
});
