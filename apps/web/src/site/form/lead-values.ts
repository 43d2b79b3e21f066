import { HONEYPOT } from '@site/schema/lead-form';

export type Values = Record<string, string>;

/** The values that belong to a field of the form and are not empty. */
export function valuesFor<V extends Values>(fields: V, values: Record<string, unknown>): Partial<V> {
  const own = Object.keys(fields).filter((field) => typeof values[field] === 'string' && values[field] !== '');
  return Object.fromEntries(own.map((field) => [field, values[field]])) as Partial<V>;
}

/** The values that were changed in the page before hydration. */
export function changedValues(rendered: Values, typed: Record<string, unknown>): Values {
  // Browsers post line breaks as CRLF.
  const isChanged = ([field, value]: [string, string]) => value !== rendered[field]?.replaceAll('\r\n', '\n');
  return Object.fromEntries(Object.entries(valuesFor(rendered, typed) as Values).filter(isChanged));
}

/** The value of the honeypot, which only bots fill in, cut to the length that the server accepts. */
export function honeypotOf(data: FormData): string | null {
  const typed = data.get(HONEYPOT);
  return typeof typed === 'string' && typed !== '' ? typed.slice(0, 500) : null;
}
