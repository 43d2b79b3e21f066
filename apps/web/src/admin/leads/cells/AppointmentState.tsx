import { Badge } from '@mantine/core';
import type { CallOutcome } from '@site/schema/call';
import { outcomeLabels } from '../stages.ts';

type Props = { outcome: CallOutcome | null; isConfirmed: boolean };

/** The outcome of a call, or that it is confirmed. */
export function AppointmentState({ outcome, isConfirmed }: Props) {
  if (!outcome && !isConfirmed) return null;
  return (
    <>
      {' '}
      <Badge variant={outcome ? 'outline' : 'filled'}>{outcome ? outcomeLabels[outcome] : 'Confirmed'}</Badge>
    </>
  );
}
