/*
 * What was typed into a form and not saved yet, kept across a reload of the page.
 */

const PREFIX = 'adminDraft:';

export type FormDraft<Values> = {
  values: Partial<Values>;
  /** What was stored when it was typed. */
  base: unknown;
};

/** What was kept, as far as it is of the kinds that the form holds now. */
export function readFormDraft<Values extends object>(key: string, initial: Values): FormDraft<Values> | undefined {
  const kept = readKept(key);
  if (!isObject(kept) || !isObject(kept.values)) return undefined;
  const { values, base } = kept;
  const fitting = Object.entries(initial).flatMap(([name, value]: [string, unknown]) =>
    isAlike(values[name], value) ? [[name, values[name]]] : [],
  );
  return fitting.length > 0 ? { values: Object.fromEntries(fitting) as Partial<Values>, base } : undefined;
}

export const hasFormDraft = (key: string): boolean => isObject(readKept(key));

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

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

export function keepFormDraft(key: string, draft: { values: unknown; base: unknown } | undefined): void {
  try {
    if (draft === undefined) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, JSON.stringify(draft));
  } catch {
    // Without storage there are no drafts; the form works all the same.
  }
}
