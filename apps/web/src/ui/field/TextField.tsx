import type { ChangeEventHandler, ComponentProps, ReactNode } from 'react';
import { Field } from './Field.tsx';

/** What a form gives to one of its fields. */
export type FieldBinding = {
  id: string;
  name: string;
  value: string;
  error: string | undefined;
  onChange: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;
};

type Common = { label: string; field: FieldBinding; hint?: ReactNode };

/** Takes `data-autofocus`, where a dialog puts the focus first. */
export function TextField({
  label,
  field,
  hint,
  ...input
}: Common & ComponentProps<'input'> & { 'data-autofocus'?: true }) {
  const { id, error, ...bound } = field;
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      {(control) => <input type="text" {...input} {...bound} {...control} />}
    </Field>
  );
}

export function TextAreaField({ label, field, hint, ...area }: Common & ComponentProps<'textarea'>) {
  const { id, error, ...bound } = field;
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      {(control) => <textarea {...area} {...bound} {...control} />}
    </Field>
  );
}

export function SelectField({ label, field, hint, children, ...select }: Common & ComponentProps<'select'>) {
  const { id, error, ...bound } = field;
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      {(control) => (
        <select {...select} {...bound} {...control}>
          {children}
        </select>
      )}
    </Field>
  );
}
