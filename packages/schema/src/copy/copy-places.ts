import { type CopyFields, type CopySchema, describeCopy } from './copy-field.ts';

export type Place = { path: string; text: string };

/** The texts of a value and their paths, in the order of the form; without colours and pictures. */
export function placesOf(field: CopySchema, value: unknown, path: string): Place[] {
  const described = describeCopy(field);
  if (described.control === 'lineColor' || described.control === 'color' || described.control === 'image') return [];
  if (described.control === 'group') return placesIn(described.fields, value, path);
  if (described.control === 'list') {
    return Array.isArray(value) ? value.flatMap((one, index) => placesOf(described.item, one, `${path}.${index}`)) : [];
  }
  return typeof value === 'string' && value.trim() !== '' ? [{ path, text: value }] : [];
}

export const placesIn = (fields: CopyFields, value: unknown, path: string): Place[] =>
  Object.entries(fields).flatMap(([key, one]) =>
    placesOf(one, (value as Readonly<Record<string, unknown>> | undefined)?.[key], `${path}.${key}`),
  );
