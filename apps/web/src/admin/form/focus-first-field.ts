/** Focuses the field with one of these names that comes first on the page. */
export function focusFirstField(names: readonly string[]) {
  requestAnimationFrame(() => {
    const fields = document.querySelectorAll<HTMLElement>('[data-field]');
    const first = [...fields].find(({ dataset }) => names.includes(dataset.field ?? ''));
    const control = first?.matches('input, textarea, button')
      ? first
      : (first?.querySelector<HTMLElement>('input, textarea, [contenteditable]') ?? first?.querySelector('button'));
    control?.focus();
  });
}
