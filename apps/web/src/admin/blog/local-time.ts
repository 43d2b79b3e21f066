/*
 * An instant in a field of the browser's own for date and time, which knows only the clock on the wall.
 */

export function toLocalField(instant: Date | null): string {
  if (!instant) return '';
  const local = new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

export function fromLocalField(text: string): string | null {
  return text === '' ? null : new Date(text).toISOString();
}
