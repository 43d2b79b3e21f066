import type { ChangeEventHandler, ComponentProps, ReactNode } from 'react';
import { Field } from './Field.tsx';

/** The state of one field, provided by its form. */
export type FieldBinding = {
  id: string;
  name: string;
  value: string;
  error: string | undefined;
  onChange: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement>;
};

// Some labels of the specification contain the mark of required fields.
const isMarked = (label: string, required = false) => required && !label.endsWith('*');

type Common = { label: string; field: FieldBinding; hint?: ReactNode };

/** `data-autofocus` makes a dialog focus this field when it opens. */
export function TextField({
  label,
  field,
  hint,
  ...input
}: Common & ComponentProps<'input'> & { 'data-autofocus'?: true }) {
  const { id, error, ...bound } = field;
  return (
    <Field id={id} label={label} error={error} hint={hint} isMarked={isMarked(label, input.required)}>
      {(control) => <input type="text" {...input} {...bound} {...control} />}
    </Field>
  );
}

export function TextAreaField({ label, field, hint, ...area }: Common & ComponentProps<'textarea'>) {
  const { id, error, ...bound } = field;
  return (
    <Field id={id} label={label} error={error} hint={hint} isMarked={isMarked(label, area.required)}>
      {(control) => <textarea {...area} {...bound} {...control} />}
    </Field>
  );
}
