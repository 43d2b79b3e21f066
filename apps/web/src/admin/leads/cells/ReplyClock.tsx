import { formatDay, formatTime } from '../../../ui/format/day.ts';
import { useNow } from '../use-now.ts';
import classes from './ReplyClock.module.css';
import { describeReply, type ReplyTimes } from './reply-clock.ts';

/** When a reply to a lead is due, in red when it is overdue. */
export function ReplyClock({ lead }: { lead: ReplyTimes }) {
  const state = describeReply(lead, useNow());
  if (!state) return null;
  const { replyDueAt } = lead;
  return (
    <span
      className={classes.clock}
      data-overdue={state.isOverdue || undefined}
      title={`Due ${formatDay(replyDueAt)}, ${formatTime(replyDueAt)}`}
    >
      {state.text}
    </span>
  );
}
