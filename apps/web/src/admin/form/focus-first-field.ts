/** Goes to the first of the fields, in the order of the page, not of the rules. */
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
