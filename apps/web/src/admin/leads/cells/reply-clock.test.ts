import { bookingDefaults } from '@site/schema/booking';
import { expect, test } from 'vitest';
import { describeReply, explainClock, formatDuration } from './reply-clock.ts';

/** Hours after midnight in India between a Thursday and a Friday. */
const at = (hours: number) => new Date(Date.parse('2025-06-06T00:00:00+05:30') + hours * 3_600_000);
const rules = { ...bookingDefaults, timeZone: 'Asia/Kolkata' };
const lead = { stage: 'new' as const, createdAt: at(-6), replyDueAt: at(18), repliedAt: null };
const textAt = (now: Date, change = {}) => describeReply({ ...lead, ...change }, rules, now)?.text;

test('shows the remaining or the overdue time of a reply, without the weekend', () => {
  expect(textAt(at(0))).toBe('18\u00a0h left');
  expect(textAt(at(0), { replyDueAt: at(3 * 24 + 10) })).toBe('34\u00a0h left');
  expect(textAt(at(18))).toBe('0\u00a0min left');
  expect(describeReply(lead, rules, at(3 * 24 + 2))).toEqual({
    text: 'Overdue by 8\u00a0h',
    isOverdue: true,
    isDue: true,
  });
});

test('shows how long a reply took, and whether it was late', () => {
  expect(textAt(at(90), { repliedAt: at(-3) })).toBe('Replied after 3\u00a0h');
  expect(textAt(at(90), { repliedAt: at(19) })).toBe('Replied after 25\u00a0h, late');
});

test('shows no clock for spam, and for leads that were answered at an unknown time', () => {
  expect(textAt(at(90), { stage: 'spam' })).toBeUndefined();
  expect(textAt(at(90), { stage: 'contacted' })).toBeUndefined();
});

test('a cancelled call needs no reply', () => {
  const cancelled = describeReply({ ...lead, outcome: 'cancelled' }, rules, at(90));
  expect(cancelled).toEqual({ text: 'No reply needed', isOverdue: false, isDue: false });
  expect(textAt(at(90), { outcome: 'cancelled', repliedAt: at(-3) })).toBe('Replied after 3\u00a0h');
});

test('rounds durations down to minutes, hours and days', () => {
  expect([0, 59.9, 119, 120, 2879, 2880].map(formatDuration)).toEqual([
    ...['0\u00a0min', '59\u00a0min', '119\u00a0min', '2\u00a0h', '47\u00a0h', '2\u00a0days'],
  ]);
});

test('lists the office days that the clock counts', () => {
  const explain = (officeDays: number[]) => explainClock({ ...bookingDefaults, officeDays });
  expect(explain([5, 1, 2, 3, 4])).toBe('Counted on office days: Monday to Friday, without holidays.');
  expect(explain([0, 6, 3])).toContain('Wednesday, Saturday, and Sunday');
});
