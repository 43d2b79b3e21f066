import { formatDay, formatTime } from '../../ui/format/day.ts';

/** A moment on two lines, which leaves the room to the words beside it. */
export function DateTime({ at }: { at: Date }) {
  return (
    <time dateTime={at.toISOString()}>
      {formatDay(at)}
      <br />
      {formatTime(at)}
    </time>
  );
}
