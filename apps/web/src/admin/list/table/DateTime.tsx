import { useDates } from '../../../app/use-dates.ts';

/** Date and time, in a table on two lines, which keep the column narrow. */
export function DateTime({ at }: { at: Date }) {
  const { formatDay, formatTime } = useDates();
  return (
    <time dateTime={at.toISOString()}>
      {formatDay(at)} <br />
      {formatTime(at)}
    </time>
  );
}

/** The day of a moment. */
export const DayOf = ({ at }: { at: Date }) => useDates().formatDay(at);
