import type { Slot } from '@site/schema/booking';
import { bookingActions } from '@site/schema/lead-form';
import { paths } from '@site/schema/paths';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { errorsByField } from '../../app/form-issues.ts';
import { useSubmittedForm } from '../../app/submitted-form.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import type { FieldBinding } from '../../ui/field/TextField.tsx';
import { valuesFor } from '../form/lead-values.ts';
import { AppointmentFields } from '../schedule/appointment/AppointmentFields.tsx';
import { useAvailability } from '../schedule/appointment/use-availability.ts';
import { useCurrentTime } from '../schedule/appointment/use-current-time.ts';
import classes from './MoveForm.module.css';

type Name = 'preferredDate' | 'preferredTime';

/** Moves a call to another day and slot. The browser posts the form; the server checks it. */
export function MoveForm({ token, day }: { token: string; day: string }) {
  const submitted = useSubmittedForm();
  const now = useCurrentTime();
  const availability = useAvailability();
  const form = useRef<HTMLFormElement>(null);
  const [isSending, setSending] = useState(false);
  const [values, setValues] = useState({
    preferredDate: submitted?.values.preferredDate || day,
    preferredTime: submitted?.values.preferredTime ?? '',
  });
  const [offers, setOffers] = useState<readonly Slot[]>(submitted?.slots ?? []);
  const errors = errorsByField(submitted?.issues ?? []);
  const set = (name: Name, value: string) => setValues((before) => ({ ...before, [name]: value }));

  // What was picked before hydration.
  useEffect(() => {
    const typed = Object.fromEntries(new FormData(form.current ?? undefined));
    setValues((before) => ({ ...before, ...valuesFor(before, typed) }));
    const enable = () => setSending(false);
    // The page may come back from the browser's cache after the form was sent.
    window.addEventListener('pageshow', enable);
    return () => window.removeEventListener('pageshow', enable);
  }, []);

  const field = (name: Name): FieldBinding => ({
    id: `move-${name}`,
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ currentTarget }: ChangeEvent<{ value: string }>) => set(name, currentTarget.value),
  });

  return (
    <form
      ref={form}
      method="post"
      noValidate
      action={paths.booking(token)}
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
          set('preferredDate', picked);
        }}
        offers={offers}
        onAccept={({ day: offeredDay, time }) => {
          setOffers([]);
          setValues({ preferredDate: offeredDay, preferredTime: time });
        }}
      />
      <div>
        <ActionButton type="submit" look="main" arrow disabled={isSending}>
          Reschedule Call
        </ActionButton>
      </div>
    </form>
  );
}
