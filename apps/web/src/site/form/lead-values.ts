import { HONEYPOT } from '@site/schema/lead-form';

export type Values = Record<string, string>;

/** The values that belong to a field of the form and are not empty. */
export function valuesFor<V extends Values>(fields: V, values: Record<string, unknown>): Partial<V> {
  const own = Object.keys(fields).filter((field) => typeof values[field] === 'string' && values[field] !== '');
  return Object.fromEntries(own.map((field) => [field, values[field]])) as Partial<V>;
}

/** True when the hidden field was filled in, which only bots do. */
export function isHoneypotFilled(data: FormData): boolean {
  return (data.get(HONEYPOT) ?? '') !== '';
}
