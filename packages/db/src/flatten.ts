/** The values of a record or a setting by their paths. A list is one value, and an empty text is none. */
export function flatten(value: unknown, path = ''): Map<string, string | number | boolean> {
  if (value === null || value === undefined || value === '') return new Map();
  if (value instanceof Date) return new Map([[path, value.toISOString()]]);
  if (Array.isArray(value)) return new Map(value.length > 0 ? [[path, JSON.stringify(value)]] : []);
  if (typeof value !== 'object') return new Map([[path, value as string | number | boolean]]);
  const parts = Object.entries(value).map(([key, one]) => flatten(one, path ? `${path}.${key}` : key));
  return new Map(parts.flatMap((part) => [...part]));
}
