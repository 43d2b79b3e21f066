import { isGroup, valuesEqual } from '../form/merge-values.ts';

type Content = Record<string, unknown>;
export type ChangedField = { path: string; before: unknown; after: unknown };

/** The fields that differ between two contents, by their paths. */
export function changedFields(before: Content, after: Content, path = ''): ChangedField[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
    const [old, current] = [before[key], after[key]];
    const inner = path ? `${path}.${key}` : key;
    if (isGroup(old) && isGroup(current)) return changedFields(old, current, inner);
    return valuesEqual(old ?? null, current ?? null) ? [] : [{ path: inner, before: old, after: current }];
  });
}

export const valueAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (isGroup(value) ? value[key] : undefined), values);
