import { TIME_ZONE } from '@site/schema/site';
import { clockInIndia, FIXED_OFFSET_SINCE } from '@site/schema/time';

const dayFormat = lazyFormat({ dateStyle: 'long' });
const timeFormat = lazyFormat({ timeStyle: 'short' });

export const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** "October 14, 2025" */
export function formatDay(date: Date): string {
  if (!(date.getTime() >= FIXED_OFFSET_SINCE)) return dayFormat().format(date);
  const indian = clockInIndia(date);
  return `${months[indian.getUTCMonth()]} ${indian.getUTCDate()}, ${indian.getUTCFullYear()}`;
}

/** "Oct 14, 3:05 PM", if the time zone is stated nearby. */
export function formatShortDay(date: Date): string {
  const indian = clockInIndia(date);
  return `${months[indian.getUTCMonth()]?.slice(0, 3)} ${indian.getUTCDate()}, ${timeFormat().format(date)}`;
}

/** "3:05 PM IST" */
export function formatTime(date: Date): string {
  return withZone(timeFormat().format(date));
}

/** "October 14, 2025, 3:05 PM IST" */
export const formatMoment = (date: Date): string => `${formatDay(date)}, ${formatTime(date)}`;

/** Names the time zone of a time in India, because it may differ from the reader's. */
export function withZone(time: string): string {
  return `${time} IST`;
}

/** "12,34,567", as numbers are written in India. */
export function formatCount(value: number): string {
  return String(value).replace(/\d(?=(\d\d)*\d{3}$)/g, '$&,');
}

/** Created on first use: creating one takes a browser longer than the rest of a page's modules together. */
function lazyFormat(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let format: Intl.DateTimeFormat | undefined;
  // A fixed time zone, so that hydration renders the same dates as the server.
  return () => {
    format ??= new Intl.DateTimeFormat('en-US', { ...options, timeZone: TIME_ZONE });
    return format;
  };
}
