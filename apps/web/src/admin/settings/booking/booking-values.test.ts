import { bookingDefaults, bookingInput } from '@site/schema/booking';
import { expect, test } from 'vitest';
import { toBooking, toValues } from './booking-values.ts';

test('the form keeps every setting, and an empty capacity is refused', () => {
  const booking = {
    ...bookingDefaults,
    closedDays: [0],
    holidays: [
      { day: '2025-10-20', name: 'Diwali 2025' },
      { day: '2025-12-24', lastDay: '2026-01-01', name: 'Winter/New Year' },
    ],
  };
  expect(bookingInput.parse(toBooking(toValues(booking)))).toEqual(booking);
  expect(bookingInput.safeParse(toBooking({ ...toValues(booking), capacity: ' ' })).success).toBe(false);
});
