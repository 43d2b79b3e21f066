import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstIssue, forEvery } from '../testing/samples.ts';
import { dayOrInstant, instant, parseInstant } from './instant.ts';

const accepts = (value: unknown) => instant('Bad date').parse(value);
const rejects = (value: unknown) => expect(firstIssue(instant('Bad date'), value), String(value)).toBe(': Bad date');

const first = new Date('1900-01-01T00:00:00.000Z');
// Later, Kiritimati is in the year 10000.
const last = new Date('9999-12-31T09:59:59.999Z');
const dates = fc.date({ min: first, max: last, noInvalidDate: true });
const east = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Kiritimati' });
const two = (value: number) => String(value).padStart(2, '0');

describe('a day such as 2025-06-02', () => {
  const days = dates.map((date) => date.toISOString().slice(0, 10));
  test('becomes midnight UTC, and stays a day where its time zone is not known', () => {
    forEvery(days, (day) => expect(accepts(day).toISOString()).toBe(`${day}T00:00:00.000Z`), [
      '1900-01-01',
      '9999-12-31',
    ]);
    forEvery(days, (day) => expect(dayOrInstant('Bad date').parse(day)).toBe(day));
    forEvery(dates, (date) => expect(dayOrInstant('Bad date').parse(date.toISOString())).toEqual(date));
  });
  test('is rejected when the calendar has no such day', () => {
    for (const day of [
      '2024-02-30',
      '2023-02-29',
      '1900-02-29',
      '2025-04-31',
      '2025-13-01',
      '2025-00-10',
      '2025-01-00',
    ])
      for (const value of [day, `${day}T00:00:00Z`]) rejects(value);
    const months = fc.tuple(fc.integer({ min: 1900, max: 9999 }), fc.integer({ min: 1, max: 12 }));
    forEvery(months, ([year, month]) => {
      const count = new Date(Date.UTC(year, month, 0)).getUTCDate();
      expect(accepts(`${year}-${two(month)}-${count}`).getUTCDate()).toBe(count);
      rejects(`${year}-${two(month)}-${count + 1}`);
    });
  });
  test('is rejected outside the years 1900 to 9999', () => {
    forEvery(fc.integer({ min: 0, max: 1899 }), (year) => rejects(`${String(year).padStart(4, '0')}-06-01`), [1899]);
    forEvery(fc.integer({ min: 10_000, max: 275_000 }), (year) => {
      for (const value of [`${year}-06-01`, `+${String(year).padStart(6, '0')}-06-01`]) rejects(value);
    });
  });
});

describe('an instant with its zone', () => {
  test('is accepted', () => {
    forEvery(dates, (date) => expect(accepts(date.toISOString())).toEqual(date), [first, last]);
  });
  test('is accepted in any zone', () => {
    const zones = fc.tuple(fc.constantFrom('+', '-'), fc.integer({ min: 0, max: 14 }), fc.constantFrom(0, 30, 45));
    const inside = fc.date({ min: new Date('1900-01-03'), max: new Date('9999-12-29'), noInvalidDate: true });
    forEvery(fc.tuple(inside, zones), ([date, [sign, hours, minutes]]) => {
      const shift = (sign === '+' ? 1 : -1) * (hours * 60 + minutes) * 60_000;
      const local = new Date(date.getTime() + shift).toISOString().slice(0, -1);
      expect(accepts(`${local}${sign}${two(hours)}:${two(minutes)}`)).toEqual(date);
    });
  });
  test('may omit seconds, and have up to nine fractional digits', () => {
    const time = Date.UTC(2025, 5, 2, 10);
    expect(accepts('2025-06-02T10:00Z').getTime()).toBe(time);
    expect(accepts('2025-06-02T10:00:00.5Z').getTime()).toBe(time + 500);
    expect(accepts('2025-06-02T10:00:00.123456789Z').getTime()).toBe(time + 123);
    rejects('2025-06-02T10:00:00.1234567890Z');
  });
  test('is rejected without a zone', () => {
    forEvery(dates, (date) => {
      const local = date.toISOString().slice(0, -1);
      for (const length of [13, 16, 19, 23]) rejects(local.slice(0, length));
    });
  });
  test('is rejected when it is written in any other form', () => {
    const forms = [
      '2025-06-02 10:00:00Z',
      '2025-06-02t10:00:00z',
      '20250602',
      '20250602T100000Z',
      '2025-06-02T10:00:00+0530',
    ];
    const more = [
      '2025-06-02T25:00:00Z',
      '2025-06-02T10:60:00Z',
      '2025-06-02T10:00:00+25:00',
      '2025-06-02T10Z',
      '2025-06-02T10:00:00Z (UTC)',
      '2025-W23',
    ];
    const prose = [
      'June 2, 2025',
      'Mon, 02 Jun 2025 10:00:00 GMT',
      '02/06/2025',
      'today',
      '1748858400000',
      ' 2025-06-02',
    ];
    for (const value of [...forms, ...more, ...prose, '2025-06-02\n', '2025-06-02T', '2025-6-2', '٢٠٢٥-٠٦-٠٢'])
      rejects(value);
  });
  test('is rejected before 1900 in UTC, and in the year 10000 in any time zone', () => {
    const outside = [
      '1899-12-31T23:59:59Z',
      '1900-01-01T00:00:00+05:30',
      '9999-12-31T10:00:00Z',
      '9999-12-31T23:00:00-05:00',
    ];
    for (const value of outside) rejects(value);
  });
});

describe('milliseconds', () => {
  test('are accepted', () => {
    const values = fc.integer({ min: first.getTime(), max: last.getTime() });
    forEvery(values, (value) => expect(accepts(value).getTime()).toBe(value), [first.getTime(), last.getTime(), 0, -1]);
  });
  test('are rejected outside the years 1900 to 9999', () => {
    for (const value of [first.getTime() - 1, last.getTime() + 1, 8.64e15, -8.64e15, 8.64e15 + 1, 1e300])
      rejects(value);
    for (const value of [Number.NaN, Infinity, -Infinity]) rejects(value);
  });
});

test('rejects missing values and values that are neither text nor numbers', () => {
  for (const value of [null, undefined, '', ' ', true, false, [], ['2025-06-02'], {}]) rejects(value);
});

test('every parsed instant is in the years 1900 to 9999 in UTC, and at most 9999 everywhere', () => {
  const unit = fc.constantFrom(...'0123456789-:TZ+.'.split(''));
  const values = fc.oneof(
    fc.string({ unit, maxLength: 25 }),
    fc.double(),
    fc.integer({ min: -8.64e15, max: 8.64e15 }),
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  );
  forEvery(values, (value) => {
    const date = parseInstant(value);
    if (!date) return;
    for (const year of [date.getUTCFullYear(), Number(east.format(date).slice(0, 4))]) {
      expect(year).toBeGreaterThanOrEqual(1900);
      expect(year).toBeLessThanOrEqual(9999);
    }
  });
});
