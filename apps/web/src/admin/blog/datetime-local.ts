import { clockIn, momentIn } from '@site/schema/zone-clock';

/*
 * The value of an <input type="datetime-local">: the time in the zone of the agency to the minute. The browser's own
 * zone does not matter, because every other date on the screen is on the agency's clock.
 */

export function toDatetimeLocal(timeZone: string, instant: Date | null): string {
  return instant ? clockIn(timeZone, instant).toISOString().slice(0, 16) : '';
}

export function fromDatetimeLocal(timeZone: string, text: string): string | null {
  if (text === '') return null;
  const instant = momentIn(timeZone, text);
  // An invalid date is returned as typed, and the schema rejects it with a message.
  return Number.isNaN(instant.getTime()) ? text : instant.toISOString();
}
