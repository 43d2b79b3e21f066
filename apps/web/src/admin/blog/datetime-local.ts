/*
 * An instant in a field of the browser's own for date and time, which knows only the clock on the wall.
 */

export function toDatetimeLocal(instant: Date | null): string {
  if (!instant) return '';
  const local = new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

export function fromDatetimeLocal(text: string): string | null {
  if (text === '') return null;
  const instant = new Date(text);
  // What is no time at all is for the rules to refuse.
  return Number.isNaN(instant.getTime()) ? text : instant.toISOString();
}
