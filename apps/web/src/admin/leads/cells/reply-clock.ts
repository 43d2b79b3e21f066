import type { StoredContact } from '@site/schema/contact';

export type ReplyTimes = Pick<StoredContact, 'stage' | 'createdAt' | 'replyDueAt' | 'repliedAt'>;

type ReplyState = { text: string; isOverdue: boolean };

/**
 * How the promise to reply within 24 hours stands. The server leaves out the days on which the office is closed when it
 * computes `replyDueAt`.
 */
export function describeReply(
  { stage, createdAt, replyDueAt, repliedAt }: ReplyTimes,
  now: Date,
): ReplyState | undefined {
  if (repliedAt)
    return { text: `Replied after ${formatDuration(minutesBetween(createdAt, repliedAt))}`, isOverdue: false };
  if (stage !== 'new') return undefined;
  const left = minutesBetween(now, replyDueAt);
  if (left < 0) return { text: `Overdue by ${formatDuration(-left)}`, isOverdue: true };
  return { text: `Due in ${formatDuration(left)}`, isOverdue: false };
}

const minutesBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 60_000;

/** "45 min", "5 h", "3 days": the largest unit that is at least 2, or minutes. */
export function formatDuration(minutes: number): string {
  const [hours, days] = [Math.floor(minutes / 60), Math.floor(minutes / (24 * 60))];
  if (days >= 2) return `${days} days`;
  return hours >= 2 ? `${hours} h` : `${Math.floor(minutes)} min`;
}
