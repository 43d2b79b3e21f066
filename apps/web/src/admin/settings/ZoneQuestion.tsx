import { formatIsoDay } from '../../ui/format/day.ts';
import { ConfirmDialog } from '../form/dialogs/ConfirmDialog.tsx';
import type { Outputs } from '../trpc-react.ts';

export type MovedCalls = Outputs['site']['callsMovedBy'];

type Props = { moved: MovedCalls; onConfirm: () => void; onCancel: () => void };

/** Asks before a change of the time zone moves booked calls on the clocks of the visitors. */
export function ZoneQuestion({ moved: { total, first }, onConfirm, onCancel }: Props) {
  const rest = total - first.length;
  const calls = first.map(({ name, day, time }) => `${name}: ${formatIsoDay(day)}, ${time}`);
  return (
    <ConfirmDialog
      title="Change the time zone?"
      subjects={[...calls, ...(rest > 0 ? [`and ${rest} more`] : [])]}
      text={
        total === 1
          ? 'This booked call keeps its day and time on your clock, so it begins at another time for the visitor, who gets no mail about it.'
          : 'These booked calls keep their day and time on your clock, so they begin at another time for the visitors, who get no mail about it.'
      }
      confirm="Change the time zone"
      onCancel={onCancel}
      onConfirm={onConfirm}
    />
  );
}
