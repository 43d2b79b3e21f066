import { Badge } from '@mantine/core';
import type { CallOutcome } from '@site/schema/call';

const labels: Record<CallOutcome, string> = {
  held: 'Held',
  'no-show': 'No-show',
  moved: 'Moved',
  cancelled: 'Cancelled',
};

type Props = { outcome: CallOutcome | null; isConfirmed: boolean };

/** What became of a call, or that it is confirmed. */
export function AppointmentState({ outcome, isConfirmed }: Props) {
  if (!outcome && !isConfirmed) return null;
  return (
    <>
      <br />
      <Badge variant={outcome ? 'outline' : 'filled'}>{outcome ? labels[outcome] : 'Confirmed'}</Badge>
    </>
  );
}
