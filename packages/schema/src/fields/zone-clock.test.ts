import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS } from './time.ts';
import { clockIn, isTimeZone, momentIn } from './zone-clock.ts';

const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
const moments = fc.date({ min: new Date('1970-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
const wallClock = (zone: string, moment: Date) => clockIn(zone, moment).toISOString().slice(0, -1);

test('the clock of a zone shows the time that Intl formats', () => {
  fc.assert(
    fc.property(zones, moments, (zone, moment) => {
      const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
      expect(wallClock(zone, moment).slice(0, 19).replace('T', ' ')).toBe(format.format(moment));
    }),
  );
});

test('the moment of a shown time shows that time, and is the first one that does', () => {
  fc.assert(
    fc.property(zones, moments, (zone, moment) => {
      const shown = wallClock(zone, moment);
      const found = momentIn(zone, shown);
      expect(wallClock(zone, found)).toBe(shown);
      expect(found.getTime()).toBeLessThanOrEqual(moment.getTime());
      expect(moment.getTime() - found.getTime()).toBeLessThanOrEqual(DAY_MS);
    }),
  );
});

test('a time that the clock skips is later by the skipped hour, and the first of a repeated time is taken', () => {
  expect(momentIn('Europe/Berlin', '2026-03-29T02:30')).toEqual(new Date('2026-03-29T01:30:00Z'));
  expect(momentIn('Europe/Berlin', '2026-10-25T02:30')).toEqual(new Date('2026-10-25T00:30:00Z'));
  expect(momentIn('America/Sao_Paulo', '2018-11-04T00:00')).toEqual(new Date('2018-11-04T03:00:00Z'));
  expect(momentIn('Asia/Kolkata', '2026-10-25T09:30')).toEqual(new Date('2026-10-25T04:00:00Z'));
});

test('invalid dates and times stay invalid', () => {
  expect(clockIn('Europe/Berlin', new Date(Number.NaN)).getTime()).toBeNaN();
  expect(momentIn('Europe/Berlin', 'tomorrow').getTime()).toBeNaN();
});

test('knows the names of time zones', () => {
  expect(['Asia/Kolkata', 'Asia/Calcutta', 'UTC', 'America/Argentina/Buenos_Aires'].filter(isTimeZone)).toHaveLength(4);
  expect(['', 'India', '+05:30', 'Asia/Kolkat', 'Berlin'].filter(isTimeZone)).toEqual([]);
});
