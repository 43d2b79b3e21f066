import type { ClosedCalls } from '@site/schema/booking';
import { RouterLink } from '../../../app/navigation/RouterLink.tsx';
import { formatDay } from '../../../ui/format/day.ts';
import { sectionPath } from '../../shell/section-path.ts';
import classes from './BookingSettings.module.css';

/** Shown after days were closed: the number of calls booked on them, with a link to the first of these days. */
export function ClosedCallsNotice({ closed }: { closed: ClosedCalls | undefined }) {
  if (!closed?.firstDay) return null;
  const { calls, firstDay } = closed;
  const day = formatDay(new Date(firstDay));
  return (
    <p role="alert" className={classes.notice}>
      {calls === 1
        ? '1 call is booked on a day that you have closed. It stays booked until you move or cancel it: '
        : `${calls} calls are booked on days that you have closed. They stay booked until you move or cancel them: `}
      <RouterLink to={{ pathname: sectionPath({ slug: 'calls' }), search: `?view=day&day=${firstDay}` }}>
        {calls === 1 ? `see ${day}` : `see the first on ${day}`}
      </RouterLink>
    </p>
  );
}
