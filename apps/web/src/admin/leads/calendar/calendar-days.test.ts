import { timeSlots } from '@site/schema/site';
import { expect, test } from 'vitest';
import { firstDay, timesOf } from './calendar-days.ts';

test('a week begins on Monday, and a day is shown alone', () => {
  const days = ['2025-06-01', '2025-06-02', '2025-06-08', '2025-06-09'];
  expect(days.map((day) => firstDay(day, 'week'))).toEqual(['2025-05-26', '2025-06-02', '2025-06-02', '2025-06-09']);
  expect(firstDay('2025-06-08', 'day')).toBe('2025-06-08');
});

test('the calendar has a row for each slot, and one for each other time of a call', () => {
  const at = (preferredTime: string) => ({ preferredTime, startsAt: new Date(0) });
  expect(timesOf(timeSlots, [at('9:00 AM')])).toEqual(timeSlots);
  expect(timesOf(timeSlots, [at('evening'), at('5:30 PM'), at('evening')])).toEqual(['evening', ...timeSlots]);
});
