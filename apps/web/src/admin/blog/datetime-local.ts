import { clockInIndia, momentInIndia } from '@site/schema/time';

/*
 * The value of an <input type="datetime-local">: the time in India to the minute, without a time zone. The browser's own time
 * zone does not matter, because every other date on the screen is on the agency's clock.
 */

export function toDatetimeLocal(instant: Date | null): string {
  return instant ? clockInIndia(instant).toISOString().slice(0, 16) : '';
}

export function fromDatetimeLocal(text: string): string | null {
  if (text === '') return null;
  const instant = momentInIndia(text);
  // An invalid date is returned as typed, and the schema rejects it with a message.
  return Number.isNaN(instant.getTime()) ? text : instant.toISOString();
}
