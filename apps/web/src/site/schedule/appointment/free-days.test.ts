import { type Booking, bookingDefaults, describeDay } from '@site/schema/booking';
import { timeSlots } from '@site/schema/site';
import { expect, test } from 'vitest';
import { firstFreeDay, hasFreeSlot, type KnownDays, stateOf } from './free-days.ts';

const zone = { id: 'Asia/Kolkata', name: 'IST', place: 'India' };
const morning = new Date('2025-06-02T09:45:00+05:30');
const evening = new Date('2025-06-02T17:30:00+05:30');
const nothing: KnownDays = new Map();

function knownDays(
  settings: Partial<Booking>,
  full: readonly string[] = [],
  days = ['2025-06-02', '2025-06-03'],
): KnownDays {
  const booking = { ...bookingDefaults, ...settings };
  return new Map(days.map((day) => [day, describeDay({ ...booking, timeZone: zone.id }, day, full, morning)]));
}

test('without a response of the server, only the clock counts', () => {
  const states = timeSlots.map((slot) => stateOf(zone, '2025-06-02', slot, morning, nothing));
  expect(states.slice(0, 3)).toEqual(['past', 'past', 'free']);
  expect(firstFreeDay({ zone }, '2025-06-02', morning, nothing)).toBe('2025-06-02');
  expect(firstFreeDay({ zone }, '2025-06-02', evening, nothing)).toBe('2025-06-03');
});

test('distinguishes full, closed and past slots', () => {
  const known = knownDays({ slots: ['9:00 AM', '11:00 AM', '11:30 AM'] }, ['11:00 AM']);
  const state = (slot: string) => stateOf(zone, '2025-06-02', slot, morning, known);
  expect([state('9:00 AM'), state('11:00 AM'), state('11:30 AM'), state('4:00 PM')]).toEqual([
    ...['past', 'full', 'free', 'closed'],
  ]);
});

test('skips closed and full days to the next day with a free slot', () => {
  expect(firstFreeDay({ zone }, '2025-06-02', morning, knownDays({ closedDays: [1] }))).toBe('2025-06-03');
  expect(firstFreeDay({ zone }, '2025-06-02', morning, knownDays({}, timeSlots))).toBe('2025-06-04');
  expect(hasFreeSlot({ zone }, '2025-06-02', evening, knownDays({}))).toBe(false);
});

test('keeps the day when no slot is free for months', () => {
  const days = Array.from({ length: 90 }, (_, index) =>
    new Date(Date.UTC(2025, 5, 2 + index)).toISOString().slice(0, 10),
  );
  expect(firstFreeDay({ zone }, '2025-06-02', morning, knownDays({ slots: ['9:00 AM'] }, ['9:00 AM'], days))).toBe(
    '2025-06-02',
  );
});
