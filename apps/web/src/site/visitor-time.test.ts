import { timeSlots } from '@site/schema/site';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareSlotTimes, formatCalendarDay, toVisitorTime } from './visitor-time.ts';

const india = { id: 'Asia/Kolkata', name: 'IST', place: 'India' };

test("converts a slot to the visitor's time zone", () => {
  expect(toVisitorTime(india, '2025-06-10', '10:30 AM', 'Europe/London')).toBe('6:00 AM');
  expect(toVisitorTime(india, '2025-06-10', '5:30 PM', 'Asia/Tokyo')).toBe('9:00 PM');
});

test('adds the day when it differs from the day in India', () => {
  expect(toVisitorTime(india, '2025-06-10', '9:00 AM', 'America/New_York')).toBe('11:30 PM on Mon, Jun 9');
  expect(toVisitorTime(india, '2025-12-31', '5:30 PM', 'Pacific/Auckland')).toBe('1:00 AM on Thu, Jan 1');
});

test("uses the visitor's time zone offset on the day of the call", () => {
  expect(toVisitorTime(india, '2025-12-10', '10:30 AM', 'Europe/London')).toBe('5:00 AM');
});

test('a visitor in New York and one in Berlin see the same instant before and after the clocks of Berlin change', () => {
  const berlin = { id: 'Europe/Berlin', name: 'Central European Time', place: 'Germany' };
  expect(toVisitorTime(berlin, '2026-10-24', '3:00 PM', 'America/New_York')).toBe('9:00 AM');
  expect(toVisitorTime(berlin, '2026-10-26', '3:00 PM', 'America/New_York')).toBe('10:00 AM');
  expect(toVisitorTime(berlin, '2026-10-26', '3:00 PM', 'Europe/Berlin')).toBeUndefined();
  expect(toVisitorTime(berlin, '2026-10-24', '9:00 AM', 'Asia/Kolkata')).toBe('12:30 PM');
});

test('returns undefined when both clocks agree or when nothing is chosen yet', () => {
  expect(toVisitorTime(india, '2025-06-10', '10:30 AM', 'Asia/Kolkata')).toBeUndefined();
  expect(toVisitorTime(india, '2025-06-10', '10:30 AM', 'Asia/Colombo')).toBeUndefined();
  expect(toVisitorTime(india, '', '10:30 AM', 'Europe/London')).toBeUndefined();
  expect(toVisitorTime(india, '2025-06-10', '', 'Europe/London')).toBeUndefined();
});

test('compares the slots of a day with the clock of the visitor, unless both agree', () => {
  const inLondon = '9:00 AM–5:30 PM IST is 4:30 AM–1:00 PM your time';
  expect(compareSlotTimes(india, '2025-06-10', timeSlots, 'Europe/London')).toBe(inLondon);
  expect(compareSlotTimes(india, '2025-06-10', timeSlots, 'Asia/Kolkata')).toBeUndefined();
  expect(compareSlotTimes(india, '', timeSlots, 'Europe/London')).toBeUndefined();
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

describe('in every zone and on every day, including changes of daylight saving time', () => {
  const zones = Intl.supportedValuesOf('timeZone');
  const days = fc
    .integer({ min: 0, max: 20 * 366 })
    .map((count) => new Date(Date.UTC(2020, 0, 1) + count * 86_400_000).toISOString().slice(0, 10));
  const slots = fc.constantFrom(...timeSlots);

  /** The local time computed from the offset of the zone at this moment. */
  function clockIn(zone: string, moment: Date) {
    const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(
      moment,
    );
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign, hours = 0, minutes = 0, seconds = 0] = /GMT([+-])(\d+):(\d+)(?::(\d+))?/.exec(name) ?? [];
    const offset = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * (sign === '-' ? -1 : 1);
    const clock = new Date(moment.getTime() + offset * 1000).toISOString();
    return { day: clock.slice(0, 10), time: clock.slice(11, 16) };
  }

  const to24 = (time: string) => {
    const [, hour = '', minute = '', half = ''] = /^(\d+):(\d+) (AM|PM)$/.exec(time) ?? [];
    return `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minute}`;
  };

  test('returns the local time of the zone, with the day if it differs', { tags: ['long'] }, () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), days, slots, (zone, day, slot) => {
        const local = clockIn(zone, new Date(`${day}T${to24(slot)}:00+05:30`));
        const shown = toVisitorTime(india, day, slot, zone);
        if (local.day === day && local.time === to24(slot)) return shown === undefined;
        const [time = '', shownDay] = shown?.split(' on ') ?? [];
        const expectedDay = formatCalendarDay(local.day)?.replace(/, \d{4}$/, '');
        return to24(time) === local.time && shownDay === (local.day === day ? undefined : expectedDay);
      }),
      { numRuns: 2000 },
    );
  });
});
