import { Badge, Button, Group, Select } from '@mantine/core';
import type { StoredCall } from '@site/schema/call';
import { useState } from 'react';
import { formatDay } from '../../../ui/format/day.ts';
import { showToast } from '../../../ui/toast/toasts.ts';
import { ConfirmDialog } from '../../form/dialogs/ConfirmDialog.tsx';
import { runWithToast } from '../../run-with-toast.ts';
import { trpc } from '../../trpc-react.ts';
import { useRefreshLeads } from '../use-refresh-leads.ts';
import classes from './Appointment.module.css';
import { RescheduleForm } from './RescheduleForm.tsx';

type Outcome = 'held' | 'no-show' | 'moved' | null;

const outcomes = [
  { value: 'held', label: 'Held' },
  { value: 'no-show', label: 'No-show' },
  { value: 'moved', label: 'Moved' },
];

/** When a call takes place, and what can be done about it. The visitor gets a mail about each change of the time. */
export function Appointment({ call }: { call: StoredCall }) {
  const { id, name, preferredDate, preferredTime, confirmedAt, outcome } = call;
  const [isMoving, setMoving] = useState(false);
  const [isCancelling, setCancelling] = useState(false);
  const confirmation = trpc.booking.confirm.useMutation();
  const cancellation = trpc.booking.cancel.useMutation();
  const refresh = useRefreshLeads();
  const isCancelled = outcome === 'cancelled';

  const run = (change: () => Promise<unknown>, success: string, failure: string) =>
    void runWithToast(change, { success, failure, refresh });

  return (
    <section className={classes.appointment} aria-label="Appointment">
      <p className={classes.when}>
        <strong>{`${formatDay(preferredDate)}, ${preferredTime} IST`}</strong>{' '}
        {isCancelled ? <Badge variant="outline">Cancelled</Badge> : confirmedAt && <Badge>Confirmed</Badge>}
      </p>
      <Group gap={8} align="end">
        {!isCancelled && (
          <>
            {!confirmedAt && (
              <Button
                size="xs"
                onClick={() =>
                  run(() => confirmation.mutateAsync({ id }), `${name} gets a confirmation`, 'Failed to confirm')
                }
              >
                Confirm
              </Button>
            )}
            <Button size="xs" variant="default" aria-expanded={isMoving} onClick={() => setMoving(!isMoving)}>
              Reschedule
            </Button>
            <Button size="xs" variant="subtle" onClick={() => setCancelling(true)}>
              Cancel the call
            </Button>
            <OutcomeSelect call={call} />
          </>
        )}
        {isCancelled && (
          <Button size="xs" variant="default" aria-expanded={isMoving} onClick={() => setMoving(!isMoving)}>
            Book another time
          </Button>
        )}
      </Group>
      {isMoving && <RescheduleForm call={call} onDone={() => setMoving(false)} />}
      {isCancelling && (
        <ConfirmDialog
          title="Cancel this call?"
          text={`${name} gets a mail, and the time is free for others.`}
          confirm="Cancel the call"
          cancel="Keep it"
          onCancel={() => setCancelling(false)}
          onConfirm={() => {
            setCancelling(false);
            run(() => cancellation.mutateAsync({ id }), 'The call is cancelled', 'Failed to cancel the call');
          }}
        />
      )}
    </section>
  );
}

/** What became of a call. */
function OutcomeSelect({ call: { id, outcome } }: { call: StoredCall }) {
  const change = trpc.booking.setOutcome.useMutation();
  const refresh = useRefreshLeads();

  function setOutcome(value: string | null) {
    const save = async () => {
      await change.mutateAsync({ id, outcome: value as Outcome });
      showToast({
        title: value ? 'Outcome saved' : 'Outcome removed',
        action: { label: 'Undo', run: () => setOutcome(outcome) },
      });
    };
    void runWithToast(save, { failure: 'Failed to save the outcome', refresh });
  }

  return (
    <Select
      aria-label="Outcome"
      placeholder="Outcome"
      size="xs"
      w={130}
      data={outcomes}
      value={outcome}
      clearable
      onChange={setOutcome}
    />
  );
}
