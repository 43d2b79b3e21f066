import { type Booking, type BookingRules, officeMinutesBetween } from '@site/schema/booking';
import type { CallOutcome } from '@site/schema/call';
import type { StoredContact } from '@site/schema/contact';
import { describeDays } from '@site/schema/office-hours';

export type ReplyTimes = Pick<StoredContact, 'stage' | 'createdAt' | 'replyDueAt' | 'repliedAt'> & {
  /** Set for calls only. */
  outcome?: CallOutcome | null;
};

type ReplyState = {
  text: string;
  isOverdue: boolean;
  /** Whether a reply is still needed. */
  isDue: boolean;
};

/** The state of the promise to reply within 24 hours. Only office days count, as for `replyDueAt`. */
export function describeReply(
  { stage, createdAt, replyDueAt, repliedAt, outcome }: ReplyTimes,
  rules: BookingRules,
  now: Date,
): ReplyState | undefined {
  if (repliedAt) {
    const duration = formatDuration((repliedAt.getTime() - createdAt.getTime()) / 60_000);
    const text = `Replied after ${duration}${repliedAt > replyDueAt ? ', late' : ''}`;
    return { text, isOverdue: false, isDue: false };
  }
  if (stage !== 'new') return undefined;
  if (outcome) return { text: 'No reply needed', isOverdue: false, isDue: false };
  const left = officeMinutesBetween(rules, now, replyDueAt);
  const isOverdue = now > replyDueAt;
  const duration = formatDuration(Math.abs(left));
  return { text: isOverdue ? `Overdue by ${duration}` : `${duration} left`, isOverdue, isDue: true };
}

/** "45 min", "5 h", "3 days": the largest unit that is at least 2, or minutes. Number and unit stay in one line. */
export function formatDuration(minutes: number): string {
  const [hours, days] = [Math.floor(minutes / 60), Math.floor(minutes / (24 * 60))];
  if (days >= 2) return `${days}\u00a0days`;
  return hours >= 2 ? `${hours}\u00a0h` : `${Math.floor(minutes)}\u00a0min`;
}

/** A sentence that explains what the clock counts. */
export function explainClock({ officeDays }: Booking): string {
  return `Counted on office days: ${describeDays(officeDays)}, without holidays.`;
}
