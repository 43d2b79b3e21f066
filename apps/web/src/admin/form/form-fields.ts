type Form = HTMLFormElement | null;

/** The field with one of these names that comes first in a form. */
export function firstField(form: Form, names: readonly string[]): HTMLElement | undefined {
  const fields = form?.querySelectorAll<HTMLElement>('[data-field]') ?? [];
  return [...fields].find(({ dataset }) => names.includes(dataset.field ?? ''));
}

/** Focuses the first field with one of these names; in a list, the row that says it is invalid. */
export function focusFirstField(form: Form, names: readonly string[]) {
  requestAnimationFrame(() => {
    const first = firstField(form, names);
    const control = first?.matches('input, textarea, button')
      ? first
      : [':is(input, textarea)[data-invalid]', 'input, textarea, [contenteditable]', 'button']
          .map((selector) => first?.querySelector<HTMLElement>(selector))
          .find(Boolean);
    // Scrolls the label above the field into view too.
    if (control && 'labels' in control) (control as HTMLInputElement).labels?.[0]?.scrollIntoView({ block: 'nearest' });
    control?.focus();
  });
}

/** The names of the date fields in which a part is missing, such as the time: browsers give them the value of an empty field. */
export function incompleteFields(form: Form): string[] {
  const inputs = form?.querySelectorAll<HTMLInputElement>('input[data-field]') ?? [];
  return Array.from(inputs).flatMap(({ validity, dataset }) => (validity.badInput && dataset.field) || []);
}

/** The label that a field shows; its name if it is not on the page. */
export function fieldLabel(form: Form, name: string): string {
  const field = firstField(form, [name]);
  const control = field && ('labels' in field ? field : field.querySelector('input, textarea'));
  const label =
    field?.querySelector(':scope > legend') ??
    (control as HTMLInputElement | null | undefined)?.labels?.[0] ??
    field?.querySelector('label, legend');
  return label?.textContent?.replace(/\s*\*$/, '') || name;
}
