import { formatDay, formatTime } from '../../../ui/format/day.ts';

/** Date and time on two lines, which keeps the column narrow. */
export function DateTime({ at }: { at: Date }) {
  return (
    <time dateTime={at.toISOString()}>
      {formatDay(at)}
      <br />
      {formatTime(at)}
    </time>
  );
}
