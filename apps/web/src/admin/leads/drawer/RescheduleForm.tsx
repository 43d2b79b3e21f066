import { Button, Group, Select, TextInput } from '@mantine/core';
import { CLOSED, type Slot } from '@site/schema/booking';
import type { StoredCall } from '@site/schema/call';
import { timeSlots } from '@site/schema/site';
import { type SyntheticEvent, useState } from 'react';
import { useSite } from '../../../app/site-facts.ts';
import { useDates } from '../../../app/use-dates.ts';
import { formatIsoDay } from '../../../ui/format/day.ts';
import { trpc, unbatched } from '../../trpc-react.ts';
import { useNow } from '../use-now.ts';
import type { AppointmentActions } from './use-appointment-actions.ts';

type Props = {
  call: StoredCall;
  actions: AppointmentActions;
  onDone: () => void;
};

/** Chooses another day and one of its free slots. */
export function RescheduleForm({ call, actions, onDone }: Props) {
  const dates = useDates();
  const today = dates.dayOf(useNow());
  const [day, setDay] = useState(() => [today, dates.dayOf(call.preferredDate)].sort().at(-1) ?? today);
  const [time, setTime] = useState<string | null>(null);
  const [offered, setOffered] = useState<readonly Slot[]>([]);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day);
  const availability = trpc.booking.availability.useQuery(
    { from: day, days: 1 },
    { enabled: isDay, staleTime: 0, ...unbatched },
  );
  const { slots = timeSlots } = useSite();
  const [chosen] = availability.data ?? [];
  const isOver = isDay && day < today;
  const free = slots.filter((slot) => chosen && !chosen.unavailable.includes(slot));

  const reschedule = (to: Slot) => actions.reschedule(to, { onDone, onRefused: setOffered });

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (time) void reschedule({ day, time });
  }

  return (
    <form onSubmit={onSubmit}>
      <Group gap={12} align="end">
        <TextInput
          label="New day"
          type="date"
          min={today}
          value={day}
          onChange={({ currentTarget }) => {
            setDay(currentTarget.value);
            setTime(null);
          }}
        />
        <Select
          label={`New time (${dates.zone.name})`}
          placeholder={isOver ? 'None' : chosen && free.length === 0 ? (chosen.closed ?? 'Fully booked') : 'Choose'}
          data={free}
          value={time}
          onChange={setTime}
          w={150}
        />
        <Button type="submit" size="sm" variant="default" disabled={!time} loading={actions.isMoving}>
          Move the call
        </Button>
      </Group>
      {isOver && <p>This day has passed.</p>}
      {chosen?.closed && <p>{chosen.closed === CLOSED ? 'This day is closed.' : `Holiday: ${chosen.closed}.`}</p>}
      {chosen && !chosen.closed && !chosen.isOfficeDay && <p>This is not an office day.</p>}
      {offered.length > 0 && (
        <Group gap={8} mt={10}>
          <p>Free nearby:</p>
          {offered.map((slot) => (
            <Button key={`${slot.day} ${slot.time}`} size="xs" variant="default" onClick={() => void reschedule(slot)}>
              {`${formatIsoDay(slot.day)}, ${slot.time}`}
            </Button>
          ))}
        </Group>
      )}
    </form>
  );
}
