import { useRef, useState } from 'react';
import { errorsByField, type Issue } from '../../app/form-issues.ts';
import type { Values } from './lead-values.ts';

export type Errors = Readonly<Record<string, string>>;
export type Validate<V> = (values: V) => Issue[];

type Options<V extends Values> = {
  initialValues: V;
  initialErrors: Errors;
  /** Undefined until it is loaded. */
  validate: () => Validate<V> | undefined;
  onChange: (values: V) => void;
};

/**
 * Values and errors of a form whose values are texts. @mantine/form, which the admin uses, would add 5.7 KB to the
 * scripts of every page with a form.
 */
export function useValues<V extends Values>({ initialValues, initialErrors, validate, onChange }: Options<V>) {
  const [rendered] = useState(initialValues);
  const [values, setValues] = useState(rendered);
  const [errors, setErrors] = useState(initialErrors);
  const latest = useRef(values);
  const errorsOf = (checked: V) => errorsByField(validate()?.(checked) ?? []);

  function change(changes: Partial<V>) {
    const before = latest.current;
    latest.current = { ...before, ...changes };
    setValues(latest.current);
    onChange(latest.current);
    return before;
  }

  return {
    values,
    isChanged: values !== rendered,
    errors,
    getValues: () => latest.current,
    setErrors,
    change,

    /** Changes a field, and updates its error and those of fields that depend on its value. */
    changeField(name: keyof V & string, value: string, isValidated: boolean) {
      const before = change({ [name]: value } as Partial<V>);
      const [stale, current] = isValidated ? [errorsOf(before), errorsOf(latest.current)] : [{}, {}];
      setErrors((shown) => errorsAfterChange(name, shown, stale, current));
    },

    validate(): Errors {
      const found = errorsOf(latest.current);
      setErrors(found);
      return found;
    },
  };
}

/**
 * The visible errors after a field was changed; `stale` and `current` are the validation errors before and after the
 * change.
 */
export function errorsAfterChange(name: string, shown: Errors, stale: Errors, current: Errors): Errors {
  const next: Record<string, string> = {};
  for (const field of new Set([...Object.keys(shown), name])) {
    // An error that only the server has found stays until its field is changed.
    const isOfServer = field !== name && shown[field] !== stale[field];
    const message = isOfServer ? shown[field] : current[field];
    if (message) next[field] = message;
  }
  return next;
}
