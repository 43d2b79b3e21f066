import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { Field } from '../../../ui/field/Field.tsx';
import type { FieldBinding } from '../../../ui/field/TextField.tsx';
import type { SlotState } from './free-days.ts';
import classes from './TimeField.module.css';

type Props = {
  label: string;
  field: FieldBinding;
  hint: ReactNode;
  slots: readonly string[];
  stateOf: (slot: string) => SlotState;
  /** Whether alternative slots are offered below. The error is then shown beside them instead of above the slots. */
  hasOffers: boolean;
};

/**
 * A slot, in a grid of radio buttons. The radio button that receives the focus has the id of the field: the chosen one,
 * otherwise the first free one.
 */
export function TimeField({ label, field, hint, slots, stateOf, hasOffers }: Props) {
  const { id, name, value, error, onChange } = field;
  const isFree = (slot: string) => stateOf(slot) === 'free';
  const focused = slots.find((slot) => slot === value && isFree(slot)) ?? slots.find(isFree);
  return (
    <Field id={id} label={label} error={error} hint={hint} isGroup hasErrorBelow={hasOffers}>
      {(control) => (
        <div
          role="radiogroup"
          aria-labelledby={`${id}-label`}
          aria-required
          aria-invalid={control['aria-invalid']}
          aria-describedby={control['aria-describedby']}
          className={classes.grid}
        >
          {slots.map((slot) => (
            <Fragment key={slot}>
              {indexInHalf(slots, slot) % PER_ROW === 0 && (
                <span className={classes.half} aria-hidden>
                  {indexInHalf(slots, slot) === 0 && halfOf(slot)}
                </span>
              )}
              <Slot
                id={slot === focused ? id : undefined}
                state={stateOf(slot)}
                name={name}
                value={slot}
                checked={value === slot}
                onChange={onChange}
              />
            </Fragment>
          ))}
        </div>
      )}
    </Field>
  );
}

/** How many slots a row of the dialog has; each row is before or after noon. */
const PER_ROW = 6;

const halfOf = (slot: string) => slot.slice(-2);

const indexInHalf = (slots: readonly string[], slot: string) =>
  slots.filter((other) => halfOf(other) === halfOf(slot)).indexOf(slot);

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
