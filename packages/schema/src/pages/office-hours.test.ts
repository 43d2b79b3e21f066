import { expect, test } from 'vitest';
import { bookingDefaults } from '../booking.ts';
import { bookedHours } from './office-hours.ts';

test.each([
  [{}, { days: 'Monday to Friday', opens: '09:00', closes: '18:00' }],
  [
    { closedDays: [5, 6], slots: ['2:00 PM', '10:30 AM'] },
    { days: 'Monday to Thursday', opens: '10:30', closes: '14:30' },
  ],
  [{ officeDays: [0, 2, 3] }, { days: 'Tuesday, Wednesday, and Sunday', opens: '09:00', closes: '18:00' }],
  [
    { officeDays: [6], closedDays: [6] },
    { days: 'Saturday', opens: '09:00', closes: '18:00' },
  ],
])('booking settings with %o are described as %o', (change, hours) => {
  expect(bookedHours({ ...bookingDefaults, ...change })).toEqual(hours);
});
