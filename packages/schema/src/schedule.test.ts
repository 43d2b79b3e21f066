import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  dayIn,
  earliestDay,
  instantOfDay,
  isPast,
  isPossibleTime,
  slotStart,
  startOfDay,
} from './schedule.ts';
import { timeSlots } from './site.ts';

const INDIA = 'Asia/Kolkata';
// 23:30 on 9 June in London is 4:00 on 10 June in New Delhi.
const lateInLondon = new Date('2025-06-09T22:30:00.000Z');
// 11:30 on 2 June in New Delhi.
const now = new Date('2025-06-02T06:00:00.000Z');

test('the day changes at midnight in India', () => {
  expect(dayIn(INDIA, lateInLondon)).toBe('2025-06-10');
  expect(dayIn(INDIA, new Date('2025-06-09T18:29:59.999Z'))).toBe('2025-06-09');
  expect(dayIn(INDIA, new Date('2025-06-09T18:30:00.000Z'))).toBe('2025-06-10');
});

test('the earliest day is today, and not before 1900', () => {
  expect(earliestDay(INDIA, lateInLondon)).toBe('2025-06-10');
  expect(earliestDay(INDIA, new Date('1899-06-01T00:00:00.000Z'))).toBe('1900-01-01');
});

test('slots begin every half hour in Indian time', () => {
  const starts = timeSlots.map((slot) => slotStart(INDIA, '2025-06-10', slot)?.toISOString());
  expect(starts[0]).toBe('2025-06-10T03:30:00.000Z');
  expect(starts[6]).toBe('2025-06-10T06:30:00.000Z');
  expect(starts.at(-1)).toBe('2025-06-10T12:00:00.000Z');
  expect(new Set(starts).size).toBe(18);
});

test('slotStart returns nothing for an invalid day or slot', () => {
  for (const [day, slot] of [
    ['', '9:00 AM'],
    ['2025-06-10', ''],
    ['2025-06-10', '9'],
    ['2025-06-10', 'on 12.06.2025'],
    ['2025-06-10', 'on 2025-06-12'],
    ['2025-06-10', '9876543210'],
    ['2025-06-10', 'at 33:00 AM IST'],
    ['2025-06-10', 'after lunch'],
    ['2025-06-10', '33:00 AM'],
    ['2025-06-10', '9:60 AM'],
    ['2025-06-10', '24:00'],
    ['2025-13-10', '9:00 AM'],
    ['10/06/2025', '9:00 AM'],
  ] as const) {
    expect(slotStart(INDIA, day, slot), `${day} ${slot}`).toBeUndefined();
    expect(isPast(INDIA, day, slot, now)).toBe(false);
  }
});

test('slotStart reads every spelling of a time', () => {
  const startsOf = (...spellings: string[]) =>
    new Set(spellings.map((spelling) => slotStart(INDIA, '2025-06-10', spelling)?.toISOString()));
  const nine = [
    '9:00 AM',
    '09:00 AM',
    '009:00 am',
    '9:00\u202fam',
    ' 9 : 00  A.M. ',
    '9.00AM',
    '9 am',
    '９:00 AM',
    '9:00:00 AM',
    '9:00 AM IST',
    'at 9:00 AM',
    '9-00 AM',
    '9 00 AM',
    'approx.9:00 AM',
    '9:00 \u0410\u041c',
    '9 AM or 5 PM',
    '12/06 9:00 AM',
  ];
  expect(startsOf(...nine, '09:00', '9:00', '0900', 'at 09:00 IST', '2025-06-12T09:00', '12.06.2025 9:00')).toEqual(
    new Set(['2025-06-10T03:30:00.000Z']),
  );
  expect(startsOf('2:30 PM', '02:30pm', '14:30', '2:30 \u0420\u041c', 'at 1430')).toEqual(
    new Set(['2025-06-10T09:00:00.000Z']),
  );
  expect(startsOf('12:15 AM', '0:15 AM', '00:15')).toEqual(new Set(['2025-06-09T18:45:00.000Z']));
  expect(startsOf('12:00 PM', '12 pm', '12:00')).toEqual(new Set(['2025-06-10T06:30:00.000Z']));
});

test('a 12-hour time that does not exist is impossible anywhere in a text, and other texts are possible', () => {
  const times = ['33:00 AM', 'at 13:00 PM IST', '9:60 am', '0900 AM', 'after 9 AM', '13:00', '25:00', 'Morning', '9'];
  expect(times.filter((time) => !isPossibleTime(time))).toEqual(times.slice(0, 4));
});

test('slots that have begun are past, later slots of today and slots of later days are not', () => {
  const passed = (day: string) => timeSlots.filter((slot) => isPast(INDIA, day, slot, now));
  expect(passed('2025-06-02')).toEqual(['9:00 AM', '9:30 AM', '10:00 AM', '10:30 AM', '11:00 AM', '11:30 AM']);
  expect(passed('2025-06-03')).toEqual([]);
  expect(passed('2025-06-01')).toHaveLength(18);
});

test('adds days across months, leap days and years', () => {
  expect([addDays('2028-02-28', 1), addDays('2028-02-28', 2), addDays('2026-01-01', -1)]).toEqual([
    ...['2028-02-29', '2028-03-01', '2025-12-31'],
  ]);
});

const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
const days = fc
  .date({ min: new Date('1970-01-02'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('a day begins at its first moment, and every slot of it begins on that day, in every time zone', () => {
  fc.assert(
    fc.property(zones, days, (zone, day) => {
      const start = startOfDay(zone, day);
      // A day that a zone skipped by crossing the date line has no moment.
      if (dayIn(zone, start) !== day) return;
      expect(dayIn(zone, new Date(start.getTime() - 1)) < day).toBe(true);
      expect(dayIn(zone, instantOfDay(zone, day))).toBe(day);
      const starts = timeSlots.map((slot) => slotStart(zone, day, slot) ?? start);
      expect(new Set(starts.map((moment) => dayIn(zone, moment)))).toEqual(new Set([day]));
      expect(starts.toSorted((a, b) => a.getTime() - b.getTime())).toEqual(starts);
    }),
    { numRuns: 300 },
  );
});

test('the clocks of Berlin change on a Sunday in October: noon there is an hour later in UTC', () => {
  const noon = (day: string) => slotStart('Europe/Berlin', day, '12:00 PM')?.toISOString();
  expect([noon('2026-10-24'), noon('2026-10-25')]).toEqual(['2026-10-24T10:00:00.000Z', '2026-10-25T11:00:00.000Z']);
});

test('the day of a call is stored as midnight in UTC, except where that is the day before', () => {
  expect(instantOfDay(INDIA, '2025-06-10')).toEqual(new Date('2025-06-10T00:00:00Z'));
  expect(instantOfDay('Europe/Berlin', '2025-06-10')).toEqual(new Date('2025-06-10T00:00:00Z'));
  expect(instantOfDay('America/Sao_Paulo', '2025-06-10')).toEqual(new Date('2025-06-10T03:00:00Z'));
});
