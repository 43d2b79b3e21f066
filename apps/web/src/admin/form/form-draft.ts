/*
 * What was typed into a form and not saved yet, kept across a reload of the page.
 */

const PREFIX = 'adminDraft:';

export function readFormDraft<Values>(key: string): Partial<Values> | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null');
    return typeof kept === 'object' && kept !== null ? (kept as Partial<Values>) : undefined;
  } catch {
    return undefined;
  }
}

export function keepFormDraft(key: string, values: unknown): void {
  try {
    if (values === undefined) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, JSON.stringify(values));
  } catch {
    // Without storage there are no drafts; the form works all the same.
  }
}
