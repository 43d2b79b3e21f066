/** A field that was changed in the form and elsewhere, differently. */
export type FieldConflict = { path: string; mine: unknown; theirs: unknown };

type Merged = { values: unknown; conflicts: FieldConflict[]; taken: string[] };

/**
 * Merges what was typed into what is stored now: a field that only one side has changed gets its value. `conflicts` are
 * the fields that both have changed, which keep the typed value; `taken` are those that have the stored one.
 */
export function mergeValues(base: unknown, mine: unknown, theirs: unknown, path = ''): Merged {
  if (isGroup(base) && isGroup(mine) && isGroup(theirs)) {
    const parts = Object.keys(mine).map((key) => {
      const merged = mergeValues(base[key], mine[key], theirs[key], path ? `${path}.${key}` : key);
      return [key, merged] as const;
    });
    return {
      values: Object.fromEntries(parts.map(([key, { values }]) => [key, values])),
      conflicts: parts.flatMap(([, { conflicts }]) => conflicts),
      taken: parts.flatMap(([, { taken }]) => taken),
    };
  }
  if (valuesEqual(theirs, base) || valuesEqual(theirs, mine)) return { values: mine, conflicts: [], taken: [] };
  if (valuesEqual(mine, base)) return { values: theirs, conflicts: [], taken: [path] };
  return { values: mine, conflicts: [{ path, mine, theirs }], taken: [] };
}

export function setValue<Values>(values: Values, path: string, value: unknown): Values {
  const [key = '', ...rest] = path.split('.');
  const group = values as Record<string, unknown>;
  const inner = rest.length > 0 ? setValue(group[key], rest.join('.'), value) : value;
  return { ...group, [key]: inner } as Values;
}

/** Compares plain data, as forms and drafts hold it. */
export function valuesEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
