import { Button, Group, Select } from '@mantine/core';
import type { StoredCall } from '@site/schema/call';
import { useState } from 'react';
import { useDates } from '../../../app/use-dates.ts';
import { ConfirmDialog } from '../../form/dialogs/ConfirmDialog.tsx';
import { AppointmentState } from '../cells/AppointmentState.tsx';
import { outcomeLabels } from '../stages.ts';
import { useNow } from '../use-now.ts';
import classes from './Appointment.module.css';
import { RescheduleForm } from './RescheduleForm.tsx';
import { useAppointmentActions } from './use-appointment-actions.ts';

const outcomes = ['held', 'no-show', 'moved'] as const;
const outcomeOptions = outcomes.map((value) => ({ value, label: outcomeLabels[value] }));

type Props = {
  call: StoredCall;
  /** Called with true when the visitor is mailed about a change, and with false when it is undone. */
  onAnswered: (isAnswered: boolean) => void;
};

/** The time of a call, and the actions on it. The visitor gets a mail about each change of the time. */
export function Appointment({ call, onAnswered }: Props) {
  const { name, preferredDate, preferredTime, startsAt, confirmedAt, outcome } = call;
  const [isMoving, setMoving] = useState(false);
  const [isCancelling, setCancelling] = useState(false);
  const actions = useAppointmentActions(call, onAnswered);
  const isExpected = startsAt > useNow() && !outcome;
  const isCancelled = outcome === 'cancelled';

  return (
    <section className={classes.appointment} aria-label="Appointment">
      <p className={classes.when}>
        <strong>{useDates().formatAppointment(preferredDate, preferredTime)}</strong>
        <AppointmentState outcome={outcome} isConfirmed={confirmedAt !== null} />
      </p>
      <Group gap={8} align="end">
        {isExpected && !confirmedAt && (
          <Button size="xs" onClick={() => void actions.confirm()}>
            Confirm
          </Button>
        )}
        <Button size="xs" variant="default" aria-expanded={isMoving} onClick={() => setMoving(!isMoving)}>
          {isCancelled ? 'Book another time' : 'Reschedule'}
        </Button>
        {isExpected && (
          <Button size="xs" variant="subtle" onClick={() => setCancelling(true)}>
            Cancel the call
          </Button>
        )}
        {actions.undoMailed && (
          <Button size="xs" variant="subtle" onClick={actions.undoMailed}>
            Undo the last change
          </Button>
        )}
        {!isCancelled && !isExpected && (
          <Select
            aria-label="Outcome"
            placeholder="Outcome"
            size="xs"
            className={classes.outcome ?? ''}
            data={outcomeOptions}
            value={outcome}
            clearable
            onChange={(value) => void actions.setOutcome(outcomes.find((one) => one === value) ?? null)}
          />
        )}
      </Group>
      {isMoving && <RescheduleForm call={call} actions={actions} onDone={() => setMoving(false)} />}
      {isCancelling && (
        <ConfirmDialog
          title="Cancel this call?"
          text={`${name} gets a mail, and the time is free for others.`}
          confirm="Cancel the call"
          cancel="Keep it"
          onCancel={() => setCancelling(false)}
          onConfirm={() => {
            setCancelling(false);
            void actions.cancel();
          }}
        />
      )}
    </section>
  );
}
