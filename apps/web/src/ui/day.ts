import { TIME_ZONE } from '@site/schema/site';

// One zone for server and browser: a page must not change its dates when it wakes up.
const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: TIME_ZONE });

/** "October 14, 2025" */
export function formatDay(date: Date): string {
  return format.format(date);
}

const momentFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: TIME_ZONE });

/** "October 14, 2025 at 3:05 PM", in India. */
export function formatMoment(date: Date): string {
  return momentFormat.format(date);
}

const count = new Intl.NumberFormat('en-IN');

export function formatCount(value: number): string {
  return count.format(value);
}
