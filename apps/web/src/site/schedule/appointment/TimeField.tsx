import { timeSlots } from '@site/schema/site';
import { type ComponentProps, Fragment, type ReactNode, useRef } from 'react';
import { Field } from '../../../ui/field/Field.tsx';
import type { FieldBinding } from '../../../ui/field/TextField.tsx';
import type { SlotState } from './free-days.ts';
import classes from './TimeField.module.css';

type Props = {
  label: string;
  field: FieldBinding;
  hint: ReactNode;
  isHydrated: boolean;
  stateOf: (slot: string) => SlotState;
  /** Whether alternative slots are offered below. The error is then shown beside them instead of above the slots. */
  hasOffers: boolean;
};

/**
 * A slot, in a grid of radio buttons. Without JavaScript the list is used instead; otherwise it is kept for tools that
 * look for the list of the specification, hidden, and it hands the focus on to the grid.
 */
export function TimeField({ label, field, hint, isHydrated, stateOf, hasOffers }: Props) {
  const { id, error, ...bound } = field;
  const grid = useRef<HTMLDivElement>(null);

  function focusGrid() {
    const radios = [...(grid.current?.querySelectorAll<HTMLInputElement>('input:enabled') ?? [])];
    (radios.find((radio) => radio.checked) ?? radios[0])?.focus();
  }

  return (
    <Field id={id} label={label} error={error} hint={hint} isHigh hasErrorBelow={hasOffers}>
      {(control) => (
        <>
          <select
            required
            {...bound}
            {...control}
            className={`${control.className} ${classes.list}`}
            {...(isHydrated && { 'aria-hidden': true, tabIndex: -1, onFocus: focusGrid })}
          >
            <option value="">Select a time slot</option>
            {timeSlots.map((slot) => (
              <option key={slot} value={slot} disabled={stateOf(slot) !== 'free'}>
                {slot}
              </option>
            ))}
          </select>
          <div
            ref={grid}
            role="radiogroup"
            aria-label="Time slots"
            aria-required
            aria-invalid={control['aria-invalid']}
            aria-describedby={control['aria-describedby']}
            className={classes.grid}
          >
            {timeSlots.map((slot, index) => (
              <Fragment key={slot}>
                {index % PER_ROW === 0 && (
                  <span className={classes.half} aria-hidden>
                    {halfOf(slot) !== halfOf(timeSlots[index - 1] ?? '') && halfOf(slot)}
                  </span>
                )}
                <Slot
                  state={stateOf(slot)}
                  name={field.name}
                  value={slot}
                  // The server marks none, so that the list counts there when a form is shown again.
                  checked={isHydrated && field.value === slot}
                  onChange={field.onChange}
                />
              </Fragment>
            ))}
          </div>
        </>
      )}
    </Field>
  );
}

/** How many slots a row of the dialog has; each of the three rows is before or after noon. */
const PER_ROW = 6;

const halfOf = (slot: string) => slot.slice(-2);

type SlotProps = ComponentProps<'input'> & { state: SlotState; value: string };

function Slot({ state, value, ...input }: SlotProps) {
  return (
    <label className={classes.slot} data-state={state}>
      <input type="radio" value={value} disabled={state !== 'free'} {...input} />
      <span>
        {value.slice(0, -2)}
        <span className={classes.ownHalf}>{halfOf(value)}</span>
      </span>
      {state === 'booked' && <small>Yours</small>}
      {state === 'full' && <small>Full</small>}
    </label>
  );
}
