/** Focuses the field with one of these names that comes first on the page; in a list, the row that says it is invalid. */
export function focusFirstField(names: readonly string[]) {
  requestAnimationFrame(() => {
    const fields = document.querySelectorAll<HTMLElement>('[data-field]');
    const first = [...fields].find(({ dataset }) => names.includes(dataset.field ?? ''));
    const control = first?.matches('input, textarea, button')
      ? first
      : ['input[data-invalid]', 'input, textarea, [contenteditable]', 'button']
          .map((selector) => first?.querySelector<HTMLElement>(selector))
          .find(Boolean);
    // Scrolls the label, which stands above the field, into view too.
    control?.closest('.mantine-InputWrapper-root')?.scrollIntoView({ block: 'nearest' });
    control?.focus();
  });
}
