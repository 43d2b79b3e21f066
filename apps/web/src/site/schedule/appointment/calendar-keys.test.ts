import { expect, test } from 'vitest';
import { dayForKey } from './calendar-keys.ts';

test('arrow keys move by days and weeks, across months and years', () => {
  expect(dayForKey('ArrowRight', '2026-11-30', false)).toBe('2026-12-01');
  expect(dayForKey('ArrowLeft', '2027-01-01', false)).toBe('2026-12-31');
  expect(dayForKey('ArrowDown', '2028-02-25', false)).toBe('2028-03-03');
  expect(dayForKey('ArrowUp', '2026-12-05', false)).toBe('2026-11-28');
});

test('PageUp and PageDown move by a month, with Shift by a year, and stop at the last day of a shorter month', () => {
  expect(dayForKey('PageDown', '2026-11-22', false)).toBe('2026-12-22');
  expect(dayForKey('PageUp', '2027-01-15', false)).toBe('2026-12-15');
  expect(dayForKey('PageDown', '2027-01-31', false)).toBe('2027-02-28');
  expect(dayForKey('PageDown', '2026-12-31', false)).toBe('2027-01-31');
  expect(dayForKey('PageDown', '2028-02-29', true)).toBe('2029-02-28');
});

test('Home and End move to the first and the last day of the week, which starts on Sunday', () => {
  expect(dayForKey('Home', '2026-11-25', false)).toBe('2026-11-22');
  expect(dayForKey('Home', '2026-11-22', false)).toBe('2026-11-22');
  expect(dayForKey('End', '2026-11-25', false)).toBe('2026-11-28');
  expect(dayForKey('End', '2026-11-30', false)).toBe('2026-12-05');
});

test('ignores other keys', () => {
  expect(dayForKey('Enter', '2026-11-22', false)).toBeUndefined();
});
