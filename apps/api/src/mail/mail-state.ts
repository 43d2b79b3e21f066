import type { OutboxState } from '@site/db/outbox';

/** Shorter delays are normal: some mail servers defer the first mail of a sender. */
const PATIENCE_MS = 5 * 60_000;

/** Whether the queue is stuck and needs the administrator: notices are overdue, or no mail is sent any more. */
export function isStuck({ waitingSince, noticeWaitingSince, lastSentAt }: OutboxState, now: Date): boolean {
  const isLate = (since: Date | null) => since !== null && now.getTime() - since.getTime() > PATIENCE_MS;
  if (isLate(noticeWaitingSince)) return true;
  return isLate(waitingSince) && (lastSentAt === null || (waitingSince !== null && lastSentAt < waitingSince));
}
