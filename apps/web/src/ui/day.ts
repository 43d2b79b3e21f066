import { TIME_ZONE } from '@site/schema/site';

// One zone for server and browser: a page must not change its dates when it wakes up.
const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: TIME_ZONE });

/** "October 14, 2025" */
export function formatDay(date: Date): string {
  return format.format(date);
}

const timeFormat = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: TIME_ZONE });

/** "3:05 PM IST": it says whose clock it is, which may not be the reader's. */
export function formatTime(date: Date): string {
  return `${timeFormat.format(date)} IST`;
}

const count = new Intl.NumberFormat('en-IN');

export function formatCount(value: number): string {
  return count.format(value);
}
