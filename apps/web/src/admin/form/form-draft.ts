/*
 * What was typed into a form and not saved yet, kept across a reload of the page.
 */

const PREFIX = 'adminDraft:';

/** What was kept, as far as it is of the kinds that the form holds now. */
export function readFormDraft<Values extends object>(key: string, initial: Values): Partial<Values> | undefined {
  const kept = readKept(key);
  if (typeof kept !== 'object' || kept === null) return undefined;
  const fitting = Object.entries(initial).flatMap(([name, value]: [string, unknown]) => {
    const typed: unknown = Reflect.get(kept, name);
    return isAlike(typed, value) ? [[name, typed]] : [];
  });
  return fitting.length > 0 ? (Object.fromEntries(fitting) as Partial<Values>) : undefined;
}

function readKept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null');
  } catch {
    return undefined;
  }
}

function isAlike(typed: unknown, value: unknown): boolean {
  if (Array.isArray(value)) return Array.isArray(typed) && typed.every((item) => typeof item === 'string');
  return typeof typed === typeof value;
}

export function keepFormDraft(key: string, values: unknown): void {
  try {
    if (values === undefined) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, JSON.stringify(values));
  } catch {
    // Without storage there are no drafts; the form works all the same.
  }
}
