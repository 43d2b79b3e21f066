import type { Slot } from '@site/schema/booking';
import type { CallOutcome, StoredCall } from '@site/schema/call';
import { readFreeSlots } from '../../../app/api-error.ts';
import { useDates } from '../../../app/use-dates.ts';
import { runWithToast } from '../../run-with-toast.ts';
import { trpc } from '../../trpc-react.ts';
import { outcomeLabels } from '../stages.ts';
import { useMailObstacle } from '../use-mail-obstacle.ts';
import { useRefreshLeads, useRefreshMailedLead } from '../use-refresh-leads.ts';
import { useUndo } from './use-undo.ts';

type MoveResult = { onDone: () => void; onRefused: (nearby: readonly Slot[]) => void };

export type AppointmentActions = ReturnType<typeof useAppointmentActions>;

/**
 * Changes the appointment of a call. Each change is confirmed by a toast with an undo, which is also returned until the
 * mail is sent. `onAnswered` is called after a change that mails the visitor about an upcoming call, and after its
 * undo.
 */
export function useAppointmentActions(
  { id, name, preferredDate, preferredTime, outcome, confirmedAt }: StoredCall,
  onAnswered: (isAnswered: boolean) => void,
) {
  const confirmation = trpc.booking.confirm.useMutation();
  const cancellation = trpc.booking.cancel.useMutation();
  const move = trpc.booking.reschedule.useMutation();
  const { client } = trpc.useUtils();
  const refresh = useRefreshLeads();
  const refreshMailed = useRefreshMailedLead({ kind: 'call', id });
  const { dayOf, formatAppointment } = useDates();
  const obstacle = useMailObstacle();
  const { undo, mailed, undoMailed } = useUndo();

  const details = obstacle
    ? `${obstacle}: the mail to ${name} waits.`
    : `${name} gets a mail in ten seconds. Undo it before then, and no mail is sent.`;

  const answer = async (change: Promise<unknown>) => {
    await change;
    onAnswered(true);
  };

  const undoAnswer = (change: () => Promise<unknown>) => undo(() => change().then(() => onAnswered(false)));

  const undoConfirm = undoAnswer(() => client.booking.undoConfirm.mutate({ id }));
  const undoCancel = undo(() => client.booking.reinstate.mutate({ id }));

  const confirm = () =>
    runWithToast(
      mailed(() => answer(confirmation.mutateAsync({ id })), undoConfirm),
      {
        success: 'The call is confirmed',
        details,
        undo: undoConfirm,
        failure: 'Failed to confirm the call',
        refresh: refreshMailed,
      },
    );

  const cancel = () =>
    runWithToast(
      mailed(() => cancellation.mutateAsync({ id }), undoCancel),
      {
        success: 'The call is cancelled',
        details,
        undo: undoCancel,
        failure: 'Failed to cancel the call',
        refresh: refreshMailed,
      },
    );

  /** `onRefused` gets the free slots nearby when the slot is full. */
  const reschedule = (to: Slot, { onDone, onRefused }: MoveResult) => {
    const moveTo = (slot: Slot) => move.mutateAsync({ id, preferredDate: slot.day, preferredTime: slot.time });
    const change = async () => {
      try {
        await answer(moveTo(to));
        onDone();
      } catch (error) {
        onRefused(readFreeSlots(error));
        throw error;
      }
    };
    const from = { day: dayOf(preferredDate), time: preferredTime };
    const moveBack = () => (outcome === 'cancelled' ? cancellation.mutateAsync({ id }) : moveTo(from));
    const undoMove = undoAnswer(moveBack);
    return runWithToast(mailed(change, undoMove), {
      success: `The call is moved to ${formatAppointment(to.day, to.time)}`,
      details: confirmedAt ? `The new time is not confirmed yet. ${details}` : details,
      undo: undoMove,
      refresh: refreshMailed,
    });
  };

  const setOutcome = (value: Exclude<CallOutcome, 'cancelled'> | null) => {
    const before = outcome === 'cancelled' ? null : outcome;
    return runWithToast(() => client.booking.setOutcome.mutate({ id, outcome: value }), {
      success: value ? `${name}: ${outcomeLabels[value]}` : `${name}: outcome removed`,
      undo: undo(() => client.booking.setOutcome.mutate({ id, outcome: before })),
      failure: 'Failed to save the outcome',
      refresh,
    });
  };

  return { confirm, cancel, reschedule, setOutcome, undoMailed, isMoving: move.isPending };
}
