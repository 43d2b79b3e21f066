import { useDates } from '../../../app/use-dates.ts';
import { trpc, unbatched } from '../../trpc-react.ts';
import { useNow } from '../use-now.ts';
import classes from './ReplyClock.module.css';
import { describeReply, explainClock, type ReplyTimes } from './reply-clock.ts';

type Props = {
  lead: ReplyTimes;
  /** Shows the explanation of the clock as text instead of a tooltip. */
  isExplained?: boolean;
  /** Names the time zone, which lists have in the title of the column. */
  isZoned?: boolean;
};

/** The remaining time for a reply to a lead and its deadline; red when overdue. */
export function ReplyClock({ lead, isExplained = false, isZoned = false }: Props) {
  const { zone, formatMoment, formatShortDay, withZone } = useDates();
  const { data: booking } = trpc.booking.settings.useQuery(undefined, unbatched);
  const now = useNow();
  const state = booking && describeReply(lead, { ...booking, timeZone: zone.id }, now);
  if (!state) return null;
  const { replyDueAt } = lead;
  const shortDay = formatShortDay(replyDueAt);
  const due = `by ${formatMoment(replyDueAt)}`;
  const explanation = state.isDue ? explainClock(booking) : '';
  return (
    <div
      className={classes.clock}
      data-overdue={state.isOverdue || undefined}
      title={isExplained ? undefined : [`Reply ${due}.`, explanation].join(' ')}
    >
      <strong>{state.text}</strong>
      {state.isDue && !isExplained && (
        <p className={classes.due} data-from="560">
          {`by ${isZoned ? withZone(shortDay) : shortDay}`}
        </p>
      )}
      {state.isDue && isExplained && (
        <>
          <p className={classes.due}>{due}</p>
          <p className={classes.explanation}>{explanation}</p>
        </>
      )}
    </div>
  );
}
