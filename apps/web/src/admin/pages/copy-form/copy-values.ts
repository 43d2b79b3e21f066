import { type CopySchema, describeCopy } from '@site/schema/copy-field';
import { placesOf } from '@site/schema/copy-places';
import { lineColorNames } from '@site/schema/palette';

/*
 * Reads and makes the values of texts, which the form addresses by paths such as `values.hero.figures.0.label`.
 */

type Container = Readonly<Record<string, unknown>> | undefined;

export function valueAt(values: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as Container)?.[key], values);
}

/** The property of a value with the key; undefined if there is none. */
export const childOf = (value: unknown, key: string): unknown => (value as Container)?.[key];

/** Whether a path is the other one or leads to a part of it. */
export const isWithin = (path: string, parent: string): boolean => path === parent || path.startsWith(`${parent}.`);

/** The value of an item that is added to a list. Each new item gets another colour than the one before it. */
export function emptyValue(field: CopySchema, index: number): unknown {
  const described = describeCopy(field);
  if (described.control === 'group') {
    return Object.fromEntries(Object.entries(described.fields).map(([key, one]) => [key, emptyValue(one, index)]));
  }
  if (described.control === 'list') return [];
  return described.control === 'lineColor' ? lineColorNames[index % lineColorNames.length] : '';
}

/** Whether the value of a field differs from its default; false for a field without a default. */
export function differs(value: unknown, initial: unknown): boolean {
  return initial !== undefined && value !== undefined && JSON.stringify(value) !== JSON.stringify(initial);
}

export const textsOf = (field: CopySchema, value: unknown): string[] =>
  placesOf(field, value, '').map(({ text }) => text);

/** "142 of 160 characters" once a text is near its limit. */
export function describeLength(text: string, max: number): string | undefined {
  const { length } = text.trim();
  return length > max * 0.8 ? `${length} of ${max} characters` : undefined;
}
