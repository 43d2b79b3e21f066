/** The field with one of these names that comes first on the page. */
export function firstField(names: readonly string[]): HTMLElement | undefined {
  const fields = document.querySelectorAll<HTMLElement>('[data-field]');
  return [...fields].find(({ dataset }) => names.includes(dataset.field ?? ''));
}

/** Focuses the first field with one of these names; in a list, the row that says it is invalid. */
export function focusFirstField(names: readonly string[]) {
  requestAnimationFrame(() => {
    const first = firstField(names);
    const control = first?.matches('input, textarea, button')
      ? first
      : [':is(input, textarea)[data-invalid]', 'input, textarea, [contenteditable]', 'button']
          .map((selector) => first?.querySelector<HTMLElement>(selector))
          .find(Boolean);
    // Scrolls the label, which stands above the field, into view too.
    control?.closest('.mantine-InputWrapper-root')?.scrollIntoView({ block: 'nearest' });
    control?.focus();
  });
}
