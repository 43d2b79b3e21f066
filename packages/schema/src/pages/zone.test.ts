import { expect, test } from 'vitest';
import { describeZone, zoneOf } from './zone.ts';

const inZone = (timeZone: string, country: string) => zoneOf({ timeZone, address: { country } });
const summer = new Date('2026-07-15T12:00:00Z');
const winter = new Date('2026-01-15T12:00:00Z');

test.each([
  ['Asia/Kolkata', 'IN', 'IST', 'India', 'India time (UTC+5:30)', 'India time (UTC+5:30)'],
  ['Europe/Berlin', 'DE', 'Central European Time', 'Germany', 'Germany time (UTC+2)', 'Germany time (UTC+1)'],
  ['Europe/Lisbon', 'PT', 'Western European Time', 'Portugal', 'Portugal time (UTC+1)', 'Portugal time (UTC)'],
  ['America/Sao_Paulo', 'BR', 'São Paulo Time', 'São Paulo', 'São Paulo time (UTC-3)', 'São Paulo time (UTC-3)'],
  ['America/New_York', 'US', 'ET', 'Eastern', 'Eastern time (UTC-4)', 'Eastern time (UTC-5)'],
  [
    'Europe/London',
    'GB',
    'United Kingdom Time',
    'United Kingdom',
    'United Kingdom time (UTC+1)',
    'United Kingdom time (UTC)',
  ],
])('names %s in %s', (timeZone, country, name, place, inSummer, inWinter) => {
  const zone = inZone(timeZone, country);
  expect(zone).toEqual({ id: timeZone, name, place });
  expect([describeZone(zone, summer), describeZone(zone, winter)]).toEqual([inSummer, inWinter]);
});

test('names every zone', () => {
  for (const timeZone of Intl.supportedValuesOf('timeZone')) {
    const { name, place } = inZone(timeZone, 'IN');
    expect([name, place].every(Boolean), timeZone).toBe(true);
  }
});
