import { HONEYPOT } from '@site/schema/form-post';

/*
 * What the three public forms have in common, without React.
 */

export type Values = Record<string, string>;

/** Those of the values that a form has a field for. */
export function valuesFor<V extends Values>(fields: V, values: Record<string, unknown>): Partial<V> {
  const own = Object.keys(fields).filter((field) => typeof values[field] === 'string' && values[field] !== '');
  return Object.fromEntries(own.map((field) => [field, values[field]])) as Partial<V>;
}

/** A field that people do not see was filled in. */
export function isTrapped(data: FormData): boolean {
  return (data.get(HONEYPOT) ?? '') !== '';
}
