import { expect, test } from 'vitest';
import { timeSlots } from './site.ts';

test('there are 18 slots, every 30 minutes from 9:00 AM to 5:30 PM', () => {
  expect(timeSlots).toHaveLength(18);
  expect(timeSlots.slice(0, 2)).toEqual(['9:00 AM', '9:30 AM']);
  expect(timeSlots.slice(6, 9)).toEqual(['12:00 PM', '12:30 PM', '1:00 PM']);
  expect(timeSlots.at(-1)).toBe('5:30 PM');
});
