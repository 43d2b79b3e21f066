/** Moves the focus to an element that the next render adds or enables. */
export const focusAfterRender = (id: string): void => void setTimeout(() => document.getElementById(id)?.focus());
