/*
 * The value of an <input type="datetime-local">: local time to the minute, without a time zone.
 */

export function toDatetimeLocal(instant: Date | null): string {
  if (!instant) return '';
  const local = new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

export function fromDatetimeLocal(text: string): string | null {
  if (text === '') return null;
  const instant = new Date(text);
  // An invalid date is sent as it is, so that the schema refuses it.
  return Number.isNaN(instant.getTime()) ? text : instant.toISOString();
}
