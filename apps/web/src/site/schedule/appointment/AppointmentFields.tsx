import type { Slot } from '@site/schema/booking';
import { OFFER } from '@site/schema/lead-form';
import { timeSlots } from '@site/schema/site';
import type { Zone } from '@site/schema/zone';
import { type SiteFacts, useSite } from '../../../app/site-facts.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import type { FieldBinding } from '../../../ui/field/TextField.tsx';
import { compareSlotTimes, formatCalendarDay, toVisitorTime } from '../../visitor-time.ts';
import { useCallTexts } from '../call-texts.ts';
import classes from './AppointmentFields.module.css';
import { DateField } from './DateField.tsx';
import { type SlotState, stateOf } from './free-days.ts';
import { TimeField } from './TimeField.tsx';
import type { Availability } from './use-availability.ts';

type Props = {
  day: FieldBinding;
  time: FieldBinding;
  /** Undefined on the server and during hydration. */
  now: Date | undefined;
  availability: Availability;
  onPickDay: (day: string) => void;
  /** Free slots near one that is full. */
  offers: readonly Slot[];
  onAccept: (slot: Slot) => void;
  /** The current slot of the call that the form reschedules. */
  booked?: Slot;
};

/** Day and slot of a call, side by side. */
export function AppointmentFields({ day, time, now, availability, onPickDay, offers, onAccept, booked }: Props) {
  const site = useSite();
  const { zone, slots = timeSlots } = site;
  const labels = useCallTexts();
  const { known } = availability;
  const about = known.get(day.value);
  const pickedTime = time.error ? '' : time.value;

  function slotState(slot: string): SlotState {
    // Without JavaScript the visitor may pick any day.
    if (!now) return 'free';
    return booked?.day === day.value && booked.time === slot ? 'booked' : stateOf(zone, day.value, slot, now, known);
  }

  return (
    <div className={classes.container}>
      <div className={classes.fields}>
        <DateField
          label={labels.date}
          field={day}
          hint={about?.closed === null && !about.isOfficeDay && 'Confirmed on the next working day'}
          now={now}
          availability={availability}
          onPick={onPickDay}
        />
        <TimeField
          label={labels.time}
          field={time}
          hint={hintOf(
            pickedTime,
            time.error ? () => 'free' : slotState,
            about?.closed,
            now && inVisitorTime(zone, day.value, pickedTime, slots),
            site,
          )}
          slots={slots}
          stateOf={slotState}
          hasOffers={offers.length > 0}
        />
      </div>
      {offers.length > 0 && (
        <fieldset ref={offer} className={classes.offers}>
          <legend>Free times nearby</legend>
          {offers.map((slot) => (
            <ActionButton
              key={`${slot.day} ${slot.time}`}
              type="submit"
              small
              name={OFFER}
              value={`${slot.day} ${slot.time}`}
              // Without JavaScript the button books its slot.
              onClick={(event) => {
                event.preventDefault();
                onAccept(slot);
              }}
            >
              {slot.day !== day.value && `${formatCalendarDay(slot.day)}, `}
              {slot.time}
            </ActionButton>
          ))}
        </fieldset>
      )}
    </div>
  );
}

/** The selected slot had the focus and is disabled now. In the dialog the fixed buttons would cover the free times. */
function offer(offers: HTMLElement | null) {
  offers?.querySelector('button')?.focus();
  offers?.scrollIntoView({ block: 'nearest' });
}

/** Converts the selected slot, or the range of all slots if none is selected; undefined in the zone of the agency. */
function inVisitorTime(zone: Zone, day: string, slot: string, slots: readonly string[]): string | undefined {
  if (!slot) return compareSlotTimes(zone, day, slots);
  const own = toVisitorTime(zone, day, slot);
  return own && `${slot} ${zone.name} is ${own} your time`;
}

function hintOf(
  slot: string,
  stateOfSlot: (slot: string) => SlotState,
  closed: string | null | undefined,
  inVisitorZone: string | undefined,
  { zone, brand, slots = timeSlots }: SiteFacts,
): string {
  if (closed) return `${closed}: nothing can be booked on this day. Pick another day.`;
  const states = new Set(slots.map(stateOfSlot));
  if (!states.has('free')) {
    if (states.has('full')) return 'All slots of this day are taken. Pick another day.';
    return states.has('closed')
      ? 'It is too late to book on this day. Pick a later day.'
      : 'All slots of this day have passed. Pick a later day.';
  }
  const state = slot ? stateOfSlot(slot) : 'free';
  if (state === 'booked') return `Your ${brand.bookingName} is at this time. Pick another one to move it.`;
  if (state === 'past') return 'This time has passed. Pick a later one.';
  if (state !== 'free') return `This time is ${state === 'full' ? 'taken' : 'not available'}. Pick another one.`;
  const times = inVisitorZone
    ? `${inVisitorZone.replaceAll(/ (?=AM|PM)/g, '\u00a0')}.`
    : `Times are in ${zone.place} (${zone.name}).`;
  return slot ? times : `Select a time slot. ${times}`;
}
