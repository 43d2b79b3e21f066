import { formatDay, formatTime } from '../../../ui/format/day.ts';

/** Date and time, in a table on two lines, which keep the column narrow. */
export function DateTime({ at }: { at: Date }) {
  return (
    <time dateTime={at.toISOString()}>
      {formatDay(at)} <br />
      {formatTime(at)}
    </time>
  );
}
