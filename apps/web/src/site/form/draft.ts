/*
 * What was typed into a form, kept for a reload of the same tab.
 */

const keyOf = (form: string) => `draft:${form}`;

export function readDraft(form: string): Record<string, unknown> {
  try {
    const draft: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(form)) ?? '{}');
    return typeof draft === 'object' && draft !== null ? { ...draft } : {};
  } catch {
    // Storage may be forbidden; then nothing is kept.
    return {};
  }
}

export function keepDraft(form: string, values: Record<string, string> | undefined): void {
  try {
    if (values) window.sessionStorage.setItem(keyOf(form), JSON.stringify(values));
    else window.sessionStorage.removeItem(keyOf(form));
  } catch {
    // Storage may be forbidden or full; then nothing is kept.
  }
}
