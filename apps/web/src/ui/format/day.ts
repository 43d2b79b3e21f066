import { AFTER_THE_WAR, clockInIndia } from '@site/schema/india';
import { TIME_ZONE } from '@site/schema/site';

const day = formatOf({ dateStyle: 'long' });
const time = formatOf({ timeStyle: 'short' });

export const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** "October 14, 2025" */
export function formatDay(date: Date): string {
  if (!(date.getTime() >= AFTER_THE_WAR)) return day().format(date);
  const there = clockInIndia(date);
  return `${months[there.getUTCMonth()]} ${there.getUTCDate()}, ${there.getUTCFullYear()}`;
}

/** "3:05 PM IST": it says whose clock it is, which may not be the reader's. */
export function formatTime(date: Date): string {
  return `${time().format(date)} IST`;
}

/** "12,34,567", as numbers are written in India. */
export function formatCount(value: number): string {
  return String(value).replace(/\d(?=(\d\d)*\d{3}$)/g, '$&,');
}

/** Made when it is first used: it takes the browser longer than the rest of a page's modules together. */
function formatOf(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let made: Intl.DateTimeFormat | undefined;
  // One zone for server and browser: a page must not change its dates when it wakes up.
  return () => {
    made ??= new Intl.DateTimeFormat('en-US', { ...options, timeZone: TIME_ZONE });
    return made;
  };
}
