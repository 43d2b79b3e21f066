import type { BookableDay, Slot } from '@site/schema/booking';
import { bookingActions } from '@site/schema/lead-form';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { errorsByField } from '../../app/form-issues.ts';
import { useSite } from '../../app/site-facts.ts';
import { useSubmittedForm } from '../../app/submitted-form.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import type { FieldBinding } from '../../ui/field/TextField.tsx';
import { focusAfterRender } from '../../ui/focus-after-render.ts';
import { changedValues } from '../form/lead-values.ts';
import { AppointmentFields } from '../schedule/appointment/AppointmentFields.tsx';
import { useAvailability } from '../schedule/appointment/use-availability.ts';
import { useCurrentTime } from '../schedule/appointment/use-current-time.ts';
import classes from './MoveForm.module.css';

type Name = 'preferredDate' | 'preferredTime';

type Props = {
  /** The `action` attribute of the form. */
  action: string;
  /** The current slot of the call, and the availability of its day. */
  booked: Slot;
  days: readonly BookableDay[];
};

/** Moves a call to another day and slot. The browser posts the form; the server checks it. */
export function MoveForm({ action, booked, days }: Props) {
  const submitted = useSubmittedForm();
  const { bookingName } = useSite().brand;
  const now = useCurrentTime();
  const availability = useAvailability(days);
  const form = useRef<HTMLFormElement>(null);
  const [isSending, setSending] = useState(false);
  const [values, setValues] = useState({
    preferredDate: submitted?.values.preferredDate || booked.day,
    preferredTime: submitted?.values.preferredTime ?? '',
  });
  const [offers, setOffers] = useState<readonly Slot[]>(submitted?.slots ?? []);
  const [errors, setErrors] = useState(() => errorsByField(submitted?.issues ?? []));

  function change(changes: Partial<Record<Name, string>>) {
    setValues((before) => ({ ...before, ...changes }));
    setOffers([]);
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changes))));
  }

  useEffect(() => {
    if (!now) return;
    const [invalid] = Object.keys(errors);
    // AppointmentFields focuses the alternative slots when there are any.
    if (invalid && offers.length === 0) focusAfterRender(idOf(invalid));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the free slots are known
  }, [now !== undefined]);

  useEffect(() => {
    // Applies the values that were selected before hydration.
    const picked = changedValues(values, Object.fromEntries(new FormData(form.current ?? undefined)));
    if (Object.keys(picked).length > 0) change(picked);
    const enable = () => setSending(false);
    // The page may come back from the browser's cache after the form was sent.
    window.addEventListener('pageshow', enable);
    return () => window.removeEventListener('pageshow', enable);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, after hydration
  }, []);

  const field = (name: Name): FieldBinding => ({
    id: idOf(name),
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ currentTarget }: ChangeEvent<{ value: string }>) => change({ [name]: currentTarget.value }),
  });

  return (
    <form
      ref={form}
      method="post"
      noValidate
      action={action}
      className={classes.form}
      onFocus={() => availability.load(values.preferredDate)}
      onSubmit={() => setSending(true)}
    >
      <h2>Another time?</h2>
      <input type="hidden" name="action" value={bookingActions.move} />
      {/* Once hydrated, the day is picked with a button, which is no form field. */}
      {now && <input type="hidden" name="preferredDate" value={values.preferredDate} />}
      <AppointmentFields
        day={field('preferredDate')}
        time={field('preferredTime')}
        now={now}
        availability={availability}
        onPickDay={(picked) => {
          availability.load(picked);
          change({ preferredDate: picked });
        }}
        offers={offers}
        onAccept={({ day, time }) => {
          change({ preferredDate: day, preferredTime: time });
          focusAfterRender(idOf('preferredTime'));
        }}
        booked={booked}
      />
      <div>
        <ActionButton type="submit" arrow disabled={isSending}>
          Reschedule {bookingName}
        </ActionButton>
      </div>
    </form>
  );
}

const idOf = (name: string) => `move-${name}`;
