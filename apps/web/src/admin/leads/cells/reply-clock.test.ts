import { expect, test } from 'vitest';
import { describeReply, formatDuration } from './reply-clock.ts';

const at = (hour: number) => new Date(Date.UTC(2025, 5, 2, hour));
const lead = { stage: 'new' as const, createdAt: at(0), replyDueAt: at(24), repliedAt: null };

test('says until when a reply is due, that it is overdue, or how long it took', () => {
  expect(describeReply(lead, at(1))).toEqual({ text: 'Due in 23 h', isOverdue: false });
  expect(describeReply(lead, at(24))).toEqual({ text: 'Due in 0 min', isOverdue: false });
  expect(describeReply(lead, at(29))).toEqual({ text: 'Overdue by 5 h', isOverdue: true });
  expect(describeReply({ ...lead, repliedAt: at(3) }, at(90))).toEqual({ text: 'Replied after 3 h', isOverdue: false });
});

test('says nothing of a lead that is not new and whose reply is unknown', () => {
  expect(describeReply({ ...lead, stage: 'spam' }, at(90))).toBeUndefined();
  expect(describeReply({ ...lead, stage: 'contacted' }, at(90))).toBeUndefined();
});

test('rounds durations down to minutes, hours and days', () => {
  expect([0, 59.9, 119, 120, 2879, 2880].map(formatDuration)).toEqual([
    ...['0 min', '59 min', '119 min', '2 h', '47 h', '2 days'],
  ]);
});
